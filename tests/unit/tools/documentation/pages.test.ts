import { describe, expect, it } from 'vitest';
import { finishPage } from '../../../../tools/documentation/pages/finish-page.js';
import { readGuide } from '../../../../tools/documentation/pages/guide.js';
import { textOf, words } from '../../../../tools/documentation/pages/html.js';
import { readMarkdownPage } from '../../../../tools/documentation/pages/markdown.js';
import {
  createLinkResolver,
  relativeAddress,
} from '../../../../tools/documentation/pages/resolve-link.js';
import { createSlugs, slugOf } from '../../../../tools/documentation/pages/slug.js';

const finish = (markdown: string) =>
  finishPage(readMarkdownPage('guides/test', markdown), createLinkResolver('guides/test', {}));

describe('the text of a definition', () => {
  it.each([
    ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
    ['Set `product-id`.', 'Set <code>product-id</code>.'],
    ['`<b>`', '<code>&lt;b&gt;</code>'],
  ])('%s becomes %s', (text, html) => {
    expect(words(text)).toBe(html);
    expect(textOf(html)).toBe(text.replaceAll('`', ''));
  });
});

describe('the anchor of a heading', () => {
  it.each([
    ['Getting started', 'getting-started'],
    ['configure()', 'configure'],
    ['vitrine-added', 'vitrine-added'],
    ['GET /api/cart', 'get-apicart'],
    ['Größe & Maß', 'größe--maß'],
  ])('%s: %s', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('gets a number when it is taken', () => {
    const slug = createSlugs(['taken']);
    expect(['Taken', 'New', 'New', '!'].map(slug)).toEqual(['taken-1', 'new', 'new-1', 'section']);
  });
});

describe('the address from one page to another', () => {
  it.each([
    ['index', 'assets/docs.css', 'assets/docs.css'],
    ['guides/forms', 'assets/docs.css', '../assets/docs.css'],
    ['guides/forms', 'guides/themes', 'themes'],
    ['reference/elements/price', 'reference/events', '../events'],
    ['reference/elements/price', 'index.html', '../../index.html'],
    ['guides/forms', '', '../'],
    ['reference/elements/price', 'reference/elements', '../elements'],
  ])('%s → %s is %s', (from, to, address) => {
    expect(relativeAddress(from, to)).toBe(address);
  });
});

describe('a link', () => {
  const resolve = createLinkResolver('guides/test', { 'guide-forms--docs': 'guides/forms' });

  it.each([
    ['../reference/events.md#vitrine-added', '../reference/events.html#vitrine-added'],
    ['forms.md', 'forms.html'],
    ['#here', '#here'],
    ['https://example.com/a.md', 'https://example.com/a.md'],
    ['?path=/docs/guide-forms--docs', 'forms.html'],
  ])('%s leads to %s', (address, expected) => {
    expect(resolve(address)).toBe(expected);
  });

  it('to a document of Storybook that is no page is refused', () => {
    expect(() => resolve('?path=/docs/gone--docs')).toThrow(
      expect.objectContaining({ code: 'no-such-story' }),
    );
  });
});

describe('a page of Markdown', () => {
  it('has its title, and its first paragraph as one sentence', () => {
    expect(readMarkdownPage('a', '# Title\n\nWhat `it` is\nfor.\n\nMore.')).toMatchObject({
      title: 'Title',
      summary: 'What it is for.',
    });
  });

  it.each([
    ['no-title', 'Text.'],
    ['no-summary', '# Title\n\n- only a list'],
  ])('is refused: %s', (code, markdown) => {
    expect(() => readMarkdownPage('a', markdown)).toThrow(expect.objectContaining({ code }));
  });

  it('gets anchors, an outline and links to pages', () => {
    const { body, outline } = finish('# Title\n\nText.\n\n## Two `words`\n\n[a](b.md)');
    expect(outline.map(({ level, id }) => [level, id])).toEqual([
      [1, 'title'],
      [2, 'two-words'],
    ]);
    expect(body).toContain('<h2 id="two-words">Two <code>words</code><a class="anchor"');
    expect(body).toContain('<a href="b.html">');
  });

  it('leaves the ids of the frame to the frame', () => {
    expect(finish('# T\n\nText.\n\n## Search').outline.at(-1)?.id).toBe('search-1');
  });

  it('frames code with its file and keeps its text', () => {
    const { body } = finish('# T\n\nText.\n\n```html file=index.html\n<b>&amp;</b>\n```');
    expect(body).toContain('<figcaption>index.html</figcaption>');
    const [, code = ''] = /<pre tabindex="0"><code>([^]*)<\/code><\/pre>/.exec(body) ?? [];
    expect(textOf(code)).toBe('<b>&amp;</b>');
    expect(code).toContain('hljs-name');
  });

  it('puts a table into a box that scrolls by keyboard', () => {
    const { body } = finish('# T\n\nText.\n\n| a |\n| - |\n| b |');
    expect(body).toMatch(/<div class="table" role="group" tabindex="0" aria-label="Table"><table>/);
  });

  it('is found by its headings and by the rows that have a name', () => {
    const row =
      '<table><tbody><tr><td><code id="x">name</code></td><td>Means this.</td></tr></tbody></table>';
    const { entries } = finish(`# T\n\nText.\n\n## Part\n\nWords.\n\n${row}`);
    expect(entries).toEqual([
      { address: 'guides/test.html', title: 'T', page: 'T', text: 'Text.' },
      { address: 'guides/test.html#part', title: 'Part', page: 'T', text: 'Words.' },
      { address: 'guides/test.html#x', title: 'name', page: 'T', text: 'Means this.' },
    ]);
  });
});

describe('a guide of Storybook', () => {
  it('has links and pictures of its own place, and a link where Storybook has a live piece', () => {
    const html =
      '<h1>Themes</h1><p>Looks.</p><div class="data-table"><table></table></div>' +
      '<img src="./theme-pictures/calm.webp" alt=""/><iframe title="The editor" src="x"></iframe>';
    const { body } = readGuide('guides/themes', html, 'theme-pictures');
    expect(body).toBe(
      '<h1>Themes</h1><p>Looks.</p><table></table><img src="../theme-pictures/calm.webp" alt=""/>' +
        '<p>The editor: it runs in <a href="../guides/storybook.md">Storybook</a>.</p>',
    );
  });
});
