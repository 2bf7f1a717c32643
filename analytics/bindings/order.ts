import { isRecord } from '../../core/base/index.js';
import {
  centsToDecimal,
  isCurrencyCode,
  MoneyError,
  parseMoney,
} from '../../core/commerce/money/index.js';
import type { EventItem } from '../events/index.js';
import type { BindingContext } from './binding.js';
import { toUnits } from './items.js';
import type { OrderNotes } from './order-notes.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * Tracks the purchase of the order in `<script type="application/json" id="vitrine-order">` (storefront §3: Order), once
 * per order. Amounts are numbers in minor units, decimal texts or money objects, in the site's currency unless the order
 * names another.
 */
export function bindOrder({ track, reporter, site }: BindingContext, orders: OrderNotes): void {
  const script = document.getElementById('vitrine-order');
  if (script === null) return;
  const order = parse(script.textContent ?? '');
  const orderId = readText(order['id']);
  const purchase = readPurchase(order, orderId, site.currency);
  if (orderId === '' || purchase.value === undefined) {
    const needs =
      orderId === ''
        ? 'an id; its purchase is not tracked.'
        : 'a grandTotal; its purchase is tracked without a value.';
    reporter.warn(`The order (#vitrine-order) needs ${needs}`, { where: 'analytics' });
  }
  if (orderId === '' || orders.has(orderId)) return;
  const tracked = track('purchase', purchase);
  void tracked.reached('stored').then((state) => {
    // Where one client took it, the next view of the page must not repeat it.
    const isTaken = tracked.handles.some((handle) => handle.state !== 'dropped');
    if (state !== 'dropped' || isTaken) orders.add(orderId);
  });
}

function readPurchase(order: Json, orderId: string, ofSite: string) {
  const { testMode, purchasedCartId, items } = order;
  const currency = readCurrency(order) ?? ofSite;
  const units = (amount: unknown) => readUnits(amount, currency);
  const lines: readonly unknown[] = Array.isArray(items) ? items : [];
  return {
    orderId,
    objectIdentifier: orderId,
    currency,
    value: units(order['grandTotal']),
    tax: units(order['taxTotal']),
    shipping: units(order['shippingTotal']),
    testMode: testMode === true,
    cartId: readText(purchasedCartId) || undefined,
    items: lines.filter(isRecord).map((line): EventItem => {
      const sku = readText(line['sku']);
      const name = readText(line['productName']);
      const quantity = Number(line['quantity'] ?? 1);
      return { id: sku || name, name, sku, price: units(line['unitPrice']), quantity };
    }),
  };
}

/** The order's own currency, or that of its total. */
function readCurrency({ currency, grandTotal }: Json): string | undefined {
  const total: Json = isRecord(grandTotal) ? grandTotal : {};
  return [currency, total['currencyCode'], total['currency']]
    .map((code) => readText(code).toUpperCase())
    .find(isCurrencyCode);
}

/** Units of the currency: 4954 and `'49.54'` and `{ decimalValue: '49.54' }` are 49.54 dollars. */
function readUnits(amount: unknown, currency: string): number | undefined {
  if (typeof amount === 'number') return toUnits(amount, currency);
  // A text without a point may be either.
  const isDecimal = typeof amount === 'string' && /^-?\d+\.\d+$/.test(amount.trim());
  if (!isDecimal && !isRecord(amount)) return undefined;
  try {
    const money = parseMoney(isRecord(amount) ? amount : { value: String(amount) }, currency);
    return money.currency === currency ? Number(centsToDecimal(money.cents, currency)) : undefined;
  } catch (error) {
    if (error instanceof MoneyError) return undefined;
    throw error;
  }
}

function readText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const order: unknown = JSON.parse(text);
    return isRecord(order) ? order : {};
  } catch {
    return {};
  }
}
