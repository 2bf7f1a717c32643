import { describe, expect, it } from 'vitest';
import { minimumProblem } from '../../../../../widgets/parts/cart-contents/minimum-subtotal.js';
import { cartOf } from '../../elements/cart-pill/fake-cart.js';

describe('minimumProblem', () => {
  // storefront §8: 'To check out, your order subtotal must be {subtotal} or more.'
  it('is said below the minimum, in the cart’s currency and the reader’s locale', () => {
    const cart = cartOf({ subtotalCents: 1999, minimumSubtotalCents: 2000 });
    expect(minimumProblem(cart, 'en-US')).toBe(
      'To check out, your order subtotal must be $20.00 or more.',
    );
    const yen = cartOf({ currency: 'JPY', subtotalCents: 1, minimumSubtotalCents: 3000 });
    expect(minimumProblem(yen, 'en-US')).toBe(
      'To check out, your order subtotal must be ¥3,000 or more.',
    );
  });

  it.each([
    [2000, 2000],
    [2001, 2000],
    [1, 0],
    [0, 0],
  ])('is no problem with %i of %i', (subtotalCents, minimumSubtotalCents) => {
    expect(minimumProblem(cartOf({ subtotalCents, minimumSubtotalCents }), 'en-US')).toBeNull();
  });
});
