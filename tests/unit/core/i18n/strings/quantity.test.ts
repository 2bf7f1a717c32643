import { describe, expect, it } from 'vitest';
import { quantityStrings } from '../../../../../core/i18n/index.js';
import { quantityFieldStrings } from '../../../../../core/i18n/strings/quantity-field.js';

describe('quantityStrings', () => {
  it('has the sentences of storefront §5, with and without a point', () => {
    expect(quantityStrings('quantityNotNumeric')).toBe('Quantity must be a number.');
    expect(quantityStrings('quantityNotWhole')).toBe('Quantity must be a whole number');
  });

  it('names its controls', () => {
    expect(quantityFieldStrings('increaseOf', { title: 'Mug' })).toBe('Increase quantity of Mug');
    expect(quantityFieldStrings('decreaseOf', { title: 'Mug' })).toBe('Decrease quantity of Mug');
  });

  it('explains why no more can be had', () => {
    expect(quantityFieldStrings('alreadyInCart', { inCart: 2, available: 1 })).toBe(
      'You already have 2 in your cart; 1 more available.',
    );
    expect(quantityFieldStrings('onlyLeft', { count: 3 })).toBe('Only 3 left');
  });
});
