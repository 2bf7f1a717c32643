import { describe, expect, it } from 'vitest';
import { createSite } from '../../../../../core/template/site/index.js';
import { withPictureSources } from '../../../../../core/template/site/picture-sources.js';

describe('the source of a picture', () => {
  it.each([
    [
      '<img data-src="/a.jpg" alt="A" />',
      '<img src="/a.jpg" loading="lazy" data-src="/a.jpg" alt="A" />',
    ],
    [
      '<img\n alt="a > b" data-src="/a?b=1&amp;c=2">',
      '<img src="/a?b=1&amp;c=2" loading="lazy"\n alt="a > b" data-src="/a?b=1&amp;c=2">',
    ],
    [
      '<img loading="eager" data-src="/a.jpg">',
      '<img src="/a.jpg" loading="eager" data-src="/a.jpg">',
    ],
    [
      '<img alt="x src=y" data-src="/a.jpg">',
      '<img src="/a.jpg" loading="lazy" alt="x src=y" data-src="/a.jpg">',
    ],
  ])('of %s is added', (html, expected) => {
    expect(withPictureSources(html)).toBe(expected);
  });

  it.each([
    '<img src="/small.jpg" data-src="/a.jpg">',
    '<img alt="none">',
    '<img data-src="">',
    '<image data-src="/a.jpg">',
    '<div data-src="/a.jpg"></div>',
    '<!-- <img data-src="/a.jpg"> -->',
    `<script>show('<img data-src="/a.jpg">')</script>`,
    '<script type="text/x-template"><img data-src="/a.jpg"></script>',
    '<textarea><img data-src="/a.jpg"></textarea>',
  ])('is left alone in %s', (html) => {
    expect(withPictureSources(html)).toBe(html);
  });

  it.each(['<img data-src="', '<!--', '<script ', "<img '", '<img a="b" '])(
    'is read once however often %s is left open',
    (start) => {
      const open = start.repeat(50_000);
      expect(withPictureSources(open) === open).toBe(true);
    },
  );

  it('is there on pages of a site', async () => {
    const site = createSite({
      files: {
        'site.region': '{squarespace.main-content}',
        'collections/blog.list': '{.repeated section items}<img {@|image-meta} />{.end}',
      },
      data: { collections: [{ urlId: 'blog', items: [{ title: 'A', assetUrl: '/a.jpg' }] }] },
    });
    expect((await site.render({ path: '/' })).body).toContain(
      '<img src="/a.jpg" loading="lazy" data-src',
    );
  });
});
