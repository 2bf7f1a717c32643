import type { ProductImage } from 'vitrine/core/product';
import { toAddress, type Address } from '../address.js';

export type PictureView = {
  readonly url: Address;
  readonly alt: string;
  /** Pixels, to avoid a layout shift when the image loads. */
  readonly width: number | null;
  readonly height: number | null;
};

export function pictureView({ url, alt, width, height }: ProductImage): PictureView {
  return { url: toAddress(url), alt, width, height };
}
