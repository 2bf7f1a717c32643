import { describe, expect, it } from 'vitest';
import { contentFormatters } from '../../../../../../core/template/formatters/content/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: contentFormatters });

const soldOutOnSale = { productType: 1, variants: [{ onSale: true, qtyInStock: 0 }] };

describe('item-classes', () => {
  // platform §3: "categories, tags, author displayName, starred, promotedBlockType"
  it.each<[Value, string]>([
    [{}, 'hentry post-type-'],
    [{ recordTypeLabel: 'text' }, 'hentry post-type-text'],
    [
      {
        promotedBlockType: 'Image',
        categories: ['A b', 'C'],
        tags: ['D'],
        author: { displayName: 'Jo Doe' },
        recordTypeLabel: 'text',
        starred: true,
      },
      'hentry promoted promoted-block-image category-a-b category-c tag-d author-jo-doe post-type-text featured',
    ],
    [
      { author: { displayName: '' }, categories: [], tags: 'x', starred: 0, recordTypeLabel: 'a' },
      'hentry post-type-a',
    ],
    [
      { recordType: 11, structuredContent: soldOutOnSale, recordTypeLabel: 'p' },
      'hentry post-type-p on-sale sold-out',
    ],
    [
      {
        recordType: 11,
        structuredContent: { productType: 1, variants: [{ onSale: true, unlimited: true }] },
        recordTypeLabel: 'p',
      },
      'hentry post-type-p on-sale',
    ],
    [
      { recordType: 1, structuredContent: soldOutOnSale, recordTypeLabel: 'p' },
      'hentry post-type-p',
    ],
  ])('of %j are %s', (item, expected) => {
    expect(render('{@|item-classes}', item)).toBe(expected);
  });

  it('say the position in a list', () => {
    const template = '{.repeated section a}{@|item-classes};{.end}';
    expect(render(template, { a: [{ recordTypeLabel: 'x' }, { recordTypeLabel: 'y' }] })).toBe(
      'hentry post-type-x article-index-1;hentry post-type-y article-index-2;',
    );
  });

  it('are looked up around the item, but for what it is', () => {
    const data = {
      a: { x: 1 },
      recordType: 11,
      structuredContent: soldOutOnSale,
      starred: true,
      tags: ['t'],
    };
    expect(render('{a|item-classes}', data)).toBe('hentry tag-t post-type- featured');
  });

  it('cannot leave their attribute', () => {
    const item = { recordTypeLabel: '"><b>', tags: ['"><b>'] };
    expect(render('{@|item-classes}', item)).toBe('hentry tag-b post-type-&quot;&gt;&lt;b&gt;');
  });
});
