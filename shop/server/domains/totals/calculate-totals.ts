import { goodsDiscounts, withShippingDiscounts } from './calculate-discounts.js';
import { calculateShipping, type ShippingOption } from './calculate-shipping.js';
import { applicable, checkCoupon } from './check-coupon.js';
import { calculateTaxes } from './calculate-taxes.js';
import { goodsOf, linesValue, sum } from './goods.js';
import type { Basket, CouponProblem, CouponTerms } from './types.js';

interface AppliedDiscount {
  readonly title: string;
  readonly discountCents: number;
}

interface CouponDiscount extends AppliedDiscount {
  readonly code: string;
}

export interface Totals {
  readonly subtotalCents: number;
  readonly discountCents: number;
  readonly shippingCostCents: number;
  /** The taxes added to prices; a tax that they contain is in `taxes` alone. */
  readonly taxCents: number;
  /** Subtotal − discount + shipping + tax. */
  readonly grandTotalCents: number;
  readonly requiresShipping: boolean;
  readonly shippingOptions: ShippingOption[];
  readonly selectedShippingOption: ShippingOption | null;
  /** How far the goods are from free shipping; null if there is none to reach. */
  readonly freeShipping: { readonly fromCents: number; readonly leftCents: number } | null;
  /** Those that apply, in their order. */
  readonly automaticDiscounts: AppliedDiscount[];
  readonly validCoupons: CouponDiscount[];
  readonly invalidCoupons: { readonly coupon: CouponTerms; readonly problem: CouponProblem }[];
  readonly taxes: { readonly title: string; readonly rate: number; readonly amountCents: number }[];
}

/**
 * Calculates the totals of a basket in whole minor units of any currency. Gift cards are money: no discount or tax applies
 * to them. Automatic discounts apply first, then coupons, each to what earlier ones leave of the goods that it covers. A minimum is
 * compared with the full price of the goods that the discount covers. The threshold of free shipping is compared with the
 * goods after all discounts, and taxes apply to what is left.
 */
export function calculateTotals(basket: Basket): Totals {
  const subtotalCents = linesValue(basket.lines);
  const goods = goodsOf(basket.lines);
  const goodsCents = linesValue(goods);
  const checked = basket.coupons.map((coupon) => ({
    coupon,
    problem: checkCoupon(coupon, goods, basket.now),
  }));
  const valid = checked.flatMap(({ coupon, problem }) => (problem === null ? [coupon] : []));
  const automatic = applicable(basket.automaticDiscounts ?? [], goods, basket.now);
  const applied = [...automatic, ...valid];
  const onGoods = goodsDiscounts(applied, goods);
  const netGoodsCents = goodsCents - sum(onGoods);

  const requiresShipping = basket.lines.some(({ productType }) => productType === 'physical');
  const quotes = requiresShipping ? basket.quotes : [];
  const { options, selected } = calculateShipping(quotes, basket.chosenQuoteId, netGoodsCents);
  const shippingCostCents = selected?.costCents ?? 0;
  const discounts = withShippingDiscounts(onGoods, applied, shippingCostCents);
  const discountCents = sum(discounts);

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
    automaticDiscounts: automatic.map(({ title }, index) => ({
      title,
      discountCents: discounts[index] ?? 0,
    })),
    validCoupons: valid.map(({ code, title }, index) => ({
      code,
      title,
      discountCents: discounts[automatic.length + index] ?? 0,
    })),
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
