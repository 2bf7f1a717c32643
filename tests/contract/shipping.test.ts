import { beforeEach, expect, it } from 'vitest';
import { berlin, buyingOptions, choose, newYork, shipTo } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, readChange, type TestVisitor } from './visitor.js';

describeShop('Shipping and taxes', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open(buyingOptions);
    visitor = await open.visit();
    await visitor.add(mug);
  });

  it('are unknown until there is a location', async () => {
    expect(await visitor.cart()).toMatchObject({
      shippingOptions: [],
      selectedShippingOption: null,
      shippingLocation: null,
      applicableTaxRules: [],
      shippingCostCents: 0,
      taxCents: 0,
    });
  });

  it('are calculated for a location, with the first option selected', async () => {
    const { shoppingCart } = await readChange(
      await shipTo(visitor, { country: 'us', region: ' New York ', postalCode: '10001' }),
    );
    const standard = {
      id: 'standard',
      title: 'Standard',
      description: '3 to 5 working days',
      costCents: 650,
    };
    expect(shoppingCart).toMatchObject({
      shippingLocation: { country: 'US', region: 'New York', postalCode: '10001' },
      shippingOptions: [standard, { id: 'express', costCents: 1850 }],
      selectedShippingOption: standard,
      // 8.88% of 24.00 + 6.50 is 2.7084.
      applicableTaxRules: [{ title: 'New York sales tax', rate: 0.0888, amountCents: 271 }],
      subtotalCents: 2400,
      shippingCostCents: 650,
      taxCents: 271,
      grandTotalCents: 3321,
    });
    expect(await visitor.cart()).toEqual(shoppingCart);
  });

  it('use the chosen option, and keep it while it is offered', async () => {
    await shipTo(visitor, newYork);
    const { shoppingCart } = await readChange(await choose(visitor, 'express'));
    expect(shoppingCart).toMatchObject({
      selectedShippingOption: { id: 'express' },
      shippingCostCents: 1850,
    });
    const abroad = await readChange(await shipTo(visitor, berlin));
    expect(abroad.shoppingCart).toMatchObject({ selectedShippingOption: { id: 'express' } });
    const far = { country: 'JP', region: '', postalCode: '100-0001' };
    const { shoppingCart: farther } = await readChange(await shipTo(visitor, far));
    expect(farther).toMatchObject({ selectedShippingOption: { id: 'tracked' } });
  });

  it('are free from a value of goods, also when it changes', async () => {
    await shipTo(visitor, newYork);
    await visitor.add({ ...mug, quantity: 4 });
    const cart = await visitor.cart();
    expect(cart.subtotalCents).toBe(12_000);
    expect(cart.shippingOptions.map(({ costCents }) => costCents)).toEqual([0, 1850]);
    expect(cart).toMatchObject({ shippingCostCents: 0, grandTotalCents: 12_000 + 1066 });
  });

  it('charge nothing for goods that are not shipped, but tax them', async () => {
    const reader = await open.visit();
    await reader.add({ itemId: 'item-pattern' });
    const { shoppingCart } = await readChange(await shipTo(reader, berlin));
    expect(shoppingCart).toMatchObject({
      requiresShipping: false,
      shippingOptions: [],
      selectedShippingOption: null,
      shippingCostCents: 0,
      applicableTaxRules: [{ title: 'VAT', rate: 0.19, amountCents: 171 }],
      grandTotalCents: 1071,
    });
    const refused = await choose(reader, 'standard');
    expect(refused.status).toBe(400);
  });

  it('apply several taxes, and none to gift cards', async () => {
    await visitor.add({ itemId: 'item-gift', sku: 'GIFT-50' });
    const vancouver = { country: 'CA', region: 'British Columbia', postalCode: 'V5K 0A1' };
    const { shoppingCart } = await readChange(await shipTo(visitor, vancouver));
    expect(shoppingCart.applicableTaxRules).toEqual([
      { title: 'GST', rate: 0.05, amountCents: 178 },
      { title: 'BC PST', rate: 0.07, amountCents: 168 },
    ]);
    expect(shoppingCart.grandTotalCents).toBe(7400 + 1150 + 346);
  });

  it('use the currency of the cart', async () => {
    const japan = await open.visit();
    await japan.add({ ...mug, quantity: 1 }, { 'X-Currency': 'JPY' });
    const tokyo = { country: 'JP', region: 'Tokyo', postalCode: '100-0001' };
    const { shoppingCart } = await readChange(await shipTo(japan, tokyo));
    expect(shoppingCart).toMatchObject({
      currency: 'JPY',
      subtotalCents: 3600,
      shippingCostCents: 2800,
      taxCents: 640,
      grandTotalCents: 7040,
      minimumSubtotalCents: 400,
    });
  });

  it('refuse a country that is not shipped to', async () => {
    const response = await shipTo(visitor, { country: 'AQ', region: '', postalCode: '' });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'We do not ship to this country.',
      code: 'shipping-country',
    });
    const { shippingCountries } = await visitor.cart();
    expect(shippingCountries).toContain('DE');
    expect(shippingCountries).not.toContain('AQ');
  });

  it('refuse an option that is not offered', async () => {
    expect(await (await choose(visitor, 'standard')).json()).toMatchObject({
      code: 'shipping-option',
    });
    await shipTo(visitor, newYork);
    const response = await choose(visitor, 'balloon');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      error: 'Please choose one of the ways of delivery.',
      code: 'shipping-option',
    });
  });

  it.each([
    {},
    { ...newYork, country: 'USA' },
    { ...newYork, region: '\u0000' },
    { ...newYork, x: 1 },
  ])('refuse the location %j', async (location) => {
    const response = await shipTo(visitor, location);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('keep the newest change of a page, whichever arrives last', async () => {
    const turn = (number: number) => ({ 'Intent-Order': `page-of-these-tests;${number}` });
    await shipTo(visitor, berlin, turn(3));
    const late = await readChange(await shipTo(visitor, newYork, turn(2)));
    expect(late.shoppingCart.shippingLocation).toMatchObject({ country: 'DE' });
    // The shipping option has a separate order.
    await choose(visitor, 'express', turn(1));
    expect((await visitor.cart()).selectedShippingOption).toMatchObject({ id: 'express' });
    await choose(visitor, 'standard', turn(5));
    await choose(visitor, 'express', turn(4));
    expect((await visitor.cart()).selectedShippingOption).toMatchObject({ id: 'standard' });
  });
});
