import type {
  Basket,
  BasketLine,
  CouponTerms,
  DiscountTerms,
  Reduction,
} from '../../../../../../shop/server/domains/totals/index.js';

export const line = (
  unitCents: number,
  quantity = 1,
  productType: BasketLine['productType'] = 'physical',
  product: Partial<BasketLine> = {},
): BasketLine => ({
  unitCents,
  quantity,
  productType,
  productId: 'item',
  category: 'Table',
  ...product,
});

export const coupon = (
  code: string,
  reduction: Reduction,
  limits: Partial<CouponTerms> = {},
): CouponTerms => ({
  code,
  title: code,
  reduction,
  covers: null,
  minimumCents: 0,
  startsAt: null,
  expiresAt: null,
  usesLeft: null,
  ...limits,
});

export const automatic = (
  title: string,
  reduction: Reduction,
  limits: Partial<DiscountTerms> = {},
): DiscountTerms => ({
  title,
  reduction,
  covers: null,
  minimumCents: 0,
  startsAt: null,
  expiresAt: null,
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
