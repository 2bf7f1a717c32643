import { describe, expect, it } from 'vitest';
import { commercePredicates } from '../../../../../core/template/predicates/commerce.js';
import type { Value } from '../../../../../core/template/values.js';
import { renderWith } from '../render-with.js';

const render = renderWith({ predicates: commercePredicates });
const all = ['has-variants?', 'on-sale?', 'sold-out?', 'varied-prices?'];

/** The predicates that hold. */
function holding(item: Value): string[] {
  return all.filter((name) => render(`{.${name}}yes{.end}`, item) === 'yes');
}

const product = (productType: Value, ...variants: Value[]) => ({
  structuredContent: { productType, variants },
});
const inStock = { qtyInStock: 1, price: 100 };

describe('of a product', () => {
  it.each<[string, Value, string[]]>([
    ['in stock', product(1, inStock), []],
    ['sold out', product(1, { qtyInStock: 0 }), ['sold-out?']],
    ['sold out, as text', product('1', { qtyInStock: '0' }), ['sold-out?']],
    ['unlimited', product(3, { unlimited: true }), []],
    ['with two variants', product(1, inStock, inStock), ['has-variants?']],
    [
      'with varied prices',
      product(4, inStock, { ...inStock, price: 200 }),
      ['has-variants?', 'varied-prices?'],
    ],
    [
      'with one on sale',
      product(1, inStock, { ...inStock, onSale: true }),
      ['has-variants?', 'on-sale?', 'varied-prices?'],
    ],
    ['that is a gift card on sale', product(4, { onSale: true }), []],
    ['that is digital', product(2, inStock, inStock), []],
    [
      'that is digital and on sale',
      { structuredContent: { productType: 2, onSale: true } },
      ['on-sale?'],
    ],
    ['of an unknown type', product(5, inStock, inStock), ['has-variants?', 'sold-out?']],
    ['without content', {}, ['sold-out?']],
    ['that is none', 'x', ['sold-out?']],
    ['whose variants are none', product(1, ...[]), ['sold-out?']],
    [
      'whose variants are no list',
      { structuredContent: { productType: 1, variants: { a: 1 } } },
      ['sold-out?'],
    ],
  ])('%s they hold right', (_, item, names) => {
    expect(holding(item)).toEqual(names);
  });
});
