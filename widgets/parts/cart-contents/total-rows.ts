import { numberFormat } from '../../../core/base/index.js';
import type { Cart } from '../../../core/commerce/cart/index.js';
import { freeText } from '../../../core/commerce/money/index.js';
import { cartPageStrings } from '../../../core/i18n/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

export interface TotalRow {
  key: string;
  name: string;
  /** Null if `text` replaces the amount. */
  cents: number | null;
  text: string;
}

/** The rows below a cart, in the order in which they add up. All amounts are the server's. */
export function totalRows(cart: Cart, isCompact = false): TotalRow[] {
  const subtotal = amount('subtotal', cartPageStrings('subtotal'), cart.subtotalCents);
  if (isCompact) return [subtotal];
  return [
    subtotal,
    ...discountRows(cart),
    ...shippingRows(cart),
    ...taxRows(cart),
    amount('total', totalName(cart), cart.grandTotalCents),
    ...includedRows(cart),
  ];
}

function discountRows({ discountCents }: Cart): TotalRow[] {
  return discountCents > 0 ? [amount('discount', cartPageStrings('discount'), -discountCents)] : [];
}

function shippingRows({ requiresShipping, selectedShippingOption, ...cart }: Cart): TotalRow[] {
  if (!requiresShipping) return [];
  const name = cartPageStrings('shipping');
  const text = selectedShippingOption
    ? freeShipping(cart.shippingCostCents)
    : cartPageStrings('shippingLater');
  if (text === null) return [amount('shipping', name, cart.shippingCostCents)];
  return [{ key: 'shipping', name, cents: null, text }];
}

/** The word for shipping that costs nothing; null if it costs something. */
export function freeShipping(cents: number): string | null {
  return freeText(Math.max(cents, 0), { freeIfZero: true, freeLabel: cartPageStrings('free') });
}

function taxRows({ applicableTaxRules, taxCents }: Cart): TotalRow[] {
  if (applicableTaxRules.length === 0) {
    return taxCents > 0 ? [amount('tax', cartPageStrings('tax'), taxCents)] : [];
  }
  return applicableTaxRules
    .filter(({ isIncluded }) => !isIncluded)
    .map(({ title, rate, amountCents }, index) =>
      amount(
        `tax-${index}`,
        cartPageStrings('taxRule', { title, rate: formatRate(rate) }),
        amountCents,
      ),
    );
}

/** Below the total, because they are a part of it. */
function includedRows({ applicableTaxRules }: Cart): TotalRow[] {
  return applicableTaxRules
    .filter(({ isIncluded }) => isIncluded)
    .map(({ title, rate, amountCents }, index) =>
      amount(
        `included-${index}`,
        cartPageStrings('taxIncluded', { title, rate: formatRate(rate) }),
        amountCents,
      ),
    );
}

/** Names the tax in it, unless none is where it goes. */
function totalName({ pricesInclude, shippingLocation, applicableTaxRules }: Cart): string {
  const isIncluded =
    shippingLocation === null || applicableTaxRules.some((rule) => rule.isIncluded);
  if (pricesInclude === undefined || !isIncluded) return cartPageStrings('total');
  return cartPageStrings('totalIncluding', { title: pricesInclude });
}

function amount(key: string, name: string, cents: number): TotalRow {
  return { key, name, cents, text: '' };
}

/** 0.2 → '20%'. */
function formatRate(rate: number): string {
  const { locale } = getRuntime().site;
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })(rate);
}
