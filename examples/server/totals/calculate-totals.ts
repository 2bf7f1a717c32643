import {
  countGoodsDiscounts,
  withShippingDiscounts,
  type CouponDiscount,
} from './calculate-discounts.js';
import { countShipping, type ShippingOption } from './calculate-shipping.js';
import { judgeCoupon } from './check-coupon.js';
import { shareOf } from './share.js';
import type { Basket, CountedLine, CouponProblem, CouponTerms } from './types.js';

export interface Totals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  readonly taxCents: number;
  /** Subtotal − discount + shipping + tax. */
  readonly grandTotalCents: number;
  readonly requiresShipping: boolean;
  readonly shippingOptions: ShippingOption[];
  readonly selectedShippingOption: ShippingOption | null;
  readonly validCoupons: CouponDiscount[];
  readonly invalidCoupons: { readonly coupon: CouponTerms; readonly problem: CouponProblem }[];
  readonly taxes: { readonly title: string; readonly rate: number; readonly amountCents: number }[];
}

/**
 * Calculates the totals of a basket in whole minor units of any currency. Gift cards are money: no coupon or tax applies
 * to them. Each tax is rounded once, for the whole basket, half up.
 */
export function countTotals(basket: Basket): Totals {
  const subtotalCents = countLines(basket.lines);
  const goodsCents = countGoods(basket.lines);
  const judged = basket.coupons.map((coupon) => ({
    coupon,
    problem: judgeCoupon(coupon, goodsCents, basket.now),
  }));
  const valid = judged.flatMap(({ coupon, problem }) => (problem === null ? [coupon] : []));
  const onGoods = countGoodsDiscounts(valid, goodsCents);
  const netGoodsCents = goodsCents - sum(onGoods.map(({ discountCents }) => discountCents));

  const requiresShipping = basket.lines.some(({ productType }) => productType === 'physical');
  const quotes = requiresShipping ? basket.quotes : [];
  const { options, selected } = countShipping(quotes, basket.chosenQuoteId, netGoodsCents);
  const shippingCostCents = selected?.costCents ?? 0;
  const validCoupons = withShippingDiscounts(onGoods, valid, shippingCostCents);
  const discountCents = sum(validCoupons.map((coupon) => coupon.discountCents));

  const netCents = goodsCents + shippingCostCents - discountCents;
  const taxes = basket.taxes.map(({ title, rate, taxesShipping }) => ({
    title,
    rate: rate / 10_000,
    amountCents: shareOf(taxesShipping ? netCents : netGoodsCents, rate),
  }));
  const taxCents = sum(taxes.map(({ amountCents }) => amountCents));
  return {
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
    requiresShipping,
    shippingOptions: options,
    selectedShippingOption: selected,
    validCoupons,
    invalidCoupons: judged.flatMap(({ coupon, problem }) =>
      problem === null ? [] : [{ coupon, problem }],
    ),
    taxes,
  };
}

/** The value of all lines except gift cards, to which coupons and taxes apply. */
export function countGoods(lines: readonly CountedLine[]): number {
  return countLines(lines.filter(({ productType }) => productType !== 'gift-card'));
}

function countLines(lines: readonly CountedLine[]): number {
  return sum(lines.map(({ unitCents, quantity }) => unitCents * quantity));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
