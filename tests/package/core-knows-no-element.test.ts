import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const elements = readdirSync('widgets/elements').join('|');
/** A tag as a whole word; `data-vitrine-…` attributes, ids and class names are none. */
const tagName = new RegExp(`(?<![\\w-])vitrine-(?:${elements})(?![\\w-])`, 'g');
const tagsIn = (text: string) => [...text.matchAll(tagName)].map(([tag]) => tag);

/** The formatters of page templates print the elements; nothing else in core may know them. */
const files = readdirSync('core', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.startsWith('template/'),
);

describe('core', () => {
  it('knows no element', () => {
    const found = files.flatMap((file) =>
      tagsIn(readFileSync(`core/${file}`, 'utf8')).map((tag) => `${file}: ${tag}`),
    );
    expect(found).toEqual([]);
  });

  it('is searched as a whole, for every tag', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(tagsIn("'vitrine-add-to-cart' <vitrine-cart load> `vitrine-product`")).toEqual([
      'vitrine-add-to-cart',
      'vitrine-cart',
      'vitrine-product',
    ]);
    expect(tagsIn('data-vitrine-form #vitrine-site vitrine-product-loaded')).toEqual([]);
  });
});
