import { describe, expect, it } from 'vitest';
import { quantityStrings } from '../../../../../core/i18n/index.js';

describe('quantityStrings', () => {
  it('has the sentences of storefront §5, with and without a point', () => {
    expect(quantityStrings('quantityNotNumeric')).toBe('Quantity must be a number.');
    expect(quantityStrings('quantityNotWhole')).toBe('Quantity must be a whole number');
  });

  it('names its controls', () => {
    expect(quantityStrings('increaseOf', { title: 'Mug' })).toBe('Increase quantity of Mug');
    expect(quantityStrings('decreaseOf', { title: 'Mug' })).toBe('Decrease quantity of Mug');
  });

  it('explains why no more can be had', () => {
    expect(quantityStrings('alreadyInCart', { inCart: 2, available: 1 })).toBe(
      'You already have 2 in your cart; 1 more available.',
    );
    expect(quantityStrings('onlyLeft', { count: 3 })).toBe('Only 3 left');
  });
});
