import { randomUUID } from 'node:crypto';
import { quantityLimits } from 'vitrine/core/product';
import type { Queryable } from '../../ground/database/index.js';
import { Problem } from '../../ground/http/index.js';
import type { LineWork } from './cart-work.js';
import { isOvertaken, markAfter, type ChangeMark } from './intent-order.js';
import { isOutdated } from './intent-marks.js';

/** A line to be stored; `additionalFields` is canonical JSON text, `'null'` for none. */
export interface Line {
  readonly itemId: string;
  readonly sku: string;
  readonly additionalFields: string;
}

/** The refusals of the function `put_line`. */
export type LineProblem = 'item-unavailable' | 'out-of-stock' | 'cart-full' | 'quantity-too-large';

interface EntryLine extends ChangeMark {
  id: string;
  sku: string;
  product_id: string;
  quantity: number;
  additional_fields: string;
}

/** A direct purchase is of one line. */
const linesOfPurchase = 1;

/**
 * Adds the only line of a direct purchase.
 * @throws Problem `item-unavailable`, or `out-of-stock` when the cart would hold more than is in stock.
 */
export async function addLine(
  { transaction, cartId }: Pick<LineWork, 'transaction' | 'cartId'>,
  { itemId, sku, additionalFields }: Line,
  quantity: number,
): Promise<void> {
  const { rows } = await transaction.query<{ problem: LineProblem | null }>(
    'select problem from put_line($1, $2, $3, $4, $5, $6, null, null, $7, $8)',
    [
      cartId,
      randomUUID(),
      itemId,
      sku,
      quantity,
      additionalFields,
      quantityLimits.max,
      linesOfPurchase,
    ],
  );
  const problem = rows[0]?.problem ?? null;
  if (problem !== null) throw new Problem(problem);
}

/**
 * Sets the quantity of an entry; 0 removes it, and is no error for an entry that does not exist. A smaller quantity is
 * always accepted, even above the current stock. Does nothing if `order` is older than the entry's last change.
 * @throws Problem `entry-not-found`, `out-of-stock`.
 */
export async function setLineQuantity(
  { transaction, cartId, order }: LineWork,
  entryId: string,
  quantity: number,
): Promise<void> {
  const entry = await findLine(transaction, cartId, entryId);
  if (entry !== undefined && isOvertaken(entry, order)) return;
  if (quantity === 0) return removeLine(transaction, cartId, entryId);
  if (entry === undefined) throw new Problem('entry-not-found');
  if (quantity > entry.quantity) {
    const inCart = await readLines(transaction, cartId, entry.sku);
    await requireStock(transaction, entry.sku, totalOf(inCart) - entry.quantity + quantity);
  }
  await writeQuantity(transaction, entry, quantity, markAfter(entry, order));
}

async function removeLine(transaction: Queryable, cartId: string, entryId: string): Promise<void> {
  await transaction.query('delete from cart_entries where cart_id = $1 and id = $2', [
    cartId,
    entryId,
  ]);
}

/**
 * Replaces the additional fields of an entry, and merges it with another entry that it now equals. Does nothing if
 * `order` is older than the last change of the fields.
 * @throws Problem `entry-not-found`, or `entry-mismatch` when the entry holds another item or variant.
 */
export async function replaceLineFields(
  { transaction, cartId, order }: LineWork,
  entryId: string,
  line: { itemId: string; sku: string | null; additionalFields: string },
): Promise<void> {
  const entry = await readLine(transaction, cartId, entryId);
  if (entry.product_id !== line.itemId || entry.sku !== (line.sku ?? entry.sku)) {
    throw new Problem('entry-mismatch');
  }
  if (await isOutdated({ transaction, cartId, order }, `fields ${entryId}`)) return;
  const inCart = await readLines(transaction, cartId, entry.sku);
  const twin = inCart.find(
    ({ id, additional_fields }) => id !== entryId && additional_fields === line.additionalFields,
  );
  if (twin !== undefined) {
    await removeLine(transaction, cartId, twin.id);
    await writeQuantity(transaction, entry, entry.quantity + twin.quantity, entry);
  }
  await transaction.query('update cart_entries set additional_fields = $2 where id = $1', [
    entryId,
    line.additionalFields,
  ]);
}

/** Without a lock, because a purchase checks the stock again under one. */
async function requireStock(transaction: Queryable, sku: string, wanted: number): Promise<void> {
  const { rows } = await transaction.query<{ stock: number | null }>(
    'select stock from variants where sku = $1 and listed',
    [sku],
  );
  const [variant] = rows;
  if (variant === undefined) throw new Problem('item-unavailable');
  if (variant.stock !== null && wanted > variant.stock) throw new Problem('out-of-stock');
}

async function readLine(transaction: Queryable, cartId: string, entryId: string) {
  const entry = await findLine(transaction, cartId, entryId);
  if (entry === undefined) throw new Problem('entry-not-found');
  return entry;
}

async function findLine(transaction: Queryable, cartId: string, entryId: string) {
  const { rows } = await transaction.query<EntryLine>(
    'select * from cart_entries where cart_id = $1 and id = $2',
    [cartId, entryId],
  );
  return rows[0];
}

async function readLines(transaction: Queryable, cartId: string, sku: string) {
  const { rows } = await transaction.query<EntryLine>(
    'select * from cart_entries where cart_id = $1 and sku = $2',
    [cartId, sku],
  );
  return rows;
}

async function writeQuantity(
  transaction: Queryable,
  { id }: EntryLine,
  quantity: number,
  { changed_by, change_turn }: ChangeMark,
) {
  if (quantity > quantityLimits.max) throw new Problem('quantity-too-large');
  await transaction.query(
    'update cart_entries set quantity = $2, changed_by = $3, change_turn = $4 where id = $1',
    [id, quantity, changed_by, change_turn],
  );
}

function totalOf(lines: readonly EntryLine[]): number {
  return lines.reduce((total, line) => total + line.quantity, 0);
}
