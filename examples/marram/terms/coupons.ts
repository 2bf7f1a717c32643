import type { CouponSeed } from '../seeds.js';

/** The coupons of the example shop; docs/server/CONTRACT.md lists them. */
export const coupons: readonly CouponSeed[] = [
  { code: 'WELCOME10', title: '10% off', reduction: { kind: 'percent', rate: 1000 } },
  {
    code: 'TIDE5',
    title: 'Five off orders from 30',
    reduction: { kind: 'fixed', amount: { USD: 500, EUR: 500, JPY: 700 } },
    minimum: { USD: 3000, EUR: 3000, JPY: 4500 },
  },
  { code: 'SHIPFREE', title: 'Free shipping', reduction: { kind: 'free-shipping' } },
  {
    code: 'FIRSTFIVE',
    title: '20% off for the first five',
    reduction: { kind: 'percent', rate: 2000 },
    usageLimit: 5,
  },
  {
    code: 'SUMMER24',
    title: 'Summer 2024',
    reduction: { kind: 'percent', rate: 1500 },
    expiresAt: '2024-09-01T00:00:00Z',
  },
];
