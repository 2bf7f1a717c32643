import type { PlainImage } from '../../../core/content/index.js';

/** In an order in which no browser fetches twice: the address comes last. */
const order = [
  'loading',
  'fetchpriority',
  'decoding',
  'width',
  'height',
  'alt',
  'sizes',
  'srcset',
  'src',
] as const;

/** Adds the missing attributes to the page's own `<img>`; the printed ones stay. */
export function completeImage(image: HTMLImageElement, plain: PlainImage): void {
  // Without an address of its own it is not fetched yet; else another loading would come too late.
  const isFetched = image.hasAttribute('src');
  for (const name of order) {
    const value = plain[name];
    const isLate = isFetched && (name === 'loading' || name === 'fetchpriority');
    if (value === null || value === '' || isLate || image.hasAttribute(name)) continue;
    image.setAttribute(name, String(value));
  }
  if (!image.hasAttribute('alt')) image.alt = plain.alt;
}
