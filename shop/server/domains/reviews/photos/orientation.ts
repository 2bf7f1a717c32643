import { readerOf } from './bytes.js';

const header = 'Exif\0\0';
const orientationTag = 0x0112;

/** The orientation in an Exif segment, 1 to 8; null if it says none. */
export function orientationOf(segment: Uint8Array): number | null {
  const text = Buffer.from(segment.subarray(0, header.length)).toString('latin1');
  if (text !== header) return null;
  const tiff = segment.subarray(header.length);
  try {
    const read = readerOf(tiff);
    const little = read.two(0) === 0x4949;
    const first = read.four(4, little);
    const count = Math.min(read.two(first, little), 200);
    for (let index = 0; index < count; index += 1) {
      const entry = first + 2 + index * 12;
      if (read.two(entry, little) !== orientationTag) continue;
      const value = read.two(entry + 8, little);
      return value >= 1 && value <= 8 ? value : null;
    }
    return null;
  } catch {
    return null;
  }
}

/** An Exif segment that says the orientation and nothing else. */
export function orientationSegment(orientation: number): Uint8Array {
  const bytes = Buffer.alloc(36);
  bytes.writeUInt16BE(0xffe1, 0);
  bytes.writeUInt16BE(34, 2);
  bytes.write(header, 4, 'latin1');
  bytes.write('MM', 10, 'latin1');
  bytes.writeUInt16BE(42, 12);
  bytes.writeUInt32BE(8, 14);
  bytes.writeUInt16BE(1, 18);
  bytes.writeUInt16BE(orientationTag, 20);
  bytes.writeUInt16BE(3, 22);
  bytes.writeUInt32BE(1, 24);
  bytes.writeUInt16BE(orientation, 28);
  return new Uint8Array(bytes);
}
