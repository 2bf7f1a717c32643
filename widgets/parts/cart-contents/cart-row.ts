import type { CartEntry } from '../../../core/commerce/cart/index.js';

/** Why a change of a line was refused. */
export interface RowProblem {
  /** What could not be done (storefront §8); null when the sentence says so itself. */
  readonly title: string | null;
  readonly text: string;
}

/** A place in the list of lines. It outlives its line, which may be removed and come back. */
export interface CartRow {
  /** Stays the same although a line that comes back is another entry for the server. */
  readonly key: string;
  /** As it is shown; of a removed line, as it was. */
  readonly entry: CartEntry;
  readonly state: 'present' | 'removed' | 'restoring';
  readonly problem: RowProblem | null;
  /** Whether the shopper asked for more than there are, and got the most. */
  readonly isHeld: boolean;
}

export function createRow(entry: CartEntry): CartRow {
  return { key: entry.id, entry, state: 'present', problem: null, isHeld: false };
}

/**
 * The rows for the cart's entries. A row keeps its place: new entries stand after the entry that comes before
 * them in the cart, a removed one leaves its row, and one that is restored comes back into it. What left the cart
 * otherwise leaves the list. Returns `rows` itself when nothing changed.
 */
export function arrangeRows(
  rows: readonly CartRow[],
  entries: readonly CartEntry[],
): readonly CartRow[] {
  const entryOf = matchEntries(rows, entries);
  const arranged = rows.flatMap((row) => keepRow(row, entryOf.get(row)));
  const placed = new Set(entryOf.values());

  entries.forEach((entry, index) => {
    if (placed.has(entry)) return;
    const before = entries[index - 1];
    const place = arranged.findLastIndex(
      (row) => row.state === 'present' && row.entry.id === before?.id,
    );
    arranged.splice(place + 1, 0, createRow(entry));
  });
  return isSame(rows, arranged) ? rows : arranged;
}

/** Which entry each row shows: its own, or for one that is being restored, the new one that equals it. */
function matchEntries(
  rows: readonly CartRow[],
  entries: readonly CartEntry[],
): Map<CartRow, CartEntry> {
  const matches = new Map<CartRow, CartEntry>();
  const free = new Set(entries);
  for (const row of rows) {
    const own = entries.find(({ id }) => id === row.entry.id);
    if (!own) continue;
    free.delete(own);
    matches.set(row, own);
  }
  for (const row of rows) {
    if (row.state !== 'restoring' || matches.has(row)) continue;
    const back = [...free].find((entry) => isAlike(entry, row.entry));
    if (!back) continue;
    free.delete(back);
    matches.set(row, back);
  }
  return matches;
}

function keepRow(row: CartRow, entry: CartEntry | undefined): CartRow[] {
  // The entry of a removed row is still there only for the moment in which its removal is refused.
  if (entry && row.state !== 'removed') {
    const isHeld = row.isHeld && entry.quantity >= (entry.maxQuantity ?? Infinity);
    return row.state === 'present' && row.entry === entry && row.isHeld === isHeld
      ? [row]
      : [{ ...row, entry, state: 'present', isHeld }];
  }
  return row.state === 'present' ? [] : [row];
}

/** Whether two entries are the same wish: item, variant and answers. */
export function isAlike(one: CartEntry, other: CartEntry): boolean {
  return (
    one.itemId === other.itemId &&
    one.chosenVariant?.sku === other.chosenVariant?.sku &&
    JSON.stringify(one.additionalFields) === JSON.stringify(other.additionalFields)
  );
}

function isSame(rows: readonly CartRow[], arranged: readonly CartRow[]): boolean {
  return rows.length === arranged.length && rows.every((row, index) => row === arranged[index]);
}
