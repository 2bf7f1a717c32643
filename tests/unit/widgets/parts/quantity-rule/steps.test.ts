import { describe, expect, it } from 'vitest';
import { lastQuantity, stepQuantity } from '../../../../../widgets/parts/quantity-rule/index.js';

describe('stepQuantity', () => {
  const any = { min: 1, max: 9999, step: 1, base: 1 };
  const sixes = { min: 6, max: 60, step: 6, base: 6 };

  it.each([
    ['6', 1, 12],
    ['12', -1, 6],
    ['6', -1, 6],
    ['7', 1, 12],
    ['7', -1, 6],
    ['60', 1, 60],
    ['1', 1, 6],
    ['1', -1, 1],
    ['abc', 1, 12],
  ] as const)('goes in sixes from %s by %i to %i', (text, delta, next) => {
    expect(stepQuantity(text, delta, sixes, 60)).toBe(next);
    expect(stepQuantity(text, delta, sixes, 64)).toBe(next);
  });

  it('counts the steps from the value of the markup where no minimum is', () => {
    expect(stepQuantity('3', 1, { min: 1, max: 9999, step: 2, base: 3 }, 9999)).toBe(5);
    expect(stepQuantity('3', -1, { min: 1, max: 9999, step: 2, base: 3 }, 9999)).toBe(1);
  });

  it.each([
    ['1', 1, 9999, 2],
    ['1', -1, 9999, 1],
    ['5', -1, 9999, 4],
    // storefront §9: "Quantity input 1 to 9999."
    ['9999', 1, 9999, 9999],
    ['3', 1, 3, 3],
    ['12', 1, 3, 3],
    ['NaN', 1, 9999, 2],
    ['1.5', -1, 9999, 1],
    ['1', 1, 0, 1],
  ] as const)('goes from %s by %i with %i available to %i', (text, delta, available, next) => {
    expect(stepQuantity(text, delta, any, available)).toBe(next);
  });
});

describe('lastQuantity', () => {
  it.each([
    [64, 60],
    [60, 60],
    [5, 0],
  ])('of sixes up to %i is %i', (most, last) => {
    expect(lastQuantity({ min: 6, max: 60, step: 6, base: 6 }, most)).toBe(last);
  });
});
