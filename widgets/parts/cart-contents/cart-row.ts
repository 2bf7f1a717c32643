import type { CartEntry } from '../../../core/commerce/cart/index.js';
import { lineLimit } from './line-limits.js';

/** Why a change of a line was refused. */
export interface RowProblem {
  /** The failed change (storefront §8); null if the text states it itself. */
  readonly title: string | null;
  readonly text: string;
}

/** A row of the list. It outlives its line, which may be removed and restored. */
export interface CartRow {
  /** Stable, although a restored line is a new entry on the server. */
  readonly key: string;
  /** The displayed entry; for a removed line, its last state. */
  readonly entry: CartEntry;
  readonly state: 'present' | 'removed' | 'restoring';
  readonly problem: RowProblem | null;
  /** Whether the shopper requested more than available and got the maximum. */
  readonly isHeld: boolean;
}

export function createRow(entry: CartEntry): CartRow {
  return { key: entry.id, entry, state: 'present', problem: null, isHeld: false };
}

/**
 * Arranges rows for the cart's entries. A row keeps its position: a new entry follows the entry before it in the cart,
 * a removed one leaves its row, and a restored one returns to it. Entries that left the cart otherwise leave the list.
 * Returns `rows` itself if nothing changed.
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

/** Maps each row to its entry: its own, or the equal new one for a line being restored. */
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
  // A removed row has an entry only while its removal is being refused.
  if (entry && row.state !== 'removed') {
    const isHeld = row.isHeld && entry.quantity >= lineLimit(entry);
    // Each answer of the server has new objects for all lines.
    const isKept = row.entry === entry || JSON.stringify(row.entry) === JSON.stringify(entry);
    return row.state === 'present' && isKept && row.isHeld === isHeld
      ? [row]
      : [{ ...row, entry, state: 'present', isHeld }];
  }
  return row.state === 'present' ? [] : [row];
}

/** Whether two entries have the same item, variant and answers. */
function isAlike(one: CartEntry, other: CartEntry): boolean {
  return (
    one.itemId === other.itemId &&
    one.chosenVariant?.sku === other.chosenVariant?.sku &&
    JSON.stringify(one.additionalFields) === JSON.stringify(other.additionalFields)
  );
}

function isSame(rows: readonly CartRow[], arranged: readonly CartRow[]): boolean {
  return rows.length === arranged.length && rows.every((row, index) => row === arranged[index]);
}
