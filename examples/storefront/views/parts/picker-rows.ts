import type { Product } from '../../../../core/commerce/product/index.js';

/** Characters of buttons that fit in a line of the form on a phone; each button has its padding too. */
const lineLength = 40;
const padding = 5;

/** About how many lines the values of all options need, so that the room is kept until the picker is there. */
export function pickerRows({ options }: Pick<Product, 'options'>): number {
  return options.reduce((rows, option) => rows + (option.colors ? 1 : linesOf(option.values)), 0);
}

function linesOf(values: readonly string[]): number {
  let lines = 1;
  let used = 0;
  for (const value of values) {
    const length = value.length + padding;
    if (used + length > lineLength && used > 0) {
      lines += 1;
      used = 0;
    }
    used += length;
  }
  return lines;
}
