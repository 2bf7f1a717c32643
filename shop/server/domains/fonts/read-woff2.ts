import { brotliDecompressSync } from 'node:zlib';

/** The facts that a file of a font states. */
export interface ReadFont {
  /** '' for a file without a name in it. */
  readonly family: string;
  /** The lightest and the boldest, 1 to 1000 as in CSS; both are the same unless the file is variable. */
  readonly weights: readonly [from: number, to: number];
  readonly isItalic: boolean;
}

/** In characters. */
const longestFamily = 60;
const mostTables = 100;
/** In bytes, unpacked: more than the largest fonts of Chinese and Japanese that people send over the web. */
const mostUnpacked = 24 * 1024 * 1024;

const signature = 0x774f4632;
const collection = 0x74746366;
const headerSize = 48;

/** Tags that WOFF2 writes as numbers (its §4.1), of the tables that are read or packed in their own way. */
const knownTags: Readonly<Record<number, string>> = {
  5: 'name',
  6: 'OS/2',
  10: 'glyf',
  11: 'loca',
  47: 'fvar',
};
/** The number of a tag that follows in four bytes. */
const ownTag = 63;

/** Reads a WOFF2 file; null for anything else, and for one that is cut short. */
export function readWoff2(bytes: Uint8Array): ReadFont | null {
  try {
    const tables = unpack(bytes);
    const os2 = tables.get('OS/2');
    const weight = os2 ? within(os2.getUint16(4)) : 400;
    return {
      family: readFamily(tables.get('name')),
      weights: readWeights(tables.get('fvar')) ?? [weight, weight],
      isItalic: os2 !== undefined && (os2.getUint16(62) & 1) === 1,
    };
  } catch {
    // Every read beyond the end of the file or of a table throws.
    return null;
  }
}

/** The tables by tag. @throws RangeError or Error for a file that is not as WOFF2 says. */
function unpack(bytes: Uint8Array): ReadonlyMap<string, DataView> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint16(12);
  const isWhole = view.getUint32(0) === signature && view.getUint32(8) === bytes.length;
  if (!isWhole || view.getUint32(4) === collection || count === 0 || count > mostTables) {
    throw new Error('This is no font in WOFF2.');
  }
  const directory = { view, at: headerSize };
  const entries = Array.from({ length: count }, () => readEntry(directory));
  const sizes = entries.reduce((sum, { size }) => sum + size, 0);
  if (sizes > mostUnpacked) throw new Error('The font is too large.');
  const packed = bytes.subarray(directory.at, directory.at + view.getUint32(20));
  const data = brotliDecompressSync(packed, { maxOutputLength: Math.max(sizes, 1) });
  if (data.length !== sizes) throw new Error('The font is cut short.');
  let at = data.byteOffset;
  return new Map(
    entries.map(({ tag, size }): [string, DataView] => {
      const table = new DataView(data.buffer, at, size);
      at += size;
      return [tag, table];
    }),
  );
}

interface Reader {
  readonly view: DataView;
  at: number;
}

function readEntry(reader: Reader): { readonly tag: string; readonly size: number } {
  const flags = readByte(reader);
  const number = flags & 0x3f;
  const tag = number === ownTag ? readTag(reader) : (knownTags[number] ?? `table ${number}`);
  const size = readLength(reader);
  const version = flags >> 6;
  // Outlines are packed unless version 3 says not; other tables are as they are at version 0.
  const isPacked = tag === 'glyf' || tag === 'loca' ? version !== 3 : version !== 0;
  return { tag, size: isPacked ? readLength(reader) : size };
}

function readByte(reader: Reader): number {
  reader.at += 1;
  return reader.view.getUint8(reader.at - 1);
}

const readTag = (reader: Reader) =>
  String.fromCharCode(readByte(reader), readByte(reader), readByte(reader), readByte(reader));

/** `UIntBase128`: seven bits a byte, the highest first; five bytes at most. */
function readLength(reader: Reader): number {
  let length = 0;
  for (let index = 0; index < 5; index += 1) {
    const byte = readByte(reader);
    length = length * 128 + (byte & 0x7f);
    if (byte < 0x80) return length;
  }
  throw new Error('A length has too many bytes.');
}

interface FontName {
  readonly id: number;
  readonly isEnglish: boolean;
  readonly text: string;
}

/** The family that all weights share (16), or the one that they had before there were more than four (1). */
function readFamily(table: DataView | undefined): string {
  if (table === undefined) return '';
  const texts = table.getUint16(4);
  const names = Array.from({ length: table.getUint16(2) }, (_, index): FontName => {
    const at = 6 + index * 12;
    const platform = table.getUint16(at);
    const length = table.getUint16(at + 8);
    const start = table.byteOffset + texts + table.getUint16(at + 10);
    const bytes = new Uint8Array(table.buffer, start, length);
    const encoding = platform === 1 ? 'latin1' : 'utf-16be';
    return {
      id: table.getUint16(at + 6),
      isEnglish: platform === 3 && table.getUint16(at + 4) === 0x409,
      text: new TextDecoder(encoding).decode(bytes),
    };
  });
  const found = [16, 1].flatMap((id) => {
    const named = names.filter((name) => name.id === id);
    return [...named.filter(({ isEnglish }) => isEnglish), ...named];
  });
  return toFamily(found[0]?.text ?? '');
}

/** A family as it is kept: without marks that a sheet or a page could not show. */
export const toFamily = (name: string): string =>
  [...name.replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, '').trim()].slice(0, longestFamily).join('').trim();

/** The axis `wght` of a variable font; null without one. */
function readWeights(table: DataView | undefined): readonly [number, number] | null {
  if (table === undefined) return null;
  const first = table.getUint16(4);
  const size = table.getUint16(10);
  for (let index = 0; index < table.getUint16(8); index += 1) {
    const at = first + index * size;
    if (table.getUint32(at) === 0x77676874) {
      return [within(table.getInt32(at + 4) / 65536), within(table.getInt32(at + 12) / 65536)];
    }
  }
  return null;
}

const within = (weight: number) => Math.min(1000, Math.max(1, Math.round(weight)));
