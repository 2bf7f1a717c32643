import { findVariant, itemOf, unitCents, type PlainItem } from './catalogue.js';
import {
  readMembers,
  refuse,
  type PlainRequest,
  type PlainResponse,
  type Route,
} from './request.js';

interface Line {
  id: number;
  itemId: number;
  sku: string;
  quantity: number;
  additionalFields: unknown;
}

export interface PlainCart {
  readonly id: number;
  readonly created: string;
  lines: Line[];
}

/** The cart calls of storefront §7, with the fields of §3 and no others: no currency, no type of an item, no total quantity. */
export function createCartRoutes(
  items: readonly PlainItem[],
  carts: Map<string, PlainCart>,
): Route {
  let ids = 1000;

  function cartOf({ cookies }: PlainRequest): PlainCart | undefined {
    return carts.get(cookies['CART'] ?? '');
  }

  function write({ id, created, lines }: PlainCart) {
    const sum = lines.reduce(
      (total, { sku, quantity }) => total + unitCents(sku, items) * quantity,
      0,
    );
    return {
      id,
      websiteId: 5,
      orderId: null,
      created,
      isPurchased: false,
      entries: lines.map(writeLine),
      shippingOptions: [],
      selectedShippingOption: null,
      shippingLocation: null,
      applicableTaxRules: [],
      coupons: [],
      validCoupons: [],
      invalidCoupons: [],
      subtotalCents: sum,
      taxCents: 0,
      shippingCostCents: 0,
      discountCents: 0,
      grandTotalCents: sum,
      hasDigital: false,
      purelyDigital: false,
      requiresShipping: lines.length > 0,
    };
  }

  function writeLine({ id, itemId, sku, quantity, additionalFields }: Line) {
    const attributes = findVariant(sku, items)?.attributes ?? [];
    return {
      id,
      itemId,
      quantity,
      chosenVariant: { sku, attributes },
      title: itemOf(itemId, items)?.name,
      subTotal: unitCents(sku, items) * quantity,
      purchasePriceCents: unitCents(sku, items),
      additionalFields,
    };
  }

  function add(request: PlainRequest): PlainResponse {
    const read = readMembers(request, ['itemId', 'sku', 'quantity', 'additionalFields']);
    if ('refusal' in read) return read.refusal;
    const { itemId, sku, quantity, additionalFields } = read.members;
    const item = itemOf(itemId, items);
    const onlySku = item?.variants.length === 1 ? item.variants[0]?.sku : undefined;
    const variant = findVariant(sku ?? onlySku, items);
    if (!item || !variant) return refuse(404, 'There is no such item.');
    const count = Number(quantity ?? 1);
    const inCart = cartOf(request)?.lines.find((line) => line.sku === variant.sku)?.quantity ?? 0;
    if (inCart + count > variant.qtyInStock) return refuse(409, 'The shop has fewer than that.');

    const known = cartOf(request);
    const cart = known ?? { id: (ids += 1), created: new Date().toISOString(), lines: [] };
    carts.set(String(cart.id), cart);
    const same = cart.lines.find((line) => line.sku === variant.sku);
    const line = same ?? {
      id: (ids += 1),
      itemId: item.id,
      sku: variant.sku,
      quantity: 0,
      additionalFields,
    };
    if (!same) cart.lines.push(line);
    line.quantity += count;
    return {
      json: { shoppingCart: write(cart), newlyAdded: writeLine(line) },
      cookies: known ? [] : [`CART=${cart.id}; Path=/; HttpOnly`, 'hasCart=true; Path=/'],
    };
  }

  function updateFields(request: PlainRequest, entryId: number): PlainResponse {
    const read = readMembers(request, ['itemId', 'sku', 'additionalFields']);
    if ('refusal' in read) return read.refusal;
    const cart = cartOf(request);
    const line = cart?.lines.find(({ id }) => id === entryId);
    if (!cart || !line) return refuse(404, 'There is no such entry.');
    line.additionalFields = read.members['additionalFields'];
    return { json: { shoppingCart: write(cart), updatedEntry: writeLine(line) } };
  }

  function subscribe(request: PlainRequest): PlainResponse {
    const read = readMembers(request, ['itemId', 'sku', 'qty', 'additionalFields']);
    if ('refusal' in read) return read.refusal;
    return { json: { cartToken: `sub-${String(read.members['sku'])}` } };
  }

  return (request) => {
    const { method, path, query } = request;
    const isChange = method !== 'GET' && path.startsWith('/api/');
    const isTracking = path.startsWith('/api/census/') || path.startsWith('/api/events/');
    if (isChange && !isTracking && request.headers['x-csrf-token'] !== request.cookies['crumb']) {
      return refuse(403, 'The session is unknown.', { crumbFail: true });
    }
    if (method === 'GET' && path === '/api/commerce/shopping-cart') {
      const cart = cartOf(request);
      return cart ? { json: write(cart) } : refuse(404, 'There is no cart.');
    }
    if (method === 'POST' && path === '/api/commerce/shopping-cart/entries') return add(request);
    const [, entryId] =
      /^\/api\/commerce\/shopping-cart\/entries\/(\d+)\/additionalFields$/.exec(path) ?? [];
    if (method === 'PUT' && entryId) return updateFields(request, Number(entryId));
    if (method === 'POST' && path === '/api/3/commerce/cart/subscription')
      return subscribe(request);
    if (method === 'GET' && path === '/api/commerce/inventory/stock/') {
      const results = itemOf(query.get('itemId'), items)?.variants.map(({ qtyInStock }) => ({
        unlimited: false,
        qtyInStock,
      }));
      return { json: { results: results ?? [] } };
    }
    return undefined;
  };
}
