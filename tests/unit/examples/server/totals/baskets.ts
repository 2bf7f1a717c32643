import type {
  Basket,
  BasketLine,
  CouponTerms,
  Reduction,
} from '../../../../../examples/server/totals/index.js';

export const line = (
  unitCents: number,
  quantity = 1,
  productType: BasketLine['productType'] = 'physical',
): BasketLine => ({ unitCents, quantity, productType });

export const coupon = (
  code: string,
  reduction: Reduction,
  limits: Partial<CouponTerms> = {},
): CouponTerms => ({
  code,
  title: code,
  reduction,
  minimumCents: 0,
  expiresAt: null,
  usesLeft: null,
  ...limits,
});

export const percent = (rate: number): Reduction => ({ kind: 'percent', rate });
export const fixed = (cents: number): Reduction => ({ kind: 'fixed', cents });
export const freeShipping: Reduction = { kind: 'free-shipping' };

export const quote = (id: string, costCents: number, freeFromCents: number | null = null) => ({
  id,
  title: id,
  description: '',
  costCents,
  freeFromCents,
});

export const basket = (parts: Partial<Basket>): Basket => ({
  lines: [],
  coupons: [],
  quotes: [],
  chosenQuoteId: null,
  taxes: [],
  now: 1000,
  ...parts,
});
