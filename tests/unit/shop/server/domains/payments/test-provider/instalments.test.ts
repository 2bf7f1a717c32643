// @vitest-environment node
import { expect, it } from 'vitest';
import {
  instalmentTerms,
  testProvider,
} from '../../../../../../../shop/server/domains/payments/index.js';
import { cart } from '../../../../pages/fake-cart.js';

const [entry] = cart.entries;
const mug = { ...entry!, productType: 'physical' as const };
const cards = ['test-accepted', 'test-declined'];
const all = [...cards, 'test-afterpay'];
type Cart = Parameters<typeof testProvider.ways>[0];
const base: Cart = {
  kind: 'cart',
  entries: [mug],
  currency: 'USD',
  grandTotalCents: 5000,
  dueCents: 5000,
};

it.each<[Partial<Cart>, readonly string[]]>([
  [{}, all],
  // A card whose later payments fail is for what has later payments.
  [{ kind: 'subscription' as const }, [...cards, 'test-once']],
  [{ entries: [] }, cards],
  [{ entries: [mug, { ...mug, productType: 'digital' as const }] }, cards],
  [{ grandTotalCents: 3500 }, cards],
  [{ grandTotalCents: 3501 }, all],
  [{ grandTotalCents: 100_000 }, all],
  [{ grandTotalCents: 100_001 }, cards],
  [{ currency: 'JPY' as const }, cards],
])('a cart with %j can be paid by %j', (changes, ways) => {
  expect(testProvider.ways({ ...base, ...changes }).map(({ value }) => value)).toEqual(ways);
});

it('pages are told of the providers among them', () => {
  expect(instalmentTerms('USD')).toEqual({
    afterPayAvailable: true,
    afterPayMin: 3500,
    afterPayMax: 100_000,
    paymentProviders: ['afterpay'],
  });
  expect(instalmentTerms('JPY').afterPayAvailable).toBe(false);
});
