// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { productFormView } from '../../../../../../shop/pages/views/parts/product-form.js';
import { apron, usd } from '../../../../core/commerce/product/fixtures.js';
import { countKeys, productOf } from '../products.js';

describe('productFormView', () => {
  it('contains the variant if there is only one', () => {
    expect(productFormView(productOf([{}]), countKeys())).toMatchObject({
      itemId: 'mug',
      idempotencyKey: 'key-1',
      sku: 'M-1',
      picker: null,
      label: 'Add To Cart',
      isSoldOut: false,
    });
  });

  it('lists the available variants', () => {
    const { sku, picker } = productFormView(apron(), countKeys());
    expect(sku).toBeNull();
    expect(picker).toEqual({
      names: ['Colour', 'Size'],
      label: 'Colour and Size',
      swatches: 0,
      rows: 2,
      wideRows: 2,
      placeholder: 'Select Colour and Size',
      variants: [
        { sku: 'SKU-1', label: 'Red, S', price: usd('42.00'), isOffered: true },
        { sku: 'SKU-2', label: 'Red, L (sold out)', price: usd('42.00'), isOffered: false },
        { sku: 'SKU-3', label: 'Blue, L', price: usd('42.00'), isOffered: true },
      ],
    });
  });

  it('counts the options that are shown as colours', () => {
    const product = apron();
    const [colour, size] = product.options;
    const options = [{ ...colour!, colors: { Red: '#a03020' } }, size!];
    const { picker } = productFormView({ ...product, options }, countKeys());
    expect(picker?.swatches).toBe(1);
  });

  it('shows what each costs now', () => {
    const { picker } = productFormView(
      productOf([{ size: 'S', sale: '4.00' }, { size: 'L' }]),
      countKeys(),
    );
    expect(picker?.variants.map(({ price }) => price.value)).toEqual(['4.00', '5.00']);
  });

  it('cannot be sent if all is sold out, but still shows prices', () => {
    const product = productOf([
      { size: 'S', stock: 0 },
      { size: 'L', stock: 0 },
    ]);
    const { label, isSoldOut, picker } = productFormView(product, countKeys());
    expect({ label, isSoldOut }).toEqual({ label: 'sold out', isSoldOut: true });
    expect(picker?.variants.map(({ isOffered }) => isOffered)).toEqual([true, true]);
  });

  it('has the merchant’s label on the button', () => {
    const product = productOf([{}], { useCustomAddButtonText: true, customAddButtonText: 'Book' });
    expect(productFormView(product, countKeys()).label).toBe('Book');
  });

  it('has the choice of a product that is bought once or by a plan', () => {
    const purchasePlans = [
      { id: 'often', billingPeriod: { value: 2, unit: 'WEEK' }, saving: { percent: 15 } },
      { id: 'month', billingPeriod: { value: 1, unit: 'MONTH' }, saving: { percent: 10 } },
    ];
    const view = productFormView(productOf([{}], { purchasePlans }), countKeys());
    expect(view.purchaseOptions).toEqual({
      legend: 'How to buy',
      way: 'purchaseBy',
      plan: 'planId',
      once: { value: 'once', label: 'One-time purchase', price: '$5.00' },
      subscribe: { value: 'plan', label: 'Subscribe and save up to 15%', price: '$4.25' },
      planId: null,
      plans: {
        label: 'How often',
        options: [
          { id: 'often', label: 'every 2 weeks, save 15%' },
          { id: 'month', label: 'every month, save 10%' },
        ],
      },
      button: 'Subscribe',
    });
    expect(view).toMatchObject({ label: 'Add To Cart', subscription: null });
    const one = productFormView(
      productOf([{}], { purchasePlans: purchasePlans.slice(1) }),
      countKeys(),
    );
    expect(one.purchaseOptions).toMatchObject({ planId: 'month', plans: null });
    const soldOut = productFormView(productOf([{ stock: 0 }], { purchasePlans }), countKeys());
    expect(soldOut.purchaseOptions).toBeNull();
  });

  const plan = { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 26 };

  it.each([
    ['the cart', productOf([{}]), '/api/commerce/shopping-cart/entries', 'Add To Cart'],
    [
      'a subscription',
      productOf([{}], { isSubscribable: true, subscriptionPlan: plan }),
      '/api/3/commerce/cart/subscription',
      'Subscribe',
    ],
    ['a gift card', productOf([{}], { productType: 4 }), '/api/commerce/gift-card', 'Add To Cart'],
  ])('has the action for %s', (_, product, url, label) => {
    expect(productFormView(product, countKeys())).toMatchObject({ address: { url }, label });
  });

  it('words a subscription as specified', () => {
    const subscribable = { isSubscribable: true, subscriptionPlan: plan };
    const phrase = (rows: Parameters<typeof productOf>[0]) =>
      productFormView(productOf(rows, subscribable), countKeys()).subscription?.phrase;
    expect(phrase([{}])).toBe('$5 every 2 weeks for 1 year');
    expect(phrase([{ size: 'S' }, { size: 'L', price: '8.00' }])).toBe(
      'from $5 every 2 weeks for 1 year',
    );
  });

  it("says 'Unavailable' of one that cannot be worded", () => {
    const product = { ...productOf([{}], { isSubscribable: true, subscriptionPlan: plan }) };
    const { subscription } = productFormView({ ...product, subscriptionPlan: null }, countKeys());
    expect(subscription).toEqual({ phrase: 'Unavailable' });
  });

  it('asks for a recipient only for gift cards', () => {
    const { recipient } = productFormView(productOf([{}], { productType: 4 }), countKeys());
    expect(recipient?.fields.map(({ name }) => name)).toEqual([
      'recipientName',
      'recipientEmail',
      'recipientMessage',
      'recipientDate',
    ]);
    expect(productFormView(productOf([{}]), countKeys()).recipient).toBeNull();
  });

  it.each([
    ['what goes into the cart', productOf([{}]), true],
    ['what is sold out', productOf([{ stock: 0 }]), false],
    ['a gift card', productOf([{}], { productType: 4 }), false],
    ['a subscription', productOf([{}], { isSubscribable: true, subscriptionPlan: plan }), false],
  ])('lets %s be bought alone: %s', (_, product, isOffered) => {
    const { express } = productFormView(product, countKeys());
    expect(express !== null).toBe(isOffered);
    if (express) expect(express.url).toBe('/api/commerce/express-checkout');
  });

  it('has a quantity from 1 to 9999', () => {
    expect(productFormView(productOf([{}]), countKeys()).quantity).toEqual({
      value: 1,
      min: 1,
      max: 9999,
      step: 1,
      label: 'Quantity',
    });
  });

  it.each([
    ['gift cards', productOf([{}], { productType: 4 })],
    ['the last one', productOf([{ stock: 1 }])],
    ['what is sold out', productOf([{ stock: 0 }])],
  ])('has no quantity for %s', (_, product) => {
    expect(productFormView(product, countKeys()).quantity).toBeNull();
  });
});
