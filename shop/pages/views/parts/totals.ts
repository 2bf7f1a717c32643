import { cartPageStrings } from 'vitrine/core/i18n';
import type { CartJson } from '../../../server/index.js';
import type { MoneyView } from './money.js';
import { pageLocale } from '../../words/languages.js';
import type { ToMoney } from './line.js';
import { say, sayIfKnown } from '../../words/say.js';

export type Sums = Pick<
  CartJson,
  | 'subtotalCents'
  | 'discountCents'
  | 'validCoupons'
  | 'requiresShipping'
  | 'shippingLocation'
  | 'selectedShippingOption'
  | 'shippingCostCents'
  | 'applicableTaxRules'
  | 'taxCents'
  | 'grandTotalCents'
  | 'pricesInclude'
> &
  // Orders of earlier versions know the sum alone.
  Partial<Pick<CartJson, 'automaticDiscounts'>>;

export type TotalRow = {
  readonly name: string;
  /** Shown instead of an amount that is not known. */
  readonly words: string | null;
  readonly amount: MoneyView | null;
};

/** The server's sums as rows, and the grand total. */
export function totalsView(sums: Sums, money: ToMoney) {
  return {
    rows: [
      row(cartPageStrings('subtotal'), money(sums.subtotalCents)),
      ...discountRows(sums, money),
      ...shippingRows(sums, money),
      ...taxRows(sums, money),
    ],
    totalName: totalName(sums),
    total: money(sums.grandTotalCents),
    included: includedRows(sums, money),
  };
}

function row(name: string, amount: MoneyView | null, words: string | null = null): TotalRow {
  return { name, amount, words };
}

function discountRows(sums: Sums, money: ToMoney): TotalRow[] {
  const { discountCents, validCoupons, automaticDiscounts = [] } = sums;
  const off = [
    ...automaticDiscounts.map(({ title, discountCents: cents }) => ({
      name: sayIfKnown(title),
      cents,
    })),
    ...validCoupons.map(({ code, discountCents: cents }) => ({
      name: say('Coupon {code}', { code }),
      cents,
    })),
  ].filter(({ cents }) => cents > 0);
  const known = off.reduce((sum, { cents }) => sum + cents, 0);
  const rows = off.map(({ name, cents }) => row(name, money(-cents)));
  const rest = discountCents - known;
  return rest > 0 ? [...rows, row(cartPageStrings('discount'), money(-rest))] : rows;
}

function shippingRows(sums: Sums, money: ToMoney): TotalRow[] {
  if (!sums.requiresShipping) return [];
  const { selectedShippingOption: option, shippingCostCents: cents } = sums;
  if (sums.shippingLocation === null || option === null) {
    return [row(cartPageStrings('shipping'), null, cartPageStrings('shippingLater'))];
  }
  const name = `${cartPageStrings('shipping')}, ${sayIfKnown(option.title)}`;
  return [cents === 0 ? row(name, null, cartPageStrings('free')) : row(name, money(cents))];
}

function taxRows({ applicableTaxRules: rules, taxCents }: Sums, money: ToMoney): TotalRow[] {
  if (rules.length === 0) return taxCents > 0 ? [row(cartPageStrings('tax'), money(taxCents))] : [];
  return rules
    .filter(({ isIncluded }) => !isIncluded)
    .map(({ title, rate, amountCents }) =>
      row(
        cartPageStrings('taxRule', { title: sayIfKnown(title), rate: rateText(rate) }),
        money(amountCents),
      ),
    );
}

/** Below the total, because they are a part of it. */
function includedRows({ applicableTaxRules }: Sums, money: ToMoney): TotalRow[] {
  return applicableTaxRules
    .filter(({ isIncluded }) => isIncluded)
    .map(({ title, rate, amountCents }) =>
      row(
        cartPageStrings('taxIncluded', { title: sayIfKnown(title), rate: rateText(rate) }),
        money(amountCents),
      ),
    );
}

/** Names the tax in it, unless none is where it goes. */
function totalName({ pricesInclude, shippingLocation, applicableTaxRules }: Sums): string {
  const isIncluded =
    shippingLocation === null || applicableTaxRules.some((rule) => rule.isIncluded);
  if (pricesInclude === undefined || !isIncluded) return cartPageStrings('total');
  return cartPageStrings('totalIncluding', { title: sayIfKnown(pricesInclude) });
}

/** 0.0888 as '8.88%'. */
function rateText(rate: number): string {
  return new Intl.NumberFormat(pageLocale(), { style: 'percent', maximumFractionDigits: 3 }).format(
    rate,
  );
}

/** The applied coupons, and the reason for each invalid one. */
export function couponsView({
  coupons,
  invalidCoupons,
}: Pick<CartJson, 'coupons' | 'invalidCoupons'>) {
  return coupons.map(({ code, title }) => ({
    code,
    title,
    reason: invalidCoupons.find((coupon) => coupon.code === code)?.reason ?? null,
  }));
}
