// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { statusView } from '../../../../../../shop/pages/views/parts/status.js';
import { productOf, type VariantRow } from '../products.js';

describe('statusView', () => {
  it.each<[string, readonly VariantRow[], ReturnType<typeof statusView>]>([
    ['nothing of what is there at its price', [{}], null],
    ['a sale', [{ sale: '4.00' }], { kind: 'sale', label: 'sale' }],
    [
      'sold out before a sale',
      [{ sale: '4.00', stock: 0 }],
      { kind: 'sold-out', label: 'sold out' },
    ],
  ])('says %s', (_, rows, expected) => {
    expect(statusView(productOf(rows))).toEqual(expected);
  });
});
