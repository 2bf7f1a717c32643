import { createEmptyCart, type Cart, type CartEntry } from '../../core/commerce/cart/index.js';
import type { VariantIndex } from '../base/index.js';
import { toAttributes, toMoney } from './prices.js';
import { toQuantityRule } from './quantity-rule.js';
import type { WireCart } from './schemas.js';

type WireLine = WireCart['lines']['nodes'][number];
type Allocation = WireCart['discountAllocations'][number];

/** Maps Shopify's cart. `reasons`: why a code takes nothing off, where the answer to a change says so. */
export function readCart(
  cart: WireCart,
  variants: VariantIndex,
  reasons: ReadonlyMap<string, string> = new Map(),
): Cart {
  const { currencyCode: currency } = cart.cost.totalAmount;
  const lines = cart.lines.nodes;
  const allocations = [
    ...cart.discountAllocations,
    ...lines.flatMap(({ discountAllocations }) => discountAllocations),
  ];
  const subtotalCents = lines.reduce((sum, { cost }) => sum + centsOf(cost.subtotalAmount), 0);
  const discountCents = sumOf(allocations);
  const grandTotalCents = centsOf(cart.cost.totalAmount);
  const codes = cart.discountCodes.map(({ code, ...rest }) => ({ ...rest, code, title: code }));

  return {
    ...createEmptyCart(currency),
    id: cart.id,
    currency: toMoney(cart.cost.totalAmount).currency,
    entries: lines.map((line) => readLine(line, variants)),
    coupons: codes.map(({ code, title }) => ({ code, title })),
    validCoupons: codes
      .filter(({ applicable }) => applicable)
      .map(({ code, title }) => ({
        code,
        title,
        discountCents: sumOf(allocations.filter((one) => isSame(one.code, code))),
      })),
    invalidCoupons: codes
      .filter(({ applicable }) => !applicable)
      .map(({ code, title }) => ({ code, title, reason: reasons.get(code.toLowerCase()) ?? '' })),
    subtotalCents,
    discountCents,
    taxCents: Math.max(0, grandTotalCents - (subtotalCents - discountCents)),
    grandTotalCents,
    totalQuantity: cart.totalQuantity,
    requiresShipping: lines.some(({ merchandise }) => merchandise.requiresShipping),
    hasDigital: lines.some(({ merchandise }) => !merchandise.requiresShipping),
    purelyDigital:
      lines.length > 0 && lines.every(({ merchandise }) => !merchandise.requiresShipping),
  };
}

function readLine(line: WireLine, variants: VariantIndex): CartEntry {
  const { merchandise, cost, attributes } = line;
  const price = centsOf(cost.amountPerQuantity);
  const regular = cost.compareAtAmountPerQuantity ? centsOf(cost.compareAtAmountPerQuantity) : 0;
  return {
    id: line.id,
    itemId: merchandise.product.id,
    quantity: line.quantity,
    chosenVariant: {
      sku: variants.skuOf(merchandise),
      attributes: toAttributes(merchandise.selectedOptions),
    },
    title: merchandise.product.title,
    productType: merchandise.requiresShipping ? 'physical' : 'digital',
    subTotal: centsOf(cost.totalAmount),
    purchasePriceCents: price,
    regularPriceCents: regular > price ? regular : null,
    maxQuantity: null,
    quantityRule: toQuantityRule(merchandise.quantityRule),
    additionalFields:
      attributes.length > 0
        ? Object.fromEntries(attributes.map(({ key, value }) => [key, value ?? '']))
        : null,
    formId: null,
    answers: attributes
      .filter(({ key, value }) => value && !key.startsWith('_'))
      .map(({ key, value }) => ({ label: key, text: value ?? '' })),
    image: merchandise.image?.url ?? null,
    url: merchandise.product.onlineStoreUrl ?? null,
  };
}

const centsOf = (price: Parameters<typeof toMoney>[0]) => toMoney(price).cents;
const sumOf = (allocations: readonly Allocation[]) =>
  allocations.reduce((sum, { discountedAmount }) => sum + centsOf(discountedAmount), 0);
const isSame = (one: string | undefined, other: string) =>
  one?.toLowerCase() === other.toLowerCase();
