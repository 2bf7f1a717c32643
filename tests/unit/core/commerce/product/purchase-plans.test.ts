import { describe, expect, it } from 'vitest';
import { parseProduct } from '../../../../../core/commerce/product/index.js';
import { oneVariant, parsed } from './fixtures.js';

const monthly = { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 };
const product = (purchasePlans: unknown, changes: object = {}) => ({
  ...oneVariant({}),
  purchasePlans,
  ...changes,
});
const warningOf = (json: unknown) => {
  const result = parseProduct(json);
  return 'warning' in result ? result.warning : null;
};

describe('the purchase plans of a product', () => {
  it('are read with id, period, payments and saving', () => {
    const json = product([
      { id: 'weeks', billingPeriod: { value: '2', unit: 'week' }, saving: { percent: 12.5 } },
      {
        id: 'monthly',
        ...monthly,
        numBillingCycles: 6,
        saving: { pricesInCents: { 'SKU-1': 900 } },
      },
      { id: 'plain', ...monthly },
    ]);
    expect(parsed(json).purchasePlans).toEqual([
      { id: 'weeks', value: 2, unit: 'WEEK', cycles: 0, saving: { percent: 12.5, cents: {} } },
      {
        id: 'monthly',
        value: 1,
        unit: 'MONTH',
        cycles: 6,
        saving: { percent: 0, cents: { 'SKU-1': 900 } },
      },
      { id: 'plain', value: 1, unit: 'MONTH', cycles: 0, saving: { percent: 0, cents: {} } },
    ]);
    expect(warningOf(json)).toBeNull();
  });

  it.each([undefined, null, []])('%j are none, which is no fault', (json) => {
    expect(parsed(product(json)).purchasePlans).toBeUndefined();
    expect(warningOf(product(json))).toBeNull();
  });

  it.each([
    ['no id', { ...monthly }],
    ['an id that another has', { id: 'a', ...monthly }],
    ['an empty id', { id: ' ', ...monthly }],
    ['no period', { id: 'b', numBillingCycles: 0 }],
    ['a day', { id: 'b', billingPeriod: { value: 1, unit: 'DAY' } }],
    ['a saving that is none', { id: 'b', ...monthly, saving: 'much' }],
    ['all of the price saved', { id: 'b', ...monthly, saving: { percent: 100 } }],
    ['less than nothing saved', { id: 'b', ...monthly, saving: { percent: -5 } }],
    [
      'a price that is no whole number',
      { id: 'b', ...monthly, saving: { pricesInCents: { A: 9.5 } } },
    ],
    ['a price as text', { id: 'b', ...monthly, saving: { pricesInCents: { A: '900' } } }],
  ])('leave out one with %s, and say so', (_, wrong) => {
    const json = product([{ id: 'a', ...monthly }, wrong]);
    expect(parsed(json).purchasePlans?.map(({ id }) => id)).toEqual(['a']);
    expect(warningOf(json)).toMatch(
      /^purchasePlans\[1\] must have an id of its own and be such as \{ /,
    );
  });

  it('that are no list are a fault', () => {
    expect(parsed(product('monthly')).purchasePlans).toBeUndefined();
    expect(warningOf(product('monthly'))).toBe('purchasePlans must be a list.');
  });

  it('are twelve at most', () => {
    const many = Array.from({ length: 13 }, (_, index) => ({ id: `plan-${index}`, ...monthly }));
    expect(parsed(product(many)).purchasePlans).toHaveLength(12);
    expect(warningOf(product(many))).toBe('purchasePlans has more than 12 plans.');
  });

  // storefront §5: "Subscriptions can be sold only for physical and service products."
  it.each([
    [2, 'digital'],
    [4, 'gift-card'],
  ])('of productType %d are not sold', (productType, name) => {
    const json = product([{ id: 'a', ...monthly }], { productType });
    expect(parsed(json).purchasePlans).toBeUndefined();
    expect(warningOf(json)).toBe(
      `purchasePlans is given for a ${name} product: only physical and service products can be subscribed to.`,
    );
  });

  // storefront §3: one plan, of a product with `isSubscribable`, which stays as it is specified.
  it('do not change what is sold by subscription alone', () => {
    const json = product([{ id: 'a', ...monthly }], {
      isSubscribable: true,
      subscriptionPlan: monthly,
    });
    expect(parsed(json)).toMatchObject({
      isSubscribable: true,
      subscriptionPlan: { value: 1, unit: 'MONTH', cycles: 0 },
    });
    expect(parsed(json).purchasePlans).toBeUndefined();
    expect(warningOf(json)).toBe(
      'purchasePlans is given, but isSubscribable is true: the product is sold by its subscriptionPlan alone.',
    );
  });
});
