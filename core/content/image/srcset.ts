import { remember } from '../../base/index.js';
import { widthAbove } from './widths.js';

/** Most images of a site are stored in the same widths. */
const known = /* @__PURE__ */ new Map<string, readonly string[]>();

/** More widths than any image has. Each repeats the URL, so the data must not decide their number. */
const mostWidths = 20;

/**
 * The `srcset` of an image from the names of its stored widths, `100w,300w`. An image stored in all widths up to a
 * known step also offers its original, as wide as the next one (template language §9.2). Null without any width.
 */
export function imageSrcset(assetUrl: string, variants: string): string | null {
  // White space would end the address.
  const url = assetUrl.replace(/\s/g, encodeURIComponent);
  const between = remember(known, variants, () => readBetween(variants));
  return between.length > 1 ? between.join(url) : null;
}

/** Reads the text before, between and after the URLs of the candidates. */
function readBetween(variants: string): string[] {
  const widths = variants
    .split(',')
    .map((variant) => variant.trim())
    .filter((variant) => variant.endsWith('w'))
    .slice(0, mostWidths);
  const original = widthAbove(widths.at(-1) ?? '');
  const endings = widths.map((width) => `?format=${width} ${width}`);
  if (original !== undefined) endings.push(`?format=original ${original}w`);
  return ['', ...endings.map((ending, at) => (at < endings.length - 1 ? `${ending},` : ending))];
}
