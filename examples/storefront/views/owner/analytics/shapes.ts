/** A rectangle in percent of its picture, which therefore may be stretched without its corners. */
export type Bar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const barPart = 0.72;
/** What happened once must be seen, however high the others are. */
const leastHeight = 1.5;

/** One bar a value, from the start to the end of the picture; `top` is the value that reaches its upper edge. */
export function barShapes(values: readonly number[], top: number): readonly Bar[] {
  const room = 100 / values.length;
  return values.map((value, index) => {
    const height = value === 0 ? 0 : Math.max(leastHeight, share(value, top));
    return {
      x: round(room * (index + (1 - barPart) / 2)),
      y: round(100 - height),
      width: round(room * barPart),
      height: round(height),
    };
  });
}

/** The points of a line from edge to edge in a picture of 100 × 20; its highest value reaches the upper edge. */
export function linePoints(values: readonly number[]): string {
  const top = Math.max(1, ...values);
  const last = Math.max(1, values.length - 1);
  return values
    .map((value, index) => `${round((index / last) * 100)},${round(19 - (value / top) * 18)}`)
    .join(' ');
}

/**
 * Columns of a funnel, and between them what leads from one to the next, as polygons in a picture of
 * 100 × 100: a column takes five eighths of its room. A step without anybody has no height.
 */
export function funnelShapes(values: readonly number[]) {
  const top = Math.max(1, values[0] ?? 0);
  const room = 100 / values.length;
  const heights = values.map((value) =>
    value === 0 ? 0 : Math.max(leastHeight, share(value, top)),
  );
  const columns = heights.map((height, index) => {
    const start = room * index;
    return {
      x: round(start),
      y: round(100 - height),
      width: round(room * 0.625),
      height: round(height),
    };
  });
  const slopes = columns.slice(1).map((next, index) => {
    const column = columns[index] ?? next;
    const from = round(column.x + column.width);
    return `${from},${column.y} ${next.x},${next.y} ${next.x},100 ${from},100`;
  });
  return { columns, slopes };
}

/** In percent, from 0 to 100; of nothing, nothing. */
export function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100));
}

/** Two digits are finer than any screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
