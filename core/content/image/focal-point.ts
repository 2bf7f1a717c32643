/** The middle, as shares of width and height (platform §9). */
export const defaultFocalPoint = '0.5,0.5';

/** `x,y` of the place that must stay visible when an image is cropped, from 0 to 1. '' for what is missing. */
export function formatFocalPoint(x: string, y: string): string {
  return x && y ? `${x},${y}` : defaultFocalPoint;
}

/**
 * The `object-position` that keeps a focal point, `0.2,0.8`, in view however the picture is cropped: as far into the
 * frame as into the picture. The middle for a text that is no such point.
 */
export function focalPosition(text: string): string {
  const shares = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const isPoint = shares.length === 2 && shares.every((share) => share >= 0 && share <= 1);
  const [x = 0.5, y = 0.5] = isPoint ? shares : [];
  return `${x * 100}% ${y * 100}%`;
}
