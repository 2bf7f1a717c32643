import { BrokenPicture, type CleanPicture } from './bytes.js';
import { cleanJpeg } from './clean-jpeg.js';
import { cleanPng } from './clean-png.js';
import { cleanWebp } from './clean-webp.js';

export const photoLimits = {
  count: 3,
  /** Megabytes of a photo. */
  megabytes: 6,
  /** Pixels of an edge, and of the whole: a small file can be a picture that fills the memory of a visitor. */
  edge: 12_000,
  pixels: 60_000_000,
} as const;

/** The kinds of photos that are taken, by the bytes they begin with; the file's own claim does not count. */
const kinds = [
  { extension: 'jpg', type: 'image/jpeg', begins: /^\xff\xd8\xff/, clean: cleanJpeg },
  { extension: 'png', type: 'image/png', begins: /^\x89PNG\r\n/, clean: cleanPng },
  { extension: 'webp', type: 'image/webp', begins: /^RIFF[^]{4}WEBP/, clean: cleanWebp },
] as const;

export const photoTypes: readonly string[] = kinds.map(({ type }) => type);

export interface ReadPhoto extends CleanPicture {
  readonly extension: (typeof kinds)[number]['extension'];
  readonly type: (typeof kinds)[number]['type'];
}

/** A photo without its metadata; null if the bytes are not a picture that is taken. */
export function readPhoto(bytes: Uint8Array): ReadPhoto | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  const kind = kinds.find(({ begins }) => begins.test(start));
  if (!kind) return null;
  try {
    const picture = kind.clean(bytes);
    const { width, height } = picture;
    const isShown =
      Math.min(width, height) > 0 &&
      Math.max(width, height) <= photoLimits.edge &&
      width * height <= photoLimits.pixels;
    return isShown ? { ...picture, extension: kind.extension, type: kind.type } : null;
  } catch (error) {
    if (error instanceof BrokenPicture) return null;
    throw error;
  }
}
