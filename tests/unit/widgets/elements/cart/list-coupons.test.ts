import { expect, it } from 'vitest';
import { listCoupons } from '../../../../../widgets/elements/cart/list-coupons.js';

it('lists coupons in the order in which they were entered, each with what became of it', () => {
  const [ten, big, odd] = ['TEN', 'BIG', 'ODD'].map((code) => ({ code, title: `Title ${code}` }));
  expect(
    listCoupons({
      coupons: [ten!, big!, odd!],
      validCoupons: [{ ...ten!, discountCents: 420 }],
      invalidCoupons: [{ ...big!, reason: 'Too small.' }],
    }),
  ).toEqual([
    { code: 'TEN', title: 'Title TEN', discountCents: 420, reason: null },
    { code: 'BIG', title: 'Title BIG', discountCents: null, reason: 'Too small.' },
    { code: 'ODD', title: 'Title ODD', discountCents: null, reason: null },
  ]);
});
