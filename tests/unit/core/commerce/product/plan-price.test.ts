import { describe, expect, it } from 'vitest';
import {
  findPlan,
  planCents,
  priceUnder,
  savedBy,
  type PlanSaving,
  type PurchasePlan,
} from '../../../../../core/commerce/product/index.js';
import { parsed, usd, variantOf } from './fixtures.js';

const none: PlanSaving = { percent: 0, cents: {} };
const percentOff = (percent: number): PlanSaving => ({ ...none, percent });
const planOf = (saving: PlanSaving): PurchasePlan => ({
  id: 'monthly',
  value: 1,
  unit: 'MONTH',
  cycles: 0,
  saving,
});

describe('planCents', () => {
  it.each([
    ['nothing off', none, 1500, 1500],
    ['a tenth off', percentOff(10), 1500, 1350],
    ['a twentieth off', percentOff(5), 1500, 1425],
    ['two decimals of a percent off', percentOff(12.25), 10_000, 8775],
    ['half a cent, which the shopper saves', percentOff(10), 1505, 1354],
    ['yen, which have no fraction', percentOff(15), 2200, 1870],
    ['a third off, rounded down', percentOff(33.33), 100, 66],
    ['nearly all off', percentOff(99.99), 5, 0],
    ['a fixed price', { ...none, cents: { BAG: 1200 } }, 1500, 1200],
    ['a fixed price before the percentage', { percent: 10, cents: { BAG: 1200 } }, 1500, 1200],
    ['the percentage for what has no fixed price', { percent: 10, cents: { BOX: 1 } }, 1500, 1350],
    ['a sale below the fixed price', { ...none, cents: { BAG: 1200 } }, 1000, 1000],
    ['a name of every object', { ...none, cents: {} }, 700, 700],
  ])('%s', (_, saving, once, expected) => {
    expect(planCents(saving, 'BAG', once)).toBe(expected);
  });
});

describe('the price of a variant', () => {
  const product = parsed({
    id: 'coffee',
    productType: 1,
    purchasePlans: [
      {
        id: 'monthly',
        billingPeriod: { value: 1, unit: 'MONTH' },
        saving: { percent: 10 },
      },
    ],
    variants: [
      { sku: 'BAG', attributes: { Bag: 'S' }, priceMoney: usd('15.00'), unlimited: true },
      {
        sku: 'SALE',
        attributes: { Bag: 'L' },
        priceMoney: usd('20.00'),
        salePriceMoney: usd('12.00'),
        onSale: true,
        qtyInStock: 0,
      },
    ],
  });
  const monthly = findPlan(product, 'monthly');

  it.each([
    ['bought once', null, 0, 1500],
    ['by a plan', monthly, 0, 1350],
    ['on sale, bought once', null, 1, 1200],
    ['on sale and sold out, by a plan: off the sale price', monthly, 1, 1080],
  ])('%s', (_, plan, index, cents) => {
    expect(priceUnder(plan, variantOf(product, index))).toEqual({ cents, currency: 'USD' });
  });

  it.each([null, 'weekly', 'toString'])('has no plan %j', (id) => {
    expect(findPlan(product, id)).toBeNull();
  });

  const [bag] = product.variants;
  const both = product.variants;
  it.each([
    ['a percentage', percentOff(10), both, { percent: 10 }],
    ['nothing', none, both, null],
    [
      'an amount of one',
      { ...none, cents: { BAG: 1200 } },
      [bag],
      { amount: { cents: 300, currency: 'USD' } },
    ],
    [
      'the same amount of all',
      { ...none, cents: { BAG: 1200, SALE: 900 } },
      both,
      { amount: { cents: 300, currency: 'USD' } },
    ],
    ['amounts that differ', { ...none, cents: { BAG: 1200, SALE: 1000 } }, both, null],
    ['a fixed price above the sale', { ...none, cents: { BAG: 1500, SALE: 1900 } }, both, null],
    [
      'the percentage of one without a fixed price',
      { percent: 10, cents: { SALE: 900 } },
      [bag],
      { percent: 10 },
    ],
  ])('saves %s', (_, saving, variants, expected) => {
    expect(
      savedBy(
        planOf(saving),
        variants.filter((one) => one !== undefined),
      ),
    ).toEqual(expected);
  });
});
