import {
  describeIntent,
  describeLine,
  getCartStore,
  type AddResult,
  type CartAbility,
  type CartEntry,
  type CartResult,
  type ChangeOrigin,
} from '../../core/commerce/cart/index.js';
import { createIdempotencyKey, VitrineError } from '../../core/net/index.js';
import { runAction } from '../../core/runtime/index.js';
import { ask } from './ask.js';
import type { InputOf } from './parameters.js';

declare module '../../core/runtime/page-actions.js' {
  interface PageActions {
    getCart(input: object): Promise<CartResult>;
  }
}

export async function addToCart(
  { itemId, sku = null, quantity = null, additionalFields }: InputOf<'addToCart'>,
  origin: ChangeOrigin,
): Promise<AddResult> {
  const intent = {
    itemId,
    sku,
    quantity,
    additionalFields: additionalFields ? JSON.stringify(additionalFields) : null,
    key: createIdempotencyKey(),
  };
  const item = ask('add', describeIntent(intent));
  return getCartStore().add({ ...intent, ...item }, origin);
}

export async function updateLine(
  { entryId, quantity: wished }: InputOf<'updateLine'>,
  origin: ChangeOrigin,
): Promise<CartResult> {
  if (wished === 0) return removeLine({ entryId }, origin);
  need('quantity');
  const entry = await findEntry(entryId);
  const line = { ...describeLine(entry), previousQuantity: entry.quantity, quantity: wished };
  const { quantity } = ask('update', line);
  return after(getCartStore().setQuantity(entryId, quantity, origin));
}

export async function removeLine(
  { entryId }: InputOf<'removeLine'>,
  origin: ChangeOrigin,
): Promise<CartResult> {
  need('remove');
  ask('remove', describeLine(await findEntry(entryId)));
  return after(getCartStore().remove(entryId, origin));
}

export async function applyCoupon(
  { code }: InputOf<'applyCoupon'>,
  origin: ChangeOrigin,
): Promise<CartResult> {
  need('coupons');
  return after(getCartStore().applyCoupon(code.trim(), origin));
}

export async function removeCoupon(
  { code }: InputOf<'removeCoupon'>,
  origin: ChangeOrigin,
): Promise<CartResult> {
  need('coupons');
  return after(getCartStore().removeCoupon(code, origin));
}

export async function getCart(): Promise<CartResult> {
  const { cart } = await runAction('getCart', {}, readCart);
  return { cart: cart ?? getCartStore().getState().cart };
}

async function readCart(): Promise<CartResult> {
  const store = getCartStore();
  await store.load();
  const { cart, status } = store.getState();
  // An unknown cart is never told as an empty one.
  if (status === 'failed') throw new VitrineError('unreachable', 'The cart could not be read.');
  return { cart };
}

async function findEntry(entryId: string): Promise<CartEntry> {
  const { cart } = await readCart();
  const entry = cart.entries.find(({ id }) => id === entryId);
  if (entry) return entry;
  throw new VitrineError('no-line', `The cart has no line "${entryId}".`);
}

/** @throws VitrineError `unsupported` where widgets hide the controls for it. */
function need(ability: CartAbility): void {
  if (!getCartStore().lacks.includes(ability)) return;
  throw new VitrineError('unsupported', `The cart of this shop lacks "${ability}".`);
}

async function after(change: Promise<void>): Promise<CartResult> {
  await change;
  return { cart: getCartStore().getState().cart };
}
