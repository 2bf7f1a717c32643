// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { products } from '../../../../../examples/marram/catalogue/products.js';
import { ar } from '../../../../../examples/marram/words/ar/index.js';
import { pairsOf } from '../../../../../examples/marram/words/catalogue-words.js';
import { de } from '../../../../../examples/marram/words/de/index.js';
import { ja } from '../../../../../examples/marram/words/ja/index.js';
import { optionParameter } from '../../../../../core/commerce/product-filter/index.js';

const tables = Object.entries({ ar, de, ja }).map(([code, { goods }]) => [code, goods] as const);
const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];

describe.each(tables)('the catalogue in %s', (_, words) => {
  it.each(products.map((product) => [product.urlId, product] as const))(
    'has every text of %s',
    (urlId, product) => {
      const own = words.products[urlId];
      expect(own?.kind).toMatch(/\S/);
      const missing = pairsOf(product, own!, words).filter(
        ([english, translated]) => !translated || translated === english,
      );
      expect(missing).toEqual([]);
      expect(own!.description).toHaveLength(product.description.length);
    },
  );

  it('leaves no place of a value open, and fills none that English does not have', () => {
    for (const product of products) {
      const pairs = pairsOf(product, words.products[product.urlId]!, words);
      expect(pairs.flatMap(([, translated]) => placeholders(translated ?? ''))).toEqual([]);
      const own = words.products[product.urlId]!;
      const hasValue = product.variants.some(({ image }) => image !== undefined);
      const one = hasValue ? ['{value}'] : [];
      expect([product.urlId, placeholders(own.alt)]).toEqual([product.urlId, one]);
      for (const text of Object.values(own.closer ?? {})) expect(placeholders(text)).toEqual(one);
    }
  });

  it('names every option and value, each by a name of its own', () => {
    for (const { options, variants } of products) {
      for (const option of options) {
        const values = words.options[option]?.values ?? {};
        const used = new Set(variants.map(({ attributes }) => attributes[option] ?? ''));
        expect([option, [...used].filter((value) => !values[value])]).toEqual([option, []]);
      }
    }
    const named = Object.values(words.options);
    expect(new Set(named.map(({ name }) => optionParameter(name))).size).toBe(named.length);
    for (const { values } of named) {
      expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length);
    }
  });

  it('has no words for what the shop does not have', () => {
    const urlIds = products.map(({ urlId }) => urlId);
    expect(Object.keys(words.products).toSorted()).toEqual(urlIds.toSorted());
    const facts = new Set(products.flatMap((product) => Object.values(product.facts ?? {})));
    expect(Object.keys(words.facts).filter((text) => !facts.has(text))).toEqual([]);
    const categories = new Set(products.map(({ category }) => category));
    expect(Object.keys(words.categories).toSorted()).toEqual([...categories].toSorted());
  });
});

it('a translated value means one English value, whatever the language', () => {
  for (const option of Object.keys(tables[0]![1].options)) {
    const meanings = new Map<string, string>();
    for (const [, words] of tables) {
      for (const [english, translated] of Object.entries(words.options[option]?.values ?? {})) {
        expect([translated, meanings.get(translated) ?? english]).toEqual([translated, english]);
        meanings.set(translated, english);
      }
    }
  }
});
