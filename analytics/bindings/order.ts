import { isRecord } from '../../core/base/index.js';
import { isCurrencyCode, MoneyError, parseMoney } from '../../core/commerce/money/index.js';
import type { EventItem } from '../events/index.js';
import type { BindingContext } from './binding.js';
import { toUnits } from './items.js';
import type { OrderNotes } from './order-notes.js';

type Json = Readonly<Record<string, unknown>>;

/**
 * Tracks the purchase of the order in `<script type="application/json" id="vitrine-order">` (storefront §3: Order), once
 * per order. Amounts are units of the currency, as a number, a text or a money object: 49.54 and `'49.54'`. Cents have the
 * name that says so: `grandTotalCents`. The currency is the site's unless the order names another.
 */
export function bindOrder({ track, reporter, site }: BindingContext, orders: OrderNotes): void {
  const script = document.getElementById('vitrine-order');
  if (script === null) return;
  const order = parse(script.textContent ?? '');
  const orderId = readText(order['id']);
  const unreadable: string[] = [];
  const purchase = readPurchase(order, orderId, site.currency, unreadable);
  const fault =
    orderId === ''
      ? 'needs an id; its purchase is not tracked.'
      : unreadable.length > 0
        ? `has amounts that are no amounts: ${unreadable.join(', ')}. Its purchase is tracked without them.`
        : purchase.value === undefined &&
          'needs a grandTotal; its purchase is tracked without a value.';
  if (fault) reporter.warn(`The order (#vitrine-order) ${fault}`, { where: 'analytics' });
  if (orderId === '' || orders.has(orderId)) return;
  const tracked = track('purchase', purchase);
  void tracked.reached('stored').then((state) => {
    // If one client took it, the next view of the page must not repeat it.
    const isTaken = tracked.handles.some((handle) => handle.state !== 'dropped');
    if (state !== 'dropped' || isTaken) orders.add(orderId);
  });
}

function readPurchase(order: Json, orderId: string, ofSite: string, unreadable: string[]) {
  const { testMode, purchasedCartId, items } = order;
  const currency = readCurrency(order) ?? ofSite;
  const lines: readonly unknown[] = Array.isArray(items) ? items : [];
  const read = (name: string, of = order) => {
    const amount = readAmount(of, name, currency);
    if (amount === null) unreadable.push(name);
    return amount ?? undefined;
  };
  return {
    orderId,
    objectIdentifier: orderId,
    currency,
    value: read('grandTotal'),
    tax: read('taxTotal'),
    shipping: read('shippingTotal'),
    testMode: testMode === true,
    cartId: readText(purchasedCartId) || undefined,
    items: lines.filter(isRecord).map((line): EventItem => {
      const sku = readText(line['sku']);
      const name = readText(line['productName']);
      const count = readText(line['quantity']);
      const quantity = /^\d{1,9}(\.\d+)?$/.test(count) ? Number(count) : 1;
      return { id: sku || name, name, sku, price: read('unitPrice', line), quantity };
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

/** Units of the currency; undefined if there is no such amount, null if it is none. */
function readAmount(of: Json, name: string, currency: string): number | null | undefined {
  const cents = readText(of[`${name}Cents`]);
  if (cents !== '') return /^-?\d{1,15}$/.test(cents) ? toUnits(Number(cents), currency) : null;
  const written = of[name];
  if (written === undefined || written === null || written === '') return undefined;
  const amount: Json = isRecord(written) ? written : { value: written };
  if (!readText(amount['decimalValue']) && !readText(amount['value'])) return null;
  try {
    const money = parseMoney(amount, currency);
    return money.currency === currency ? toUnits(money.cents, currency) : null;
  } catch (error) {
    if (error instanceof MoneyError) return null;
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
