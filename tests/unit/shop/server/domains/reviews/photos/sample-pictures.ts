/** A segment of a JPEG with its length. */
export function segment(marker: number, data: readonly number[] | string): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

/** An Exif segment with a place, and an orientation in either byte order. */
export function exifOf(orientation: number, little = false): Buffer {
  const tiff = Buffer.alloc(8 + 2 + 12 * 2 + 4);
  tiff.write(little ? 'II' : 'MM', 0, 'latin1');
  const two = (value: number, place: number) =>
    little ? tiff.writeUInt16LE(value, place) : tiff.writeUInt16BE(value, place);
  const four = (value: number, place: number) =>
    little ? tiff.writeUInt32LE(value, place) : tiff.writeUInt32BE(value, place);
  two(42, 2);
  four(8, 4);
  two(2, 8);
  two(0x8825, 10);
  two(0x0112, 22);
  two(3, 24);
  four(1, 26);
  two(orientation, 30);
  return segment(0xe1, `Exif\0\0${tiff.toString('latin1')}GPS 53.5 N`);
}

const frame = segment(0xc0, [8, 0, 20, 0, 30, 1, 1, 0x11, 0]);
const scan = Buffer.concat([
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  Buffer.from([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
]);

/** A JPEG of 30 × 20 pixels, as far as its structure. */
export function jpeg(...segments: readonly Buffer[]): Buffer {
  const ends = [Buffer.from([0xff, 0xd9]), Buffer.from('and a second picture GPS', 'latin1')];
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...segments, frame, scan, scan, ...ends]);
}

function chunk(kind: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length, 0);
  head.write(kind, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A PNG of 30 × 20 pixels, as far as its structure. */
export function png(width = 30, height = 20): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from('GPS')),
    chunk('eXIf', Buffer.from('GPS')),
    chunk('IDAT', Buffer.from('data')),
    chunk('IEND', Buffer.alloc(0)),
    Buffer.from('<script>GPS</script>'),
  ]);
}

function part(kind: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(kind, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

/** A WebP of 30 × 20 pixels, as far as its structure. */
export function webp(extra: readonly Buffer[] = []): Buffer {
  const body = Buffer.concat([
    part('VP8X', Buffer.from([0b0010_1100, 0, 0, 0, 29, 0, 0, 19, 0, 0])),
    part('VP8L', Buffer.from([0x2f, 29, 0xc0, 4, 0])),
    ...extra,
    part('EXIF', Buffer.from('GPS')),
    part('XMP ', Buffer.from('GPS')),
  ]);
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body, Buffer.from('GPS')]);
}

export const movingPart = part('ANMF', Buffer.alloc(16));
