// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cartView } from '../../../../../shop/pages/views/cart.js';
import { usd } from '../../../core/commerce/product/fixtures.js';
import { cart, entry } from '../fake-cart.js';
import '../on-marram.js';

const view = (changes: Partial<typeof cart> = {}) =>
  cartView({ cart: { ...cart, ...changes }, crumb: 'the-crumb', arrived: 0, problem: null }).cart;

describe('cartView', () => {
  it.each([
    ['no cart', null],
    ['nothing in it', { ...cart, entries: [] }],
  ])('has no cart to show when there is %s', (_, given) => {
    expect(cartView({ cart: given, crumb: 'c', arrived: 0, problem: null }).cart).toBeNull();
  });

  it.each([
    [0, null],
    [1, 'The item you picked on the other page is here now.'],
    [3, 'The items you picked on the other page are here now.'],
  ])('says that %i lines have arrived', (arrived, sentence) => {
    expect(cartView({ cart, crumb: 'c', arrived, problem: null }).arrived).toBe(sentence);
  });

  it('shows an entry with options, prices and quantity', () => {
    expect(view()?.entries).toEqual([
      {
        id: 'entry/1',
        title: 'Dune Mug',
        url: '/shop/dune-mug',
        picture: { url: '/images/dune-mug-oat.svg' },
        choices: [
          { name: 'Colour', value: 'Oat' },
          { name: 'Size', value: 'Large' },
        ],
        count: 2,
        price: usd('34.00'),
        regularPrice: null,
        subtotal: usd('68.00'),
        quantity: { value: 2, min: 0, max: 9999, step: 1, label: 'Quantity of Dune Mug' },
      },
    ]);
  });

  it('does without a picture', () => {
    expect(view({ entries: [{ ...entry, imageUrl: null }] })?.entries[0]?.picture).toBeNull();
  });

  it('limits the quantity to the stock, and shows the regular price', () => {
    const entries = [{ ...entry, maxQuantity: 3, regularPriceCents: 4000 }];
    expect(view({ entries })?.entries[0]).toMatchObject({
      quantity: { max: 3 },
      regularPrice: usd('40.00'),
    });
  });

  it('shows answers beside options', () => {
    const entries = [{ ...entry, answers: [{ label: 'Engraving', text: 'For Bo' }] }];
    expect(view({ entries })?.entries[0]?.choices.at(-1)).toEqual({
      name: 'Engraving',
      value: 'For Bo',
    });
  });

  it('shows totals in the cart’s currency, without rows of 0', () => {
    expect(view({ currency: 'JPY', taxCents: 0, requiresShipping: false })?.totals).toEqual({
      rows: [{ name: 'Subtotal', amount: { value: '6800', currency: 'JPY' }, words: null }],
      totalName: 'Total',
      total: { value: '7344', currency: 'JPY' },
      included: [],
    });
  });

  const standard = { id: 's', title: 'Standard', description: '3 days', costCents: 400 };
  const location = { country: 'DE', region: '', postalCode: '26121' };

  it('names each coupon, the shipping option and each tax', () => {
    const { totals } = view({
      discountCents: 500,
      validCoupons: [{ code: 'TIDE5', title: 'Five off', discountCents: 500 }],
      shippingLocation: location,
      selectedShippingOption: standard,
      shippingCostCents: 400,
      applicableTaxRules: [{ title: 'VAT', rate: 0.19, amountCents: 544 }],
    }) ?? { totals: { rows: [] } };
    expect(totals.rows).toEqual([
      { name: 'Subtotal', amount: usd('68.00'), words: null },
      { name: 'Coupon TIDE5', amount: usd('-5.00'), words: null },
      { name: 'Shipping, Standard', amount: usd('4.00'), words: null },
      { name: 'VAT (19%)', amount: usd('5.44'), words: null },
    ]);
  });

  it.each([
    [{ shippingLocation: null }, 'Enter your address'],
    [{ selectedShippingOption: { ...standard, costCents: 0 }, shippingCostCents: 0 }, 'Free'],
  ])('shows a text for the delivery with %j', (changes, words) => {
    const known = { shippingLocation: location, selectedShippingOption: standard, ...changes };
    expect(view(known)?.totals.rows[1]).toMatchObject({ amount: null, words });
  });

  it('lists the shipping options, with the chosen one', () => {
    const shipping = view({
      shippingLocation: location,
      shippingOptions: [standard, { ...standard, id: 'x', costCents: 0 }],
      selectedShippingOption: standard,
    })?.shipping;
    expect(shipping?.options).toMatchObject([
      { id: 's', cost: usd('4.00'), isChosen: true },
      { id: 'x', cost: null, isChosen: false },
    ]);
    expect(shipping?.fields.map(({ value }) => value)).toEqual(['DE', '26121']);
    expect(view({ requiresShipping: false })?.shipping).toBeNull();
  });

  it('shows why a coupon is invalid', () => {
    const summer = { code: 'SUMMER24', title: 'Summer' };
    const reason = 'This code has expired.';
    expect(
      view({
        coupons: [summer],
        invalidCoupons: [{ ...summer, problem: 'coupon-minimum', reason }],
      })?.coupons,
    ).toEqual([{ ...summer, reason }]);
  });

  it('shows the minimum subtotal', () => {
    expect(view({ minimumSubtotalCents: 7000 })?.minimum).toBe(
      'To check out, your order subtotal must be $70.00 or more.',
    );
    expect(view({ minimumSubtotalCents: 6800 })?.minimum).toBeNull();
  });

  it.each([{ itemUrl: 'javascript:x' }, { imageUrl: 'javascript:x' }])(
    'throws for a URL that a browser would execute: %j',
    (changes) => {
      expect(() => view({ entries: [{ ...entry, ...changes }] })).toThrow('not safe in a page');
    },
  );
});
