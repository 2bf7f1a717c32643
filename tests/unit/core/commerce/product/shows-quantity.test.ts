import { describe, expect, it } from 'vitest';
import { showsQuantity } from '../../../../../core/commerce/product/index.js';
import { apron, mug } from './fixtures.js';

const site = (allowMultipleQuantityForServices: boolean) => ({
  storeSettings: {
    allowMultipleQuantityForServices,
    soldOutLabel: null,
    saleLabel: null,
    addToCartLabel: null,
  },
});

describe('showsQuantity', () => {
  // storefront §5: "shown only for physical products, or service products when the site allows multiple quantity (default
  // allowed), not for subscribable items, and only when total stock is above 1."
  it.each([
    ['physical', 1, true, true],
    ['physical', 1, false, true],
    ['service', 3, true, true],
    ['service', 3, false, false],
    ['digital', 2, true, false],
    ['gift-card', 4, true, false],
    ['unknown', 9, true, false],
  ])(
    'for a %s product (%d), services in number allowed %s, is %s',
    (_, productType, allowed, expected) => {
      expect(showsQuantity(mug(5, { productType }), site(allowed))).toBe(expected);
    },
  );

  it.each([
    [0, false],
    [1, false],
    [2, true],
    ['unlimited', true],
  ] as const)('with stock %s is %s', (stock, expected) => {
    expect(showsQuantity(mug(stock), site(true))).toBe(expected);
  });

  it('counts the stock of all variants together', () => {
    expect(showsQuantity(apron(), site(true))).toBe(true);
  });

  it('is false where the shop sells one quantity alone: of the chosen variant, or of all', () => {
    const fixed = { quantityRule: { minimum: 1, maximum: 1, multipleOf: 1 } };
    expect(showsQuantity(mug(5, fixed), site(true))).toBe(false);
    const product = apron();
    const [first, ...others] = product.variants;
    const variants = [{ ...first!, ...fixed }, ...others];
    expect(showsQuantity({ ...product, variants }, site(true))).toBe(true);
    expect(showsQuantity({ ...product, variants }, site(true), variants[0])).toBe(false);
    expect(showsQuantity({ ...product, variants }, site(true), variants[1])).toBe(true);
  });

  it('is false for what is subscribed to', () => {
    expect(showsQuantity(mug(5, { isSubscribable: true }), site(true))).toBe(false);
  });
});
