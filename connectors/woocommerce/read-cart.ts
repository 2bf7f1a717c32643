import { createEmptyCart, type Cart, type CartEntry } from '../../core/commerce/cart/index.js';
import { fromUnits, type VariantIndex } from '../base/index.js';
import { toPlainText } from './plain-text.js';
import { mostOf, toQuantityRule } from './quantity-limits.js';
import type { WireCart } from './schemas.js';

export interface CartContext {
  readonly variants: VariantIndex;
  readonly countries: readonly string[];
  /** The product of a variation; its own id where it is none. */
  parentOf(id: number): number;
}

interface Priced {
  readonly currency_code: string;
  readonly currency_minor_unit: number;
}

const cents = (units: string | null | undefined, { currency_code, currency_minor_unit }: Priced) =>
  fromUnits(units || '0', currency_minor_unit, currency_code).cents;

/** Maps the cart of the Store API. Its totals are without tax; prices of items are as the shop shows them. */
export function readCart(wire: WireCart, context: CartContext): Cart {
  const { totals } = wire;
  const net = (units: string | null | undefined) => cents(units, totals);
  const isTaxed = showsTax(wire);
  const both = (units: string | null | undefined, tax: string | null | undefined) =>
    net(units) + (isTaxed ? net(tax) : 0);
  const options = wire.shipping_rates.flatMap(({ package_id, shipping_rates }) =>
    shipping_rates.map((rate) => ({
      id: `${package_id}/${rate.rate_id}`,
      title: toPlainText(rate.name),
      description: toPlainText(rate.description ?? ''),
      costCents: cents(rate.price, rate) + (isTaxed ? cents(rate.taxes, rate) : 0),
      isSelected: rate.selected,
    })),
  );
  const selected = options.find(({ isSelected }) => isSelected);
  const coupons = wire.coupons.map(({ code, totals: own }) => ({
    code,
    title: code,
    discountCents:
      cents(own.total_discount, own) + (isTaxed ? cents(own.total_discount_tax, own) : 0),
  }));
  const { country, state, postcode } = wire.shipping_address;

  return {
    ...createEmptyCart(totals.currency_code),
    id: 'woocommerce',
    currency: fromUnits(0, 0, totals.currency_code).currency,
    entries: wire.items.map((item) => readItem(item, isTaxed, context)),
    shippingOptions: options.map(({ isSelected: _, ...option }) => option),
    selectedShippingOption: selected
      ? {
          id: selected.id,
          title: selected.title,
          description: selected.description,
          costCents: selected.costCents,
        }
      : null,
    shippingLocation:
      wire.has_calculated_shipping && country
        ? { country, region: state, postalCode: postcode }
        : null,
    shippingCountries: context.countries,
    applicableTaxRules: isTaxed
      ? []
      : totals.tax_lines.map(({ name, price, rate }) => ({
          title: toPlainText(name),
          rate: Number.parseFloat(rate ?? '0') / 100,
          amountCents: net(price),
        })),
    coupons: coupons.map(({ code, title }) => ({ code, title })),
    validCoupons: coupons,
    subtotalCents: both(totals.total_items, totals.total_items_tax),
    discountCents: both(totals.total_discount, totals.total_discount_tax),
    shippingCostCents: both(totals.total_shipping, totals.total_shipping_tax),
    taxCents: isTaxed ? 0 : net(totals.total_tax),
    grandTotalCents: net(totals.total_price),
    totalQuantity: wire.items_count,
    requiresShipping: wire.needs_shipping,
  };
}

/** Whether the shop shows prices with their tax: then the prices of the items add up to the items and their tax. */
function showsTax({ items, totals }: WireCart): boolean {
  const shown = items.reduce(
    (sum, { prices, quantity }) => sum + cents(prices.price, prices) * quantity,
    0,
  );
  const untaxed = cents(totals.total_items, totals);
  const taxed = untaxed + cents(totals.total_items_tax, totals);
  return Math.abs(shown - taxed) < Math.abs(shown - untaxed);
}

function readItem(
  item: WireCart['items'][number],
  isTaxed: boolean,
  { variants, parentOf }: CartContext,
): CartEntry {
  const { prices, totals } = item;
  const price = cents(prices.price, prices);
  const regular = cents(prices.regular_price, prices);
  const { quantity_limits: limits, quantity } = item;
  const isFixed = limits.editable === false;
  return {
    id: item.key,
    itemId: String(parentOf(item.id)),
    quantity,
    chosenVariant: {
      sku: variants.skuOf({ id: String(item.id), sku: item.sku }),
      attributes: Object.fromEntries(
        item.variation.map(({ attribute, value }) => [toPlainText(attribute), toPlainText(value)]),
      ),
    },
    title: toPlainText(item.name),
    productType: 'physical',
    subTotal:
      cents(totals.line_subtotal, totals) + (isTaxed ? cents(totals.line_subtotal_tax, totals) : 0),
    purchasePriceCents: price,
    regularPriceCents: regular > price ? regular : null,
    maxQuantity: isFixed ? null : mostOf(limits),
    quantityRule: toQuantityRule(limits, isFixed ? quantity : null),
    additionalFields: null,
    formId: null,
    answers: [],
    image: item.images[0]?.src ?? null,
    url: item.permalink || null,
  };
}
