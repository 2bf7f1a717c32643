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
import type { AddedLine, CartBackend, NewLine } from './cart-backend.js';
import { findLine, quantityIn, readFields, type LineTexts } from './lines.js';
import { ahead, ConnectorError, refusal } from './refusals.js';

/** Makes a `CartClient` of the calls of a shop system whose changes have no idempotency keys. */
export function createCartClient(backend: CartBackend): CartClient {
  const doubts: Doubts = new Map();
  /** The keys of the adds that were made. */
  const made = new Set<string>();
  /** The fields that the console has named. */
  const told = new Set<string>();
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

  /** The fields of a form that a line keeps, under its names. The console names each other one once. */
  function keepFields(given: unknown): LineTexts {
    const named = Object.entries(readFields(given)).map(
      ([name, text]) => [name, backend.nameField?.(name) ?? null, text] as const,
    );
    const left = named.filter(([name, own]) => own === null && !told.has(name));
    if (left.length > 0) {
      const names = left.map(([name]) => `"${name}"`).join(', ');
      for (const [name] of left) told.add(name);
      getRuntime().reporter.warn(
        `A line of this shop's cart has no place for ${names}: the item is added without. See the guide Connectors, "Fields of the form".`,
        { where: 'cart' },
      );
    }
    return Object.fromEntries(
      named.flatMap(([, own, text]) => (own === null ? [] : [[own, text] as const])),
    );
  }

  async function add(line: NewLine, key: string): Promise<AddResponse> {
    const { quantity } = line;
    if (made.has(key)) {
      const cart = await read();
      return { cart, entry: findLine(cart, line), addedQuantity: quantity, hadExpired: false };
    }
    const hadSession = backend.hasSession();
    const before = quantityIn(known === undefined ? await ahead(read()) : known, line);
    const isExpired = hadSession && !backend.hasSession();
    const { cart, shortage, ...added } = await addCarefully<AddedLine>(doubts, {
      key,
      clock: getRuntime().clock,
      quantityBefore: before,
      send: () => backend.add(line),
      async look() {
        const cart = await read();
        const answer = cart && { cart, hadExpired: false };
        return { quantity: quantityIn(cart, line), answer };
      },
    });
    known = cart;
    const hadExpired = added.hadExpired || isExpired;
    const gained = quantityIn(cart, line) - (hadExpired ? 0 : before);
    if (shortage && gained <= 0) throw refusal(shortage);
    made.add(key);
    return {
      cart,
      entry: findLine(cart, line),
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
    async add({ itemId, sku, quantity: wanted, additionalFields, key }: AddIntent) {
      const fields = keepFields(additionalFields);
      const quantity = wanted ?? (await ahead(backend.leastOf?.(itemId, sku) ?? 1));
      return add({ itemId, sku, quantity, fields }, key);
    },
    setQuantity,
    async remove(entryId) {
      try {
        return await change(backend.remove(entryId));
      } catch (error) {
        if (!isMissing(error)) throw error;
        return { cart: await read() };
      }
    },
    async updateAdditionalFields(entryId, { additionalFields }) {
      if (backend.setFields) {
        return change(backend.setFields(entryId, keepFields(additionalFields)));
      }
      throw new ConnectorError('lacking', "A line of this shop's cart has no fields to change.");
    },
    applyCoupon: (code) => change(backend.applyCoupon(code)),
    removeCoupon: (code) => change(backend.removeCoupon(code)),
    setShippingLocation: (location) => change(backend.setShippingLocation(location)),
    chooseShippingOption: (optionId) => change(backend.chooseShippingOption(optionId)),
    async restore({ id, itemId, quantity, chosenVariant, additionalFields }, isThere, key) {
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
      return add({ itemId, sku, quantity, fields: readFields(additionalFields) }, key);
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof NetError && error.code === 'not-found';
}
