/** The middle, as shares of width and height (platform §9). */
export const defaultFocalPoint = '0.5,0.5';

/** `x,y` of the place that must stay visible when an image is cropped, from 0 to 1. '' for what is missing. */
export function formatFocalPoint(x: string, y: string): string {
  return x && y ? `${x},${y}` : defaultFocalPoint;
}
