import { quantityLimits } from 'vitrine/core/product';

/** A line of one of the two carts. */
export interface MergedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Canonical JSON text; lines that differ in it stay apart. */
  readonly additional_fields: string;
  /** Null is unlimited. */
  readonly stock: number | null;
}

export interface MergePlan {
  /** Lines of the receiving cart that grow, with their new quantity. */
  readonly raised: readonly { readonly id: string; readonly quantity: number }[];
  /** Arriving lines that a raised line contains now. */
  readonly absorbed: readonly string[];
  /** Arriving lines that change carts as they are. */
  readonly moved: readonly string[];
}

/**
 * How the lines of one cart go into another. Equal lines become one; its quantity is the sum, as far as the stock
 * allows, and never less than either had. Lines beyond `mostLines` stay where they are.
 */
export function planMerge(
  own: readonly MergedLine[],
  arriving: readonly MergedLine[],
  mostLines: number,
): MergePlan {
  const raised: { id: string; quantity: number }[] = [];
  const absorbed: string[] = [];
  const moved: string[] = [];
  for (const line of arriving) {
    const twin = own.find(
      ({ sku, additional_fields }) =>
        sku === line.sku && additional_fields === line.additional_fields,
    );
    if (twin !== undefined) {
      raised.push({ id: twin.id, quantity: joinQuantities(twin.quantity, line) });
      absorbed.push(line.id);
    } else if (own.length + moved.length < mostLines) {
      moved.push(line.id);
    }
  }
  return { raised, absorbed, moved };
}

function joinQuantities(own: number, { quantity, stock }: MergedLine): number {
  const sum = Math.min(own + quantity, quantityLimits.max);
  return Math.max(own, quantity, Math.min(sum, stock ?? sum));
}
