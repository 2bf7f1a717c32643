/** In pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Reads `800x400`; null for anything else. */
export function parseImageSize(text: string): ImageSize | null {
  const [, width, height] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  return width === undefined ? null : { width: Number(width), height: Number(height) };
}

/** How high the image is when it is drawn `width` wide: the whole pixels. NaN for an image without any width. */
export function resizedHeight({ width, height }: ImageSize, newWidth: number): number {
  return resize(height, newWidth, width);
}

/** How wide the image is when it is drawn `newHeight` high. */
export function resizedWidth({ width, height }: ImageSize, newHeight: number): number {
  return resize(width, newHeight, height);
}

function resize(side: number, to: number, from: number): number {
  return from > 0 ? Math.trunc((side * to) / from) : Number.NaN;
}
