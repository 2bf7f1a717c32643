import { BrokenPicture, join, readerOf, type CleanPicture } from './bytes.js';
import { orientationOf, orientationSegment } from './orientation.js';

const startOfScan = 0xda;
const endOfImage = 0xd9;
const exif = 0xe1;

/** Segments that a picture needs to look as it did: the rest says who took it, where and with what. */
function isKept(marker: number, data: Uint8Array): boolean {
  if (marker === 0xe0 || marker === 0xee) return true;
  if (marker === 0xe2)
    return Buffer.from(data.subarray(0, 11)).toString('latin1') === 'ICC_PROFILE';
  return marker < 0xe0 || (marker > 0xef && marker !== 0xfe);
}

/** SOF0 to SOF15, of which three numbers mean something else. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Copies a JPEG without its metadata (place, time, camera, comments, thumbnails) and without what follows its end. How it
 * is turned is kept, since the picture would lie on its side.
 */
export function cleanJpeg(bytes: Uint8Array): CleanPicture {
  const read = readerOf(bytes);
  const parts: Uint8Array[] = [read.part(0, 2)];
  let size: { width: number; height: number } | null = null;
  let orientation = 1;
  let place = 2;

  for (;;) {
    while (read.byte(place) === 0xff && read.byte(place + 1) === 0xff) place += 1;
    if (read.byte(place) !== 0xff) throw new BrokenPicture('A marker is missing.');
    const marker = read.byte(place + 1);
    if (marker === endOfImage) break;
    const length = read.two(place + 2);
    if (length < 2) throw new BrokenPicture('A segment has no length.');
    const data = read.part(place + 4, length - 2);
    if (isFrame(marker)) size = { height: read.two(place + 5), width: read.two(place + 7) };
    if (marker === exif) orientation = orientationOf(data) ?? orientation;
    if (isKept(marker, data)) parts.push(read.part(place, length + 2));
    place += length + 2;
    if (marker !== startOfScan) continue;
    const end = endOfScan(bytes, place);
    parts.push(bytes.subarray(place, end));
    place = end;
  }
  if (size === null) throw new BrokenPicture('It has no picture.');
  parts.push(Uint8Array.of(0xff, endOfImage));
  if (orientation !== 1) parts.splice(1, 0, orientationSegment(orientation));
  // Half of the orientations lie on their side.
  const { width, height } = orientation > 4 ? { width: size.height, height: size.width } : size;
  return { bytes: join(parts), width, height };
}

/** The place of the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let place = bytes.indexOf(0xff, from); place >= 0; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes[place + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return place;
  }
  throw new BrokenPicture('It has no end.');
}
