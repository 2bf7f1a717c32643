import { BrokenPicture, join, readerOf, type CleanPicture } from './bytes.js';

/** The chunks that change how the picture looks; texts, times and Exif are left out. */
const kept: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'cHRM', 'gAMA', 'iCCP', 'sBIT', 'sRGB', 'cICP'],
  ...['bKGD', 'pHYs'],
]);

/** Copies a PNG without its metadata and without what follows its end. */
export function cleanPng(bytes: Uint8Array): CleanPicture {
  const read = readerOf(bytes);
  const parts: Uint8Array[] = [read.part(0, 8)];
  if (read.text(12, 4) !== 'IHDR') throw new BrokenPicture('It has no header.');
  for (let place = 8, kind = ''; kind !== 'IEND';) {
    const length = read.four(place) + 12;
    kind = read.text(place + 4, 4);
    if (kept.has(kind)) parts.push(read.part(place, length));
    place += length;
  }
  return { bytes: join(parts), width: read.four(16), height: read.four(20) };
}
