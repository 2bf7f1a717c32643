/** A line of a cart with the stock of its variant. */
export interface StockedLine {
  readonly id: string;
  readonly sku: string;
  readonly quantity: number;
  /** Null is unlimited. */
  readonly stock: number | null;
  readonly listed: boolean;
}

/** The highest quantity of a line: the stock less the other lines of its variant. Null means no limit. */
export function maxQuantityOf(line: StockedLine, lines: readonly StockedLine[]): number | null {
  if (!line.listed) return line.quantity;
  if (line.stock === null) return null;
  const others = lines.filter(({ id, sku }) => sku === line.sku && id !== line.id);
  const held = others.reduce((total, { quantity }) => total + quantity, 0);
  return Math.max(0, line.stock - held);
}
