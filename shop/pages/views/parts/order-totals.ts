import type { OrderJson } from '../../../server/index.js';
import type { ToMoney } from './line.js';
import { paidView } from './paid.js';
import { totalsView, type Sums } from './totals.js';

/** The sums of an order as rows. */
export function orderTotals(order: OrderJson, money: ToMoney) {
  return {
    ...totalsView(sumsOf(order), money),
    paid: paidView({ ...order, dueCents: order.dueTotal }, money),
  };
}

function sumsOf(order: OrderJson): Sums {
  return {
    subtotalCents: order.subtotal,
    discountCents: order.discountTotal,
    validCoupons: order.validCoupons,
    automaticDiscounts: order.automaticDiscounts ?? [],
    requiresShipping: order.shippingAddress !== null,
    shippingLocation: order.shippingAddress,
    selectedShippingOption: order.selectedShippingOption,
    shippingCostCents: order.shippingTotal,
    applicableTaxRules: order.applicableTaxRules,
    taxCents: order.taxTotal,
    grandTotalCents: order.grandTotal,
    ...(order.pricesInclude !== undefined && { pricesInclude: order.pricesInclude }),
  };
}
