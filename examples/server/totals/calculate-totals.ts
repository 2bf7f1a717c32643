import {
  goodsDiscounts,
  withShippingDiscounts,
  type CouponDiscount,
} from './calculate-discounts.js';
import { calculateShipping, type ShippingOption } from './calculate-shipping.js';
import { checkCoupon } from './check-coupon.js';
import { calculateTaxes } from './calculate-taxes.js';
import type { Basket, BasketLine, CouponProblem, CouponTerms } from './types.js';

export interface Totals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  /** What is added to prices; a tax that they contain is in `taxes` alone. */
  readonly taxCents: number;
  /** Subtotal − discount + shipping + tax. */
  readonly grandTotalCents: number;
  readonly requiresShipping: boolean;
  readonly shippingOptions: ShippingOption[];
  readonly selectedShippingOption: ShippingOption | null;
  /** How far the goods are from free shipping; null if there is none to reach. */
  readonly freeShipping: { readonly fromCents: number; readonly leftCents: number } | null;
  readonly validCoupons: CouponDiscount[];
  readonly invalidCoupons: { readonly coupon: CouponTerms; readonly problem: CouponProblem }[];
  readonly taxes: { readonly title: string; readonly rate: number; readonly amountCents: number }[];
}

/**
 * Calculates the totals of a basket in whole minor units of any currency. Gift cards are money: no coupon or tax applies
 * to them.
 */
export function calculateTotals(basket: Basket): Totals {
  const subtotalCents = linesValue(basket.lines);
  const goodsCents = goodsValue(basket.lines);
  const checked = basket.coupons.map((coupon) => ({
    coupon,
    problem: checkCoupon(coupon, goodsCents, basket.now),
  }));
  const valid = checked.flatMap(({ coupon, problem }) => (problem === null ? [coupon] : []));
  const onGoods = goodsDiscounts(valid, goodsCents);
  const netGoodsCents = goodsCents - sum(onGoods.map(({ discountCents }) => discountCents));

  const requiresShipping = basket.lines.some(({ productType }) => productType === 'physical');
  const quotes = requiresShipping ? basket.quotes : [];
  const { options, selected } = calculateShipping(quotes, basket.chosenQuoteId, netGoodsCents);
  const shippingCostCents = selected?.costCents ?? 0;
  const validCoupons = withShippingDiscounts(onGoods, valid, shippingCostCents);
  const discountCents = sum(validCoupons.map((coupon) => coupon.discountCents));

  const netCents = goodsCents + shippingCostCents - discountCents;
  const taxes = calculateTaxes(basket.taxes, { goodsCents: netGoodsCents, shippedCents: netCents });
  const added = taxes.filter(({ isIncluded }) => !isIncluded);
  const taxCents = sum(added.map(({ amountCents }) => amountCents));
  return {
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents + taxCents,
    requiresShipping,
    shippingOptions: options,
    selectedShippingOption: selected,
    freeShipping: requiresShipping ? freeShipping(basket.freeFromCents, netGoodsCents) : null,
    validCoupons,
    invalidCoupons: checked.flatMap(({ coupon, problem }) =>
      problem === null ? [] : [{ coupon, problem }],
    ),
    taxes,
  };
}

function freeShipping(fromCents: number | null | undefined, goodsCents: number) {
  if (fromCents === undefined || fromCents === null) return null;
  return { fromCents, leftCents: Math.max(0, fromCents - goodsCents) };
}

/** The value of all lines except gift cards, to which coupons and taxes apply. */
function goodsValue(lines: readonly BasketLine[]): number {
  return linesValue(lines.filter(({ productType }) => productType !== 'gift-card'));
}

function linesValue(lines: readonly BasketLine[]): number {
  return sum(lines.map(({ unitCents, quantity }) => unitCents * quantity));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
