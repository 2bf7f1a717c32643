import {
  createEmptyCart,
  type Cart,
  type CartClient,
  type CartEntry,
} from '../../../../../core/commerce/cart/index.js';

const price = 100;

function entryOf(id: string, itemId: string, quantity: number): CartEntry {
  return {
    id,
    itemId,
    quantity,
    chosenVariant: null,
    title: itemId,
    productType: 'physical',
    subTotal: quantity * price,
    purchasePriceCents: price,
    regularPriceCents: null,
    maxQuantity: null,
    additionalFields: null,
    formId: null,
    answers: [],
    image: null,
    url: null,
  };
}

/** A cart API in memory, with no HTTP. `failWith` makes the next call reject. */
export function createMemoryCartClient() {
  const lines = new Map<string, CartEntry>();
  const added = new Map<string, string>();
  const coupons = new Set<string>();
  const calls: string[] = [];
  let failure: { reason: unknown } | null = null;

  function cart(): Cart {
    const entries = [...lines.values()];
    const totalQuantity = entries.reduce((sum, { quantity }) => sum + quantity, 0);
    return {
      ...createEmptyCart('EUR'),
      id: 'memory',
      entries,
      totalQuantity,
      subtotalCents: totalQuantity * price,
      coupons: [...coupons].map((code) => ({ code, title: code })),
    };
  }

  /** Runs a call, unless it is the one to fail. */
  async function run<T>(name: string, task: () => T): Promise<T> {
    calls.push(name);
    const failed = failure;
    failure = null;
    if (failed) throw failed.reason;
    return task();
  }

  const change = (name: string, task: () => void) =>
    run(name, () => {
      task();
      return { cart: cart() };
    });

  function put(id: string, itemId: string, quantity: number): void {
    if (quantity > 0) lines.set(id, entryOf(id, itemId, quantity));
    else lines.delete(id);
  }

  const client: CartClient = {
    read: () => run('read', cart),
    add: ({ itemId, quantity, key }) =>
      run('add', () => {
        const id = added.get(key) ?? `line-${added.size + 1}`;
        const addedQuantity = quantity ?? 1;
        if (!added.has(key)) put(id, itemId, addedQuantity);
        added.set(key, id);
        return { cart: cart(), entry: lines.get(id) ?? null, addedQuantity, hadExpired: false };
      }),
    setQuantity: (id, quantity) =>
      change('setQuantity', () => put(id, lines.get(id)?.itemId ?? '', quantity)),
    remove: (id) => change('remove', () => void lines.delete(id)),
    updateAdditionalFields: () => change('updateAdditionalFields', () => undefined),
    applyCoupon: (code) => change('applyCoupon', () => void coupons.add(code)),
    removeCoupon: (code) => change('removeCoupon', () => void coupons.delete(code)),
    setShippingLocation: () => change('setShippingLocation', () => undefined),
    chooseShippingOption: () => change('chooseShippingOption', () => undefined),
    restore: ({ id, itemId, quantity }) =>
      run('restore', () => {
        put(id, itemId, quantity);
        const entry = lines.get(id) ?? null;
        return { cart: cart(), entry, addedQuantity: quantity, hadExpired: false };
      }),
  };
  return {
    client,
    calls,
    failWith(reason: unknown) {
      failure = { reason };
    },
  };
}
