import { BrokenPicture, join, readerOf, type CleanPicture } from './bytes.js';

const kept: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);
/** The flags of Exif, XMP and animation in the extended header. */
const droppedFlags = 0b0000_1110;

type Reader = ReturnType<typeof readerOf>;

/** Reads the size of the picture from each kind of chunk. */
const sizes: Readonly<Record<string, (read: Reader, data: number) => [number, number]>> = {
  VP8X: (read, data) => [read.three(data + 4) + 1, read.three(data + 7) + 1],
  'VP8 ': (read, data) => [read.two(data + 6, true) & 0x3fff, read.two(data + 8, true) & 0x3fff],
  VP8L(read, data) {
    const bits = read.four(data + 1, true);
    return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
  },
};

/** Copies a WebP without Exif, XMP and what follows its end; one that moves is refused. */
export function cleanWebp(bytes: Uint8Array): CleanPicture {
  const read = readerOf(bytes);
  const end = Math.min(bytes.length, read.four(4, true) + 8);
  const parts: Uint8Array[] = [];
  let size: [number, number] | null = null;
  for (let place = 12; place + 8 <= end;) {
    const kind = read.text(place, 4);
    const length = read.four(place + 4, true);
    if (kind === 'ANMF') throw new BrokenPicture('It moves.');
    size ??= sizes[kind]?.(read, place + 8) ?? null;
    const whole = Math.min(length + (length % 2) + 8, bytes.length - place);
    if (whole < length + 8) throw new BrokenPicture('It ends too early.');
    if (kept.has(kind)) parts.push(withoutFlags(kind, read.part(place, whole)));
    place += length + (length % 2) + 8;
  }
  if (size === null) throw new BrokenPicture('It has no picture.');
  const body = join(parts);
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return { bytes: join([head, body]), width: size[0], height: size[1] };
}

function withoutFlags(kind: string, chunk: Uint8Array): Uint8Array {
  if (kind !== 'VP8X') return chunk;
  const copy = chunk.slice();
  copy[8] = (copy[8] ?? 0) & ~droppedFlags;
  return copy;
}
