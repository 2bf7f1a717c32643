import { widthAbove } from './widths.js';

/** More widths than any image has. Each repeats the URL, so the data must not decide their number. */
const mostWidths = 20;

/**
 * The `srcset` of an image from the names of its stored widths, `100w,300w`. An image stored in all widths up to a
 * known step also offers its original, as wide as the next one (template language §9.2). Null without any width.
 */
export function imageSrcset(assetUrl: string, variants: string): string | null {
  const widths = variants
    .split(',')
    .map((variant) => variant.trim())
    .filter((variant) => variant.endsWith('w'))
    .slice(0, mostWidths);
  const original = widthAbove(widths.at(-1) ?? '');
  // White space would end the address.
  const url = assetUrl.replace(/\s/g, encodeURIComponent);
  const candidates = widths.map((width) => `${url}?format=${width} ${width}`);
  if (original !== undefined) candidates.push(`${url}?format=original ${original}w`);
  return candidates.length > 0 ? candidates.join(',') : null;
}
