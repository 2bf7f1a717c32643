import { createEmptyCart, type Cart, type CartEntry } from '../../core/commerce/cart/index.js';
import type { VariantIndex } from '../base/index.js';
import type { WireDelivery, WireOrder } from './schemas.js';
import { readStock, toAttributes, toMoney, type Taxed, type VendureTerms } from './terms.js';

export interface OrderContext {
  readonly terms: VendureTerms;
  readonly variants: VariantIndex;
  /** The page of a product; null when the page that sells has none to link to. */
  pageOf(slug: string): string | null;
}

/** Maps Vendure's active order to the cart. Discounts are what the rows of the cart lack to its total. */
export function readOrder(
  order: WireOrder,
  delivery: WireDelivery | null,
  context: OrderContext,
): Cart {
  const { terms } = context;
  const { currencyCode: currency, shippingAddress: address } = order;
  const cents = (amount: Taxed) => toMoney(terms, amount, currency).cents;
  const sum = (pick: (line: WireOrder['lines'][number]) => Taxed) =>
    order.lines.reduce((total, line) => total + cents(pick(line)), 0);

  const subtotalCents = sum(({ linePrice, linePriceWithTax }) => ({
    net: linePrice,
    gross: linePriceWithTax,
  }));
  const shippingCostCents = cents({ net: order.shipping, gross: order.shippingWithTax });
  const grandTotalCents = cents({ net: order.totalWithTax, gross: order.totalWithTax });
  const untaxed = cents({ net: order.total, gross: order.totalWithTax });
  const discountCents = Math.max(0, subtotalCents + shippingCostCents - untaxed);
  const chosen = order.shippingLines[0]?.shippingMethod.id;
  const shippingOptions = (delivery?.eligibleShippingMethods ?? []).map((method) => ({
    id: method.id,
    title: method.name,
    description: toText(method.description),
    costCents: cents({ net: method.price, gross: method.priceWithTax }),
  }));
  const coupons = order.couponCodes.map((code) => ({ code, title: code }));

  return {
    ...createEmptyCart(currency),
    id: order.id,
    currency: toMoney(terms, { net: 0, gross: 0 }, currency).currency,
    entries: [...order.lines].sort(byAge).map((line) => readLine(line, currency, context)),
    shippingOptions,
    selectedShippingOption: shippingOptions.find(({ id }) => id === chosen) ?? null,
    shippingLocation: address?.countryCode
      ? {
          country: address.countryCode,
          region: address.province ?? '',
          postalCode: address.postalCode ?? '',
        }
      : null,
    shippingCountries: (delivery?.availableCountries ?? []).map(({ code }) => code),
    applicableTaxRules:
      terms.taxes === 'added'
        ? order.taxSummary.map(({ description, taxRate, taxTotal }) => ({
            title: description,
            rate: taxRate / 100,
            amountCents: cents({ net: taxTotal, gross: taxTotal }),
          }))
        : [],
    coupons,
    // Vendure does not tell what each of several codes takes off.
    validCoupons: coupons.map((coupon) => ({
      ...coupon,
      discountCents: coupons.length === 1 ? discountCents : 0,
    })),
    subtotalCents,
    discountCents,
    shippingCostCents,
    taxCents: grandTotalCents - untaxed,
    grandTotalCents,
    totalQuantity: order.totalQuantity,
    requiresShipping: order.lines.length > 0,
  };
}

/** Vendure returns the lines of an order in no order. */
function byAge(one: WireOrder['lines'][number], other: WireOrder['lines'][number]): number {
  return (
    Date.parse(one.createdAt) - Date.parse(other.createdAt) ||
    one.id.localeCompare(other.id, 'en', { numeric: true })
  );
}

function readLine(
  line: WireOrder['lines'][number],
  currency: string,
  { terms, variants, pageOf }: OrderContext,
): CartEntry {
  const { productVariant: variant } = line;
  const cents = (net: number, gross: number) => toMoney(terms, { net, gross }, currency).cents;
  const regular = cents(line.unitPrice, line.unitPriceWithTax);
  const price = cents(line.discountedUnitPrice, line.discountedUnitPriceWithTax);
  const stock = readStock(variant.stockLevel);
  return {
    id: line.id,
    itemId: variant.product.id,
    quantity: line.quantity,
    chosenVariant: { sku: variants.skuOf(variant), attributes: toAttributes(variant.options) },
    title: variant.product.name,
    productType: 'physical',
    subTotal: cents(line.discountedLinePrice, line.discountedLinePriceWithTax),
    purchasePriceCents: price,
    regularPriceCents: regular > price ? regular : null,
    maxQuantity: stock,
    additionalFields: null,
    formId: null,
    answers: [],
    image: line.featuredAsset?.source ?? null,
    url: pageOf(variant.product.slug),
  };
}

/** The words of a description that Vendure's editor stores as HTML. */
const toText = (html: string) => html.replace(/<[^>]*>/g, ' ').trim();
