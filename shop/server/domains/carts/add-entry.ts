import { randomUUID } from 'node:crypto';
import { quantityLimits } from 'vitrine/core/product';
import type { CatalogueSnapshot } from '../catalogue/index.js';
import {
  Problem,
  toClaim,
  type Call,
  type RequestClaim,
  type Visitor,
} from '../../ground/http/index.js';
import { admitChange, keyedRequestOf, type KeyedChange } from '../../ground/routing/index.js';
import { toEntryJson } from './cart-json.js';
import { cartLifetime } from './cart-rows.js';
import { lineInCallerWords, linesInCallerWords } from './cart-words.js';
import { isGone, withPresentCart } from './held-carts.js';
import type { IntentOrder } from './intent-order.js';
import { toCart, toEntryRow } from './load-cart.js';
import { toLine, type LineRequest, type PreparedLine } from './prepare-line.js';
import { currentPricing } from './pricing.js';
import type { CartRouteContext } from './route-context.js';
import type { CartJson, EntryJson } from './schemas.js';
import type { AddOutcome } from './store-adds.js';

export interface Add extends KeyedChange {
  readonly line: LineRequest;
  /** The add's place among the changes of its page; null for a plain form. */
  readonly order: IntentOrder | null;
  /**
   * Whether an expired or purchased cart of the visitor is replaced, because a page without script cannot retry. If not,
   * the add fails then. A visitor without a cart always gets one.
   */
  readonly isReplaced: boolean;
}

/** More changes of the catalogue during one add are a fault. */
const mostAttempts = 5;

/**
 * Adds a line to the visitor's cart, and sets the cookies by which the visitor finds it again. Costs two statements, which
 * concurrent requests share: one counts the call, the other adds the line and reads the cart.
 */
export async function addEntry(
  context: CartRouteContext,
  c: Call,
  add: Add,
): Promise<{ cart: CartJson; newlyAdded: EntryJson & { addedQuantity: number } }> {
  const visitor = context.visitors.identify(c);
  await admitChange(context, c, visitor, add.crumb);
  try {
    return await withPresentCart(context.heldCarts, c, visitor, (present) =>
      storeEntry(context, c, present, { ...add, isReplaced: false }),
    );
  } catch (error) {
    if (!add.isReplaced || !isGone(error)) throw error;
    return storeEntry(context, c, visitor, add);
  }
}

async function storeEntry(
  context: CartRouteContext,
  c: Call,
  visitor: Visitor,
  add: Add,
): Promise<{ cart: CartJson; newlyAdded: EntryJson & { addedQuantity: number } }> {
  if (visitor.hasForeignCart && !add.isReplaced) throw new Problem('cart-expired');
  const pricing = currentPricing(context);
  const request = keyedRequestOf(c, visitor, add);
  const claim = request && toClaim(request, pricing.now);

  const { catalogue, prepared, done } = await atCurrentCatalogue(
    context,
    add.line,
    (line, version) => callAdd(context, { add, visitor, claim, now: pricing.now, line, version }),
  );
  const terms = await pricing.terms.at(done.contents.terms_version, context.database);
  const cart = toCart(done.contents, catalogue, { terms, now: pricing.now });
  if (done.isRepeat) c.header('Idempotency-Replayed', 'true');
  // A repeat may name an old cart: it sets the cart of a visitor who has none, and replaces none.
  if (!done.isRepeat || visitor.cartId === null) context.visitors.keepCart(c, cart);
  const entry =
    cart.entries.find(({ id }) => id === done.kept.entryId) ??
    describeRemoved(done.kept.entryId, prepared, catalogue, cart.currency);
  const { quantity: addedQuantity } = prepared;
  return {
    cart: await linesInCallerWords(cart, context.catalogue),
    newlyAdded: { ...(await lineInCallerWords(entry, context.catalogue)), addedQuantity },
  };
}

/** Prepares the line by the catalogue in memory, and again by the present one where that was outdated. */
async function atCurrentCatalogue(
  { catalogue: source, cartLimits }: CartRouteContext,
  request: LineRequest,
  run: (line: PreparedLine, version: string | null) => Promise<AddOutcome>,
) {
  let catalogue = await source.kept();
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    let prepared: PreparedLine;
    try {
      prepared = toLine(catalogue.sold(request.itemId), request, cartLimits);
    } catch (error) {
      const present = await source.current();
      if (present.version === catalogue.version) throw error;
      catalogue = present;
      continue;
    }
    const done = await run(prepared, catalogue.version);
    if (done.problem === undefined) return { catalogue, prepared, done };
    if (done.problem !== 'catalogue-changed') throw new Problem(done.problem);
    catalogue = await source.current();
  }
  throw new Error('The catalogue changes faster than a line can be added.');
}

interface AddCall {
  readonly add: Add;
  readonly visitor: ReturnType<CartRouteContext['visitors']['identify']>;
  readonly claim: RequestClaim | null;
  readonly now: number;
  readonly line: PreparedLine;
  readonly version: string | null;
}

function callAdd(
  { storeAdd, cartLimits }: CartRouteContext,
  { add, visitor, claim, now, line: { line, quantity }, version }: AddCall,
): Promise<AddOutcome> {
  return storeAdd({
    known_version: version,
    at: now,
    request_key: claim?.key ?? null,
    new_hash: claim?.requestHash ?? null,
    key_ends: claim?.expiresAt.getTime() ?? null,
    wanted_cart: visitor.cartId,
    is_replaced: add.isReplaced,
    new_cart: randomUUID(),
    new_currency: visitor.currency,
    crumb: visitor.crumb,
    cart_ends: now + cartLifetime,
    new_entry: randomUUID(),
    item: line.itemId,
    variant: line.sku,
    pieces: quantity,
    fields: line.additionalFields,
    page: add.order?.page ?? null,
    turn: add.order?.turn ?? null,
    most_pieces: quantityLimits.max,
    most_lines: cartLimits.lines,
  });
}

/** The line as it was added, for a repeat that comes after its entry was removed. */
function describeRemoved(
  id: string,
  { line, quantity }: PreparedLine,
  catalogue: CatalogueSnapshot,
  currency: CartJson['currency'],
): EntryJson {
  const row = toEntryRow(
    {
      id,
      product_id: line.itemId,
      sku: line.sku,
      quantity,
      additional_fields: line.additionalFields,
      stock: null,
    },
    catalogue,
  );
  return toEntryJson(row, [row], currency);
}
