import { isRecord } from '../../core/base/index.js';
import type { EventItem } from '../events/index.js';
import type { BindingContext } from './binding.js';
import { toUnits } from './items.js';
import type { OrderNotes } from './order-notes.js';

/**
 * Tracks the purchase of the order in `<script type="application/json" id="vitrine-order">` (storefront §3: Order, with
 * a currency and amounts in minor units), once per order.
 */
export function bindOrder({ track, reporter }: BindingContext, orders: OrderNotes): void {
  const script = document.getElementById('vitrine-order');
  if (script === null) return;
  const purchase = readPurchase(script.textContent ?? '');
  if (purchase === null) {
    const problem =
      'The order (#vitrine-order) needs an id, a currency and amounts in minor units.';
    return reporter.warn(problem, { where: 'analytics' });
  }
  const { orderId } = purchase;
  if (orders.has(orderId)) return;
  void track('purchase', purchase)
    .reached('stored')
    .then((state) => {
      if (state !== 'dropped') orders.add(orderId);
    });
}

function readPurchase(text: string) {
  const order = parse(text);
  const { id, currency, testMode, purchasedCartId, items } = order;
  if (typeof id !== 'string' || typeof currency !== 'string') return null;
  const units = (cents: unknown) => (typeof cents === 'number' ? toUnits(cents, currency) : null);
  const value = units(order['grandTotal']);
  if (value === null) return null;
  const lines: readonly unknown[] = Array.isArray(items) ? items : [];
  return {
    orderId: id,
    objectIdentifier: id,
    currency,
    value,
    tax: units(order['taxTotal']) ?? undefined,
    shipping: units(order['shippingTotal']) ?? undefined,
    testMode: testMode === true,
    cartId: typeof purchasedCartId === 'string' ? purchasedCartId : undefined,
    items: lines.filter(isRecord).map((line): EventItem => {
      const sku = String(line['sku'] ?? '');
      const name = String(line['productName'] ?? '');
      const quantity = Number(line['quantity'] ?? 1);
      return { id: sku || name, name, sku, price: units(line['unitPrice']) ?? undefined, quantity };
    }),
  };
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const order: unknown = JSON.parse(text);
    return isRecord(order) ? order : {};
  } catch {
    return {};
  }
}
