import type { ImageLoader, ImagePriority } from './image-rules.js';
import { imageWidths } from './widths.js';

/** A picture as the image element describes it. */
export interface ImageDescription {
  readonly src: string;
  /** Of the file, in pixels; 0 where it is not known. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly sizes: string;
  readonly srcset: string;
  readonly priority: ImagePriority;
  readonly loader: ImageLoader;
}

/** The attributes of the plain `<img>`, which works without script; null for one that is left out. */
export interface PlainImage {
  readonly src: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alt: string;
  readonly sizes: string | null;
  readonly srcset: string | null;
  readonly loading: 'eager' | 'lazy';
  readonly fetchpriority: 'high' | 'low' | null;
  readonly decoding: 'async';
}

/**
 * How the image element is printed as a plain `<img>` (platform §5, image template rules). Loader `sqs` offers the widths in
 * which the site stores pictures, up to the file's own; `raw` offers `srcset` as it is. `priority` `high` is fetched at
 * once and before others, `low` after others and near the viewport, `none` near the viewport.
 */
export function plainImage({ priority, loader, ...image }: ImageDescription): PlainImage {
  const srcset = loader === 'sqs' ? storedSrcset(image.src, image.width) : image.srcset;
  return {
    src: image.src,
    width: image.width || null,
    height: image.height || null,
    alt: image.alt,
    sizes: (srcset && image.sizes) || null,
    srcset: srcset || null,
    loading: priority === 'high' ? 'eager' : 'lazy',
    fetchpriority: priority === 'none' ? null : priority,
    decoding: 'async',
  };
}

/** The stored widths below that of the file, and the file itself as wide as it is. */
function storedSrcset(src: string, width: number): string {
  if (src === '' || !(width > 0)) return '';
  // White space would end the address.
  const url = src.replace(/\s/g, encodeURIComponent) + (src.includes('?') ? '&' : '?');
  const stored = imageWidths.filter((step) => step < width);
  const widest = imageWidths.at(-1) ?? width;
  return [
    ...stored.map((step) => `${url}format=${step}w ${step}w`),
    ...(width <= widest ? [`${url}format=original ${width}w`] : []),
  ].join(', ');
}
