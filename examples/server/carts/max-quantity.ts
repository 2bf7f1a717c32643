/** A line of a cart, and what there is of its variant. */
export interface StockedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Null is unlimited. */
  readonly stock: number | null;
  readonly listed: boolean;
}

/** The most a line may hold: what the stock leaves to it beside the other lines of its variant. Null is no limit. */
export function maxQuantityOf(line: StockedLine, lines: readonly StockedLine[]): number | null {
  if (!line.listed) return line.quantity;
  if (line.stock === null) return null;
  const others = lines.filter(({ id, sku }) => sku === line.sku && id !== line.id);
  const held = others.reduce((total, { quantity }) => total + quantity, 0);
  return Math.max(0, line.stock - held);
}
