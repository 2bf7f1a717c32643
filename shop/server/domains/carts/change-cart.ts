import type { Queryable } from '../../ground/database/index.js';
import { Problem, type Call, type Visitor } from '../../ground/http/index.js';
import { admitChange, runChange, type KeyedChange } from '../../ground/routing/index.js';
import { lockCart } from './cart-rows.js';
import type { CartWork } from './cart-work.js';
import { linesInCallerWords } from './cart-words.js';
import type { IntentOrder } from './intent-order.js';
import { withPresentCart } from './held-carts.js';
import { loadCart } from './load-cart.js';
import type { CartRouteContext } from './route-context.js';
import type { CartJson, EntryJson } from './schemas.js';

export interface CartChange extends KeyedChange {
  /** `all` also accepts the cart of a direct purchase, whose entries are fixed; by default it is refused. */
  readonly carts?: 'all';
  /** The cart to change instead of the visitor's own. */
  readonly cartToken?: string;
  /** The change's place among those of its page; null for a plain form. */
  readonly order: IntentOrder | null;
  /** Makes the checks that need no lock, after the call was counted, and resolves to the change itself. */
  prepare(): Promise<(work: CartWork) => Promise<ChangedEntry>>;
}

/** The id of the entry that was changed; null for another change. */
export type ChangedEntry = string | null;

/** The part of a change that a key keeps: a repeat reads the cart as it is then. */
interface KeptChange {
  readonly cartId: string;
  readonly entryId: ChangedEntry;
}

export interface ChangedCart {
  readonly cart: CartJson;
  /** Null if the entry is no longer in the cart. */
  readonly entry: EntryJson | null;
}

/** Runs a change of a cart under its lock, and sets the cookies by which the visitor finds the cart again. */
export async function changeCart(
  context: CartRouteContext,
  c: Call,
  change: CartChange,
): Promise<ChangedCart> {
  const visitor = visitorOf(context, c, change.cartToken);
  await admitChange(context, c, visitor, change.crumb);
  const run = await change.prepare();
  return withPresentCart(context.heldCarts, c, visitor, (present) =>
    runOn(context, c, present, { ...change, run }),
  );
}

interface PreparedChange extends CartChange {
  readonly run: (work: CartWork) => Promise<ChangedEntry>;
}

async function runOn(
  context: CartRouteContext,
  c: Call,
  visitor: Visitor,
  { run, ...change }: PreparedChange,
): Promise<ChangedCart> {
  const { catalogue, visitors, terms } = context;
  const { order } = change;
  const now = context.clock.now();
  const pricing = { catalogue, terms, now };
  const { result, replayed } = await runChange(context, c, visitor, change, {
    async change(transaction): Promise<KeptChange> {
      const cartId = await openCart(transaction, visitor, change, now);
      return { cartId, entryId: await run({ transaction, cartId, order, catalogue, terms, now }) };
    },
    async answer(transaction, { cartId, entryId }, isRepeat) {
      const present = isRepeat ? await presentId(transaction, cartId, visitor) : cartId;
      const cart = await loadCart(transaction, present, pricing, { isEnded: isRepeat });
      return { cart, entry: cart.entries.find(({ id }) => id === entryId) ?? null };
    },
  });
  // A repeat may name an old cart: it sets the cart of a visitor who has none, and replaces none.
  const mayKeep = !replayed || visitor.cartId === null;
  if (change.cartToken === undefined && mayKeep) visitors.keepCart(c, result.cart);
  const cart = await linesInCallerWords(result.cart, catalogue);
  const id = result.entry?.id;
  return { cart, entry: cart.entries.find((entry) => entry.id === id) ?? null };
}

function visitorOf(
  { visitors }: CartRouteContext,
  c: Call,
  cartToken: string | undefined,
): Visitor {
  const visitor = visitors.identify(c);
  if (cartToken === undefined) return visitor;
  const cartId = visitors.cartOf(cartToken);
  return { ...visitor, cartId, hasForeignCart: cartId === null };
}

/** The cart's id of now: a checkout gives it another one, which only its browser knows. */
async function presentId(
  transaction: Queryable,
  cartId: string,
  { cartId: own }: Pick<Visitor, 'cartId'>,
): Promise<string> {
  if (own === null || own === cartId) return cartId;
  const { rowCount } = await transaction.query(
    'select 1 from former_cart_ids where id = $1 and cart_id = $2',
    [cartId, own],
  );
  return rowCount > 0 ? own : cartId;
}

/** Locks the visitor's cart. @throws Problem `cart-expired`, `cart-purchased`, `purchase-fixed`. */
async function openCart(
  transaction: Queryable,
  visitor: Visitor,
  { carts }: Pick<CartChange, 'carts'>,
  now: number,
): Promise<string> {
  if (visitor.hasForeignCart || visitor.cartId === null) throw new Problem('cart-expired');
  const { kind } = await lockCart(transaction, visitor.cartId, now);
  if (kind !== 'cart' && carts !== 'all') throw new Problem('purchase-fixed');
  return visitor.cartId;
}
