/** A rectangle in percent of the chart, so that it scales with the chart but its corners do not. */
export type Bar = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

const barPart = 0.72;
/** Minimum height in percent, so that small values stay visible. */
const leastHeight = 1.5;

/** A bar for each value; `top` is the value at the upper edge of the chart. */
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

/** The bars of a chart of times with their words, each in its room; the last one still grows. */
export function barViews(values: readonly number[], top: number, words: readonly string[]) {
  const room = 100 / values.length;
  return barShapes(values, top).map((shape, index) => ({
    ...shape,
    words: words[index] ?? '',
    room: round(room * index),
    roomWidth: round(room),
    isGrowing: index === values.length - 1,
  }));
}

/** The points of a line across a 100 × 20 chart; the highest value is at the upper edge. */
export function linePoints(values: readonly number[]): string {
  const top = Math.max(1, ...values);
  const last = Math.max(1, values.length - 1);
  return values
    .map((value, index) => `${round((index / last) * 100)},${round(19 - (value / top) * 18)}`)
    .join(' ');
}

/**
 * The columns of a funnel and the slopes between them, as polygons in a 100 × 100 chart. A column takes five eighths of
 * its slot. A step without visitors has no height.
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

/** A share in percent, from 0 to 100; 0 of an empty whole. */
export function share(part: number, whole: number): number {
  return whole <= 0 ? 0 : Math.min(100, Math.max(0, (part / whole) * 100));
}

/** Rounds to two decimals, which is finer than a screen. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
