import type { ProductImage } from '../../../core/commerce/product/index.js';
import { html, type Html } from '../html.js';

export interface PictureOptions {
  /** The first picture of a page is fetched at once. */
  readonly loading?: 'eager' | 'lazy';
  /** Empty where the words beside the picture say it already. */
  readonly alt?: string;
}

/** A picture with its size, so that nothing moves when it arrives. */
export function picture(
  image: ProductImage | undefined,
  { loading = 'lazy', alt = image?.alt ?? '' }: PictureOptions = {},
): Html | null {
  if (!image) return null;
  return html`<img
    src="${image.url}"
    alt="${alt}"
    width="${image.width}"
    height="${image.height}"
    loading="${loading}"
    ${loading === 'eager' && html`fetchpriority="high"`}
    decoding="async"
  />`;
}
