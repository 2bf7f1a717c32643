import type { Rgb } from './parse-color.js';

/** "Weighted luminance below 0.65 of 256 counts as dark" (platform §9). */
const limit = 0.65 * 256;

/** Whether text on this colour must be light. The weights are those of ITU-R BT.601, as platform §9 has none. */
export function isDark({ red, green, blue }: Pick<Rgb, 'red' | 'green' | 'blue'>): boolean {
  return 0.299 * red + 0.587 * green + 0.114 * blue < limit;
}
