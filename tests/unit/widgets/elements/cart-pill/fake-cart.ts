import { vi } from 'vitest';
import { createEmptyCart } from '../../../../../core/commerce/cart/cart.js';
import type {
  AddResult,
  Cart,
  CartAbility,
  CartEntry,
  CartState,
  CartStore,
} from '../../../../../core/commerce/cart/index.js';
import { getRuntime } from '../../../../../core/runtime/index.js';

export function cartOf(changes: Partial<Cart> = {}): Cart {
  return { ...createEmptyCart('USD'), id: 'cart', websiteId: 'site', ...changes };
}

export function entryOf(changes: Partial<CartEntry> = {}): CartEntry {
  return {
    id: 'entry',
    itemId: 'mug',
    quantity: 1,
    chosenVariant: null,
    title: 'Mug',
    productType: 'physical',
    subTotal: 3000,
    purchasePriceCents: 3000,
    regularPriceCents: null,
    maxQuantity: null,
    additionalFields: null,
    formId: null,
    answers: [],
    image: null,
    url: null,
    ...changes,
  };
}

/** A shop's answer to an add: one blue mug in a cart of three items. */
export function addResultOf(changes: Partial<AddResult> = {}): AddResult {
  return {
    cart: cartOf({ totalQuantity: 3, subtotalCents: 4200 }),
    entry: entryOf({ chosenVariant: { sku: 'BLUE-S', attributes: { Colour: 'Blue', Size: 'S' } } }),
    addedQuantity: 1,
    lostEntries: false,
    ...changes,
  };
}

/** Takes the place of the page's cart store; call it before the first widget asks for one. */
export function installFakeCart() {
  const listeners = new Set<() => void>();
  let state: CartState = {
    cart: cartOf(),
    settled: null,
    status: 'unloaded',
    isUpdating: false,
    isRecalculating: false,
    pendingEntryIds: new Set(),
  };
  const done = async () => undefined;
  const lacks: CartAbility[] = [];
  const store = {
    lacks,
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: vi.fn(done),
    add: vi.fn<CartStore['add']>(async () => addResultOf()),
    setQuantity: vi.fn<CartStore['setQuantity']>(done),
    remove: vi.fn<CartStore['remove']>(done),
    updateAdditionalFields: vi.fn<CartStore['updateAdditionalFields']>(done),
    restore: vi.fn<CartStore['restore']>(async () => addResultOf()),
    applyCoupon: vi.fn<CartStore['applyCoupon']>(done),
    removeCoupon: vi.fn<CartStore['removeCoupon']>(done),
    setShippingLocation: vi.fn<CartStore['setShippingLocation']>(done),
    chooseShippingOption: vi.fn<CartStore['chooseShippingOption']>(done),
    refresh: vi.fn(done),
    flush: vi.fn(done),
    quantityOf: vi.fn<CartStore['quantityOf']>(() => 0),
    dispose: () => listeners.clear(),
  } satisfies CartStore;

  getRuntime().shared(`cart:${location.origin}`, (): CartStore => store);
  return {
    store,
    show(changes: Partial<CartState>) {
      state = { ...state, ...changes };
      for (const listener of [...listeners]) listener();
    },
    /** The server has answered this cart. */
    settle(cart: Cart) {
      this.show({ cart, settled: cart, status: 'ready' });
    },
  };
}
