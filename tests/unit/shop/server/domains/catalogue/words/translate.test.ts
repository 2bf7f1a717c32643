// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { catalogueWords } from '../../../../../../../examples/marram/words/catalogue-words.js';
import type { GoodsWords } from '../../../../../../../examples/marram/words/types.js';
import { price, withOptions } from '../../../../../../../examples/marram/catalogue/build.js';
import { toProductJson } from '../../../../../../../shop/server/domains/catalogue/product-json.js';
import { createDictionary } from '../../../../../../../shop/server/domains/catalogue/words/dictionary.js';
import { translateProduct } from '../../../../../../../shop/server/domains/catalogue/words/translate-product.js';
import { translateQuery } from '../../../../../../../shop/server/domains/catalogue/words/translate-query.js';

const jug = withOptions(
  {
    urlId: 'jug',
    title: 'Jug',
    category: 'Table',
    excerpt: 'A jug.',
    description: ['It pours.', 'It holds water.'],
    alt: 'A jug in {value}.',
    scenes: { use: 'The jug in use.' },
    customAddButtonText: 'Take it',
  },
  {
    sku: 'JUG',
    options: ['Colour'],
    price: price(100, 100, 100),
    stock: { Oat: 1, Sea: 1 },
    pictured: 'Colour',
    closer: { near: 'The {value} jug from near.' },
  },
);

const words: GoodsWords = {
  categories: { Table: 'Tisch' },
  options: { Colour: { name: 'Farbe', values: { Oat: 'Hafer', Sea: 'Meer' } } },
  products: {
    jug: {
      kind: 'Krug',
      excerpt: 'Ein Krug.',
      description: ['Er gießt.', 'Er hält Wasser.'],
      alt: 'Ein Krug in {value}.',
      scenes: { use: 'Der Krug im Gebrauch.' },
      closer: { near: 'Der Krug in {value} aus der Nähe.' },
      customAddButtonText: 'Nehmen',
    },
  },
  facts: {},
};
const german = createDictionary('de', catalogueWords([jug], words));
const japanese = createDictionary(
  'ja',
  catalogueWords([jug], {
    ...words,
    options: { Colour: { name: '色', values: { Oat: 'オーツ', Sea: 'シー' } } },
  }),
);

function toJson({ id, urlId, variants, additionalFieldsForm: _form, ...details }: typeof jug) {
  const rows = variants.map(({ salePrices: _sale, image, ...variant }) => ({
    ...variant,
    sale_prices: null,
    image: image ?? null,
    stock: 1,
  }));
  return toProductJson({ id, url_id: urlId, details, variants: rows, form: null }, 'USD');
}
const translate = (seed: typeof jug) => translateProduct(toJson(seed), german, (form) => form);

describe('translateProduct', () => {
  it('translates texts, options, colours and pictures', () => {
    const product = translate(jug);
    expect(product).toMatchObject({
      title: 'Jug',
      category: 'Table',
      excerpt: 'Ein Krug.',
      description: ['Er gießt.', 'Er hält Wasser.'],
      customAddButtonText: 'Nehmen',
      variantOptionOrdering: ['Farbe'],
    });
    expect(Object.keys(product.optionColors?.['Farbe'] ?? {})).toEqual(['Hafer', 'Meer']);
    expect(product.images.map(({ altText }) => altText)).toEqual([
      'Ein Krug in Hafer.',
      'Ein Krug in Meer.',
      'Der Krug im Gebrauch.',
    ]);
    expect(product.variants.map(({ sku, attributes }) => [sku, attributes])).toEqual([
      ['JUG-OAT', { Farbe: 'Hafer' }],
      ['JUG-SEA', { Farbe: 'Meer' }],
    ]);
    expect(product.variants[1]?.moreImages?.[0]?.altText).toBe('Der Krug in Meer aus der Nähe.');
  });

  it('leaves what the owner has changed as it is', () => {
    const product = translate({
      ...jug,
      excerpt: 'A new jug.',
      description: ['It pours.', 'New.'],
    });
    expect([product.excerpt, product.description]).toEqual(['A new jug.', ['Er gießt.', 'New.']]);
    expect(german.isTranslation('Er gießt.')).toBe(true);
    expect(german.isTranslation('A new jug.')).toBe(false);
    expect(german.value('Colour', 'constructor')).toBe('constructor');
  });
});

describe('translateQuery', () => {
  const all = [german, japanese];

  it.each([
    ['colour=Sea&sort=title', german, 'farbe=Meer&sort=title'],
    ['Colour=Sea', german, 'Farbe=Meer'],
    ['farbe=Meer&farbe=Hafer', null, 'colour=Sea&colour=Oat'],
    ['farbe=Meer', japanese, '色=シー'],
    ['farbe=Kobalt', null, 'colour=Kobalt'],
    ['farbe=Meer', german, 'farbe=Meer'],
    ['constructor=Sea&q=Meer', german, 'constructor=Sea&q=Meer'],
  ])('%s', (query, to, expected) => {
    const translated = translateQuery(new URLSearchParams(query), all, to);
    expect(decodeURIComponent(translated.toString())).toBe(expected);
  });
});
