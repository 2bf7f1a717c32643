import type {
  AddIntent,
  AddResponse,
  Cart,
  CartClient,
  ChangeResponse,
} from '../../core/commerce/cart/index.js';
import { NetError } from '../../core/net/index.js';
import { getRuntime } from '../../core/runtime/index.js';
import { addCarefully, type Doubts } from './careful-add.js';
import type { AddedLine, CartBackend } from './cart-backend.js';
import { findLine, quantityIn } from './lines.js';
import { ConnectorError, refusal } from './refusals.js';

/** Makes a `CartClient` of the calls of a shop system whose changes have no idempotency keys. */
export function createCartClient(backend: CartBackend): CartClient {
  const doubts: Doubts = new Map();
  /** The keys of the adds that were made. */
  const made = new Set<string>();
  /** The cart of the last answer; undefined before the first. */
  let known: Cart | null | undefined;

  async function read(signal?: AbortSignal): Promise<Cart | null> {
    known = backend.hasSession() ? await backend.read(signal) : null;
    return known;
  }

  async function change(call: Promise<Cart | null>): Promise<ChangeResponse> {
    known = await call;
    return { cart: known };
  }

  async function add(intent: AddIntent): Promise<AddResponse> {
    const { itemId, sku, key, additionalFields } = intent;
    if (additionalFields !== null && backend.lacks.includes('additional-fields')) {
      throw new ConnectorError('lacking', 'This shop system keeps no additional fields of a line.');
    }
    const quantity = intent.quantity ?? 1;
    if (made.has(key)) {
      const cart = await read();
      return { cart, entry: findLine(cart, intent), addedQuantity: quantity, hadExpired: false };
    }
    const hadSession = backend.hasSession();
    const before = quantityIn(known === undefined ? await read() : known, intent);
    const isExpired = hadSession && !backend.hasSession();
    const { cart, shortage, ...added } = await addCarefully<AddedLine>(doubts, {
      key,
      clock: getRuntime().clock,
      quantityBefore: before,
      send: () => backend.add({ itemId, sku, quantity }),
      async look() {
        const cart = await read();
        const answer = cart && { cart, hadExpired: false };
        return { quantity: quantityIn(cart, intent), answer };
      },
    });
    known = cart;
    const hadExpired = added.hadExpired || isExpired;
    const gained = quantityIn(cart, intent) - (hadExpired ? 0 : before);
    if (shortage && gained <= 0) throw refusal(shortage);
    made.add(key);
    return {
      cart,
      entry: findLine(cart, intent),
      addedQuantity: Math.min(Math.max(gained, 1), quantity),
      hadExpired,
    };
  }

  async function setQuantity(entryId: string, quantity: number): Promise<ChangeResponse> {
    return change(backend.setQuantity(entryId, quantity));
  }

  return {
    lacks: backend.lacks,
    ...(backend.handOff && {
      handOff: async (page) =>
        backend.handOff?.(page, known === undefined ? await read() : known) ?? '',
    }),
    read,
    add,
    setQuantity,
    async remove(entryId) {
      try {
        return await change(backend.remove(entryId));
      } catch (error) {
        if (!isMissing(error)) throw error;
        return { cart: await read() };
      }
    },
    updateAdditionalFields: () =>
      Promise.reject(
        new ConnectorError('lacking', 'This shop system keeps no additional fields of a line.'),
      ),
    applyCoupon: (code) => change(backend.applyCoupon(code)),
    removeCoupon: (code) => change(backend.removeCoupon(code)),
    setShippingLocation: (location) => change(backend.setShippingLocation(location)),
    chooseShippingOption: (optionId) => change(backend.chooseShippingOption(optionId)),
    async restore({ id, itemId, quantity, chosenVariant }, isThere, key) {
      try {
        if (isThere) {
          const { cart } = await setQuantity(id, quantity);
          const entry = cart?.entries.find((one) => one.id === id) ?? null;
          return { cart, entry, addedQuantity: quantity, hadExpired: false };
        }
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      const sku = chosenVariant?.sku ?? null;
      return add({ itemId, sku, quantity, additionalFields: null, key });
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof NetError && error.code === 'not-found';
}
