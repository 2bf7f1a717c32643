/** A colour as sites store it: hue in degrees, all else from 0 to 1. Undefined for a part that is missing. */
export interface WebsiteColor {
  readonly hue: number | undefined;
  readonly saturation: number | undefined;
  readonly lightness: number | undefined;
  readonly alpha?: number | undefined;
}

/** As CSS writes it, `hsl(…)` or with an alpha `hsla(…)`; or what is wrong with it, in words (platform §5). */
export function formatWebsiteColor({ hue, saturation, lightness, alpha }: WebsiteColor): string {
  if (hue === undefined || saturation === undefined || lightness === undefined) {
    return 'Missing an H/S/L value.';
  }
  const problems =
    (isWithin(hue, 360) ? '' : 'Hue out of bounds. ') +
    (isWithin(saturation, 1) ? '' : 'Saturation out of bounds. ') +
    (isWithin(lightness, 1) ? '' : 'Lightness out of bounds. ') +
    (alpha === undefined || isWithin(alpha, 1) ? '' : 'Alpha out of bounds.');
  if (problems) return problems;
  const parts = `${round(hue)}, ${round(saturation * 100)}%, ${round(lightness * 100)}%`;
  return alpha === undefined ? `hsl(${parts})` : `hsla(${parts}, ${round(alpha)})`;
}

/** Not `value < 0 || value > max`, which NaN would pass. */
function isWithin(value: number, max: number): boolean {
  return value >= 0 && value <= max;
}

/** To two decimals. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
