import { describe, expect, it } from 'vitest';
import { describeChoice } from '../../../../../widgets/elements/variant-picker/describe-choice.js';
import { mugJson, readProduct } from '../product/sample-products.js';

const product = readProduct(mugJson);

describe('describeChoice', () => {
  it.each([
    [0, 'Blue, S: $30.00, 3 left.'],
    [1, 'Blue, L: $42.00, sold out.'],
    [2, 'Clay, S: $24.00.'],
  ])('describes variant %i', (index, expected) => {
    const variant = product.variants[index] ?? null;

    expect(describeChoice({ product, variant }, 'en-US')).toBe(expected);
  });

  it('says nothing while an option is open', () => {
    expect(describeChoice({ product, variant: null }, 'en-US')).toBeNull();
  });
});
