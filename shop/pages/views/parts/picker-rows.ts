import type { Product } from 'vitrine/core/product';

/** Pixels of a line of the form, of a letter of a button, and of what is around its words. */
const lines = { narrow: 350, wide: 432 } as const;
const letter = 8.6;
const around = 34;
const least = 56;

/** About how many lines the values of all options need, so that the room is kept until the picker is there. */
export function pickerRows(
  { options }: Pick<Product, 'options'>,
  line: keyof typeof lines,
): number {
  return options.reduce(
    (rows, { values, colors }) => rows + (colors ? 1 : countLines(values, lines[line])),
    0,
  );
}

function countLines(values: readonly string[], width: number): number {
  let count = 1;
  let used = 0;
  for (const value of values) {
    const size = Math.max(least, value.length * letter + around);
    if (used > 0 && used + size > width) {
      count += 1;
      used = 0;
    }
    used += size;
  }
  return count;
}
