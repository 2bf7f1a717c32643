import { describe, expect, it } from 'vitest';
import { canSubscribe, parseProduct } from '../../../../../core/commerce/product/index.js';
import { oneVariant, parsed } from './fixtures.js';

const planOf = (value: unknown, unit: unknown, numBillingCycles?: unknown) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});
const product = (subscriptionPlan: unknown, changes: object = {}) => ({
  ...oneVariant({}),
  isSubscribable: true,
  subscriptionPlan,
  ...changes,
});
const warningOf = (json: unknown) => {
  const result = parseProduct(json);
  return 'warning' in result ? result.warning : null;
};

// storefront §3: "Subscription: billingPeriod (value, unit WEEK, MONTH or YEAR), numBillingCycles (0 = indefinite)."
describe('the plan of a product', () => {
  it.each([
    [planOf(2, 'WEEK', 0), { value: 2, unit: 'WEEK', cycles: 0 }],
    [planOf(1, 'MONTH', 12), { value: 1, unit: 'MONTH', cycles: 12 }],
    [planOf(1, 'YEAR'), { value: 1, unit: 'YEAR', cycles: 0 }],
    [planOf('3', ' months ', '4'), { value: 3, unit: 'MONTH', cycles: 4 }],
    [planOf(1, 'week', null), { value: 1, unit: 'WEEK', cycles: 0 }],
  ])('%j is read as %j', (json, plan) => {
    expect(parsed(product(json)).subscriptionPlan).toEqual(plan);
    expect(warningOf(product(json))).toBeNull();
  });

  it.each([null, undefined])('%s is none, which is no fault', (json) => {
    expect(parsed(product(json)).subscriptionPlan).toBeNull();
    expect(warningOf(product(json))).toBeNull();
  });

  it.each([
    planOf(0, 'WEEK'),
    planOf(-1, 'WEEK'),
    planOf(1.5, 'WEEK'),
    planOf('', 'WEEK'),
    planOf(1, 'DAY'),
    planOf(1, undefined),
    planOf(1, 'WEEK', -1),
    planOf(1, 'WEEK', 'often'),
    { numBillingCycles: 3 },
    'monthly',
  ])('%j cannot be worded: that is warned of, and the product is sold all the same', (json) => {
    expect(parsed(product(json)).subscriptionPlan).toBeNull();
    expect(warningOf(product(json))).toMatch(/^subscriptionPlan must be such as /);
  });

  it('of a product that is not subscribable is warned of', () => {
    expect(warningOf(product(planOf(1, 'WEEK'), { isSubscribable: false }))).toBe(
      'subscriptionPlan is given, but isSubscribable is not true.',
    );
  });

  it.each([
    [2, 'digital'],
    [4, 'gift-card'],
  ])('of productType %d is warned of', (productType, name) => {
    expect(warningOf(product(planOf(1, 'WEEK'), { productType }))).toBe(
      `isSubscribable is true for a ${name} product: only physical and service products can be subscribed to.`,
    );
  });
});

// storefront §5: "Subscriptions can be sold only for physical and service products."
describe('canSubscribe', () => {
  it.each([
    ['physical', true],
    ['service', true],
    ['digital', false],
    ['gift-card', false],
    ['unknown', false],
  ] as const)('%s: %s', (productType, expected) => {
    expect(canSubscribe({ productType, isSubscribable: true })).toBe(expected);
    expect(canSubscribe({ productType, isSubscribable: false })).toBe(false);
  });
});
