// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { priceView } from '../../../../../../shop/pages/views/parts/price.js';
import { usd } from '../../../../core/commerce/product/fixtures.js';
import { productOf, type VariantRow } from '../products.js';

describe('priceView', () => {
  it.each<[string, readonly VariantRow[], ReturnType<typeof priceView>]>([
    ['one price', [{}], { from: null, current: usd('5.00'), regular: null }],
    [
      'one price of several variants',
      [{ size: 'S' }, { size: 'L' }],
      { from: null, current: usd('5.00'), regular: null },
    ],
    [
      'the lowest price where they differ',
      [{ size: 'S', price: '7.50' }, { size: 'L' }],
      { from: 'from $5.00', current: usd('5.00'), regular: null },
    ],
    [
      'what it was, while it is on sale',
      [{ sale: '4.00' }],
      { from: null, current: usd('4.00'), regular: usd('5.00') },
    ],
    [
      'no sale that only some are in',
      [{ size: 'S', price: '9.00', sale: '5.00' }, { size: 'L' }],
      { from: null, current: usd('5.00'), regular: null },
    ],
  ])('tells %s', (_, rows, expected) => {
    expect(priceView(productOf(rows))).toMatchObject(
      expected.from === null ? expected : { from: expected.from },
    );
  });
});
