const star = '1.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z';

/** Five stars as an SVG path, each in a square of 20. */
export const starsPath: string = /* @__PURE__ */ [10, 30, 50, 70, 90]
  .map((x) => `M${x} ${star}`)
  .join('');

/** The filled width, of the path's 100 units, for an average in tenths of a star. */
export function starsWidth(tenths: number): number {
  return tenths * 2;
}
