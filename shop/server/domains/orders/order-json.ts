import type { CheckoutCart, CheckoutDetails, OrderJson } from './types.js';

/** The order as placed; later changes of the catalogue do not affect it. */
export function toOrderJson(
  cart: CheckoutCart,
  details: CheckoutDetails,
  { id, number, testMode, placedAt }: Pick<OrderJson, 'id' | 'number' | 'testMode' | 'placedAt'>,
): OrderJson {
  return {
    id,
    number,
    purchasedCartId: cart.id,
    testMode,
    websiteId: cart.websiteId,
    items: cart.entries.map(({ chosenVariant, title, quantity, purchasePriceCents }) => ({
      sku: chosenVariant.sku,
      productName: title,
      quantity,
      unitPrice: purchasePriceCents,
    })),
    subtotal: cart.subtotalCents,
    discountTotal: cart.discountCents,
    shippingTotal: cart.shippingCostCents,
    taxTotal: cart.taxCents + includedCents(cart),
    grandTotal: cart.grandTotalCents,
    currency: cart.currency,
    kind: cart.kind,
    name: details.name,
    email: details.email,
    phone: details.phone,
    shippingAddress: cart.requiresShipping ? details.shippingAddress : null,
    recipient: cart.kind === 'gift-card' ? (cart.recipient ?? details.recipient) : null,
    subscriptionPlan: cart.subscriptionPlan,
    placedAt,
    entries: cart.entries,
    selectedShippingOption: cart.selectedShippingOption,
    applicableTaxRules: cart.applicableTaxRules,
    validCoupons: cart.validCoupons,
    ...(cart.automaticDiscounts.length > 0 && { automaticDiscounts: cart.automaticDiscounts }),
    giftCards: cart.giftCards,
    dueTotal: cart.dueCents,
    ...(cart.pricesInclude !== undefined && { pricesInclude: cart.pricesInclude }),
  };
}

function includedCents({ applicableTaxRules }: CheckoutCart): number {
  const included = applicableTaxRules.filter(({ isIncluded }) => isIncluded);
  return included.reduce((total, { amountCents }) => total + amountCents, 0);
}
