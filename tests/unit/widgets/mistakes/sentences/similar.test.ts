import { describe, expect, it } from 'vitest';
import { similarName } from '../../../../../widgets/mistakes/sentences/similar.js';

const known = ['product-id', 'after-add', 'sku', 'quantity', 'src', 'label', 'express'];

describe('similarName', () => {
  it.each([
    ['productid', 'product-id'],
    ['productId', 'product-id'],
    ['product_id', 'product-id'],
    ['prodcut-id', 'product-id'],
    ['qantity', 'quantity'],
    ['afteradd', 'after-add'],
    ['skuu', 'sku'],
    ['expres', 'express'],
    ['scr', 'src'],
  ])('takes %s for %s', (name, meant) => {
    expect(similarName(name, known)).toBe(meant);
  });

  it.each(['colour', 'price', 'x', 'data-foo', 'label-for-the-button'])(
    'takes %s for none',
    (name) => {
      expect(similarName(name, known)).toBeNull();
    },
  );
});
