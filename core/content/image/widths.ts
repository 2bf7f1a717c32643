/** The widths in pixels that images are stored in (platform §9); `500w` names one. */
export const imageWidths = [100, 300, 500, 750, 1000, 1500, 2500] as const;

/** The name of the narrowest stored width that fills `width`, `1500w` at most (platform §9). */
export function thumbnailForWidth(width: number): string {
  const fitting = imageWidths.find((step) => step === 1500 || !(width > step));
  return `${fitting}w`;
}

/** The step above the one of that name; undefined above the last, and for names of no step. */
export function widthAbove(name: string): number | undefined {
  const index = imageWidths.findIndex((step) => `${step}w` === name);
  return index < 0 ? undefined : imageWidths[index + 1];
}
