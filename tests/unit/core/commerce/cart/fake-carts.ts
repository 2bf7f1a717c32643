interface WireEntry {
  id: string;
  itemId: string;
  quantity: number;
  chosenVariant: { sku: string; attributes: Record<string, string> } | null;
  /** JSON text, or null. */
  additionalFields: unknown;
}

export interface FakeCart {
  readonly id: string;
  entries: WireEntry[];
  coupons: string[];
  shippingLocation: unknown;
  shippingOption: unknown;
  /** The newest change of each thing, as page and turn (`Intent-Order`). */
  readonly changed: Map<string, { page: string; turn: number }>;
  /** How it came to its end. */
  lostAs: 'cart-expired' | 'cart-purchased' | null;
}

/** What one request asks of a cart. */
export interface CartRequest {
  method: string;
  /** After `/shopping-cart`, in its parts. */
  place: readonly string[];
  body: Readonly<Record<string, unknown>>;
  order: string | null;
}

type Outcome = Record<string, unknown> | { refused: number; error: string; code: string };

const price = 100;
const couponsOff: Readonly<Record<string, number>> = { TEN: 10, FIVE: 5 };
const shippingCosts: Readonly<Record<string, number>> = { standard: 490, express: 990 };

export function createFakeCart(id: string): FakeCart {
  return {
    id,
    entries: [],
    coupons: [],
    shippingLocation: null,
    shippingOption: null,
    changed: new Map(),
    lostAs: null,
  };
}

/** Every piece costs 100. */
export function toWire(cart: FakeCart) {
  const totalQuantity = cart.entries.reduce((sum, entry) => sum + entry.quantity, 0);
  const subtotalCents = totalQuantity * price;
  const coupons = cart.coupons.map((code) => ({ code, title: `Coupon ${code}` }));
  const validCoupons = coupons.map((coupon) => ({
    ...coupon,
    discountCents: couponsOff[coupon.code] ?? 0,
  }));
  const discountCents = validCoupons.reduce((sum, coupon) => sum + coupon.discountCents, 0);
  const shippingOptions = Object.entries(shippingCosts).map(([id, costCents]) => ({
    id,
    title: `Sent ${id}`,
    costCents,
  }));
  const selectedShippingOption = shippingOptions.find(({ id }) => id === cart.shippingOption);
  const shippingCostCents = selectedShippingOption?.costCents ?? 0;
  return {
    id: cart.id,
    currency: 'EUR',
    totalQuantity,
    subtotalCents,
    discountCents,
    shippingCostCents,
    grandTotalCents: subtotalCents - discountCents + shippingCostCents,
    coupons,
    validCoupons,
    invalidCoupons: [],
    shippingOptions,
    selectedShippingOption: selectedShippingOption ?? null,
    shippingLocation: cart.shippingLocation,
    entries: cart.entries.map((entry) => ({
      ...entry,
      title: `Title of ${entry.itemId}`,
      productType: 'physical',
      subTotal: entry.quantity * price,
      purchasePriceCents: price,
      imageUrl: '/images/one.svg',
      itemUrl: '/shop/one',
    })),
  };
}

/** Makes one change as docs/server/CONTRACT.md has it. */
export function changeFakeCart(
  cart: FakeCart,
  request: CartRequest,
  options: { nextId(): string; maxQuantity: number },
): Outcome {
  const { method, place, body, order } = request;
  const [folder, name = '', part] = place;

  /** Notes the turn of a change; says whether the same page has made a newer one of the same thing. */
  function isOvertaken(thing: string): boolean {
    if (order === null) return false;
    const [page = '', text] = order.split(';');
    const turn = Number(text);
    const newest = cart.changed.get(thing);
    if (newest?.page === page && newest.turn > turn) return true;
    cart.changed.set(thing, { page, turn });
    return false;
  }

  function add(): Outcome {
    const sku = typeof body['sku'] === 'string' ? body['sku'] : null;
    const asked = typeof body['quantity'] === 'number' ? body['quantity'] : 1;
    const additionalFields = body['additionalFields'] ?? null;
    let entry = cart.entries.find(
      (each) =>
        each.itemId === body['itemId'] &&
        (each.chosenVariant?.sku ?? null) === sku &&
        each.additionalFields === additionalFields,
    );
    if (!entry) {
      entry = {
        id: options.nextId(),
        itemId: String(body['itemId']),
        quantity: 0,
        chosenVariant: sku === null ? null : { sku, attributes: {} },
        additionalFields,
      };
      cart.entries.push(entry);
    }
    const addedQuantity = Math.min(asked, options.maxQuantity - entry.quantity);
    entry.quantity += addedQuantity;
    isOvertaken(`quantity of ${entry.id}`);
    return { newlyAdded: { id: entry.id, addedQuantity } };
  }

  function changeEntry(): Outcome {
    const entry = cart.entries.find(({ id }) => id === name);
    if (!entry) {
      if (method === 'DELETE') return {};
      return { refused: 404, error: 'That line is not in the cart.', code: 'entry-not-found' };
    }
    if (part) {
      if (!isOvertaken(`fields of ${name}`)) entry.additionalFields = body['additionalFields'];
    } else if (!isOvertaken(`quantity of ${name}`)) {
      if (method === 'DELETE') cart.entries = cart.entries.filter(({ id }) => id !== name);
      else entry.quantity = Math.min(Number(body['quantity']), options.maxQuantity);
    }
    return { updatedEntry: { id: name } };
  }

  function changeCoupons(): Outcome {
    const code = method === 'POST' ? String(body['code']) : name;
    if (!(code in couponsOff)) {
      return { refused: 400, error: 'This coupon does not exist.', code: 'coupon-unknown' };
    }
    if (isOvertaken(`coupon ${code}`)) return {};
    const others = cart.coupons.filter((other) => other !== code);
    cart.coupons = method === 'POST' ? [...others, code] : others;
    return {};
  }

  switch (folder) {
    case 'entries':
      return method === 'POST' ? add() : changeEntry();
    case 'coupons':
      return changeCoupons();
    case 'shipping-location':
      if (!isOvertaken(folder)) cart.shippingLocation = body;
      return {};
    case 'shipping-option':
      if (!isOvertaken(folder)) cart.shippingOption = body['optionId'];
      return {};
    default:
      return { refused: 404, error: 'No such call.', code: 'not-found' };
  }
}
