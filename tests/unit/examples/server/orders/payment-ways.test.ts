// @vitest-environment node
import { expect, it } from 'vitest';
import { instalmentTerms, paymentWaysOf } from '../../../../../examples/server/orders/index.js';
import { cart } from '../../storefront/fake-cart.js';

const [entry] = cart.entries;
const mug = { ...entry!, productType: 'physical' as const };
const cards = ['test-accepted', 'test-declined'];
const all = [...cards, 'test-afterpay'];
type Cart = Parameters<typeof paymentWaysOf>[0];
const base: Cart = { kind: 'cart', entries: [mug], currency: 'USD', grandTotalCents: 5000 };

it.each<[Partial<Cart>, readonly string[]]>([
  [{}, all],
  [{ kind: 'subscription' as const }, cards],
  [{ entries: [] }, cards],
  [{ entries: [mug, { ...mug, productType: 'digital' as const }] }, cards],
  [{ grandTotalCents: 3500 }, cards],
  [{ grandTotalCents: 3501 }, all],
  [{ grandTotalCents: 100_000 }, all],
  [{ grandTotalCents: 100_001 }, cards],
  [{ currency: 'JPY' as const }, cards],
])('a cart with %j can be paid by %j', (changes, ways) => {
  expect(paymentWaysOf({ ...base, ...changes })).toEqual(ways);
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
