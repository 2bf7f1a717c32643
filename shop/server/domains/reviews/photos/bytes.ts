/** A picture as a file format keeps it. */
export interface CleanPicture {
  readonly bytes: Uint8Array;
  /** Pixels, as the picture is shown. */
  readonly width: number;
  readonly height: number;
}

/** Bytes that are not the picture they begin as. */
export class BrokenPicture extends Error {
  override readonly name = 'BrokenPicture';
}

/** Reads numbers at a place; a read beyond the end means a broken picture. */
export function readerOf(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const check = (place: number, length: number) => {
    if (place < 0 || place + length > bytes.length) throw new BrokenPicture('It ends too early.');
  };
  return {
    byte(place: number) {
      check(place, 1);
      return view.getUint8(place);
    },
    two(place: number, little = false) {
      check(place, 2);
      return view.getUint16(place, little);
    },
    three(place: number) {
      check(place, 3);
      return view.getUint16(place, true) + view.getUint8(place + 2) * 0x1_0000;
    },
    four(place: number, little = false) {
      check(place, 4);
      return view.getUint32(place, little);
    },
    text(place: number, length: number) {
      check(place, length);
      return String.fromCharCode(...bytes.subarray(place, place + length));
    },
    part(place: number, length: number) {
      check(place, length);
      return bytes.subarray(place, place + length);
    },
  };
}

export function join(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}
