import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';

const data = {
  website: { siteTitle: 'Salt & Co' },
  collections: [
    { urlId: 'home', title: 'Home', homepage: true, mainContent: '<p>Hello</p>' },
    {
      urlId: 'blog',
      title: 'News & more',
      items: [
        {
          title: 'Q<a>',
          urlId: 'q',
          excerpt: '<p>Short</p>',
          body: '<p>Long & "good"</p>',
          categories: ['Tea & Cups'],
        },
      ],
    },
  ],
};

const print = async (files: Record<string, string>, path: string, escape: 'none' | 'html') => {
  const { body, errors } = await createSite({ files, data, engine: { escape } }).render({ path });
  expect(errors).toEqual([]);
  return body.trim();
};

describe('the description of a page', () => {
  it('is the text of markup, escaped once', async () => {
    const site = createSite({
      files: { 'site.region': '{squarespace-headers}' },
      data: {
        collections: [
          { urlId: 'home', title: 'Home', description: '<p>Salt &amp; &quot;pepper&quot;</p>' },
        ],
      },
    });
    expect((await site.render({ path: '/' })).body).toContain(
      '<meta name="description" content="Salt &amp; &quot;pepper&quot;">',
    );
  });
});

describe("a site with escape: 'html'", () => {
  const files = {
    'site.region': '<h1>{website.siteTitle}</h1>{squarespace.main-content}',
    'collections/blog.list': '{.repeated section items}<b>{title}</b>{excerpt}{.end}',
    'collections/blog.item': '{.section item}<b>{title}</b>{.section body}{@}{.end}{.end}',
  };

  it.each([
    ['/', '<h1>Salt &amp; Co</h1><p>Hello</p>'],
    ['/blog', '<h1>Salt &amp; Co</h1><b>Q&lt;a&gt;</b><p>Short</p>'],
    ['/blog/q', '<h1>Salt &amp; Co</h1><b>Q&lt;a&gt;</b><p>Long & "good"</p>'],
  ])('%s escapes texts and leaves markup', async (path, expected) => {
    expect(await print(files, path, 'html')).toBe(expected);
  });

  it.each([
    ['{.repeated section items}{.repeated section categories}', '{@}', 'html'],
    ['{.repeated section items}{.repeated section categories}', '{@|htmltag}', 'none'],
    ['{.repeated section items}{.repeated section categories}', '{@}', 'none'],
  ] as const)(
    '%s: a tag of the host reads %s, escape %s, as the text that it is',
    async (loop, value, escape) => {
      const list = `${loop}<squarespace:query collection="blog" category="${value}">{.repeated section items}found{.end}</squarespace:query>{.end}{.end}`;
      const printed = await print(
        { 'site.region': '{squarespace.main-content}', 'collections/blog.list': list },
        '/blog',
        escape,
      );
      expect(printed).toBe('found');
    },
  );
});
