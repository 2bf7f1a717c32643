import { readFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

export interface MadeFont {
  readonly family: string;
  readonly weight?: number;
  readonly isItalic?: boolean;
  /** Makes it a variable font. No browser loads it: it has no outlines that vary. */
  readonly weights?: readonly [from: number, to: number];
  /** The name for systems that know four weights at most, such as `Lora Medium`. */
  readonly fourWeightFamily?: string;
  /** More tables, for files that are refused. */
  readonly tables?: readonly WoffTable[];
}

/** A table as WOFF2 has it. */
interface WoffTable {
  /** The number of its tag, or the tag itself. */
  readonly tag: number | string;
  /** In the font; in the file it may be packed. */
  readonly size: number;
  readonly data: Uint8Array;
  readonly isPacked: boolean;
}

const headerSize = 48;
const tags = { name: 5, os2: 6, glyf: 10, loca: 11, fvar: 47, own: 63 };
const base = 'shop/pages/public/fonts/fraunces.woff2';

/** The shop's own headings font, which says this of itself. */
export function makeFont(font: MadeFont): Buffer {
  const tables = readTables(readFileSync(base)).map((table) => {
    if (table.tag === tags.name) return plain(tags.name, nameTable(font));
    if (table.tag === tags.os2) return plain(tags.os2, os2Table(table.data, font));
    return table;
  });
  const varying = font.weights ? [plain(tags.fvar, variationTable(font.weights))] : [];
  return writeFont([...tables, ...varying, ...(font.tables ?? [])]);
}

const plain = (tag: number, data: Uint8Array): WoffTable => ({
  tag,
  size: data.length,
  data,
  isPacked: false,
});

function readTables(file: Buffer): readonly WoffTable[] {
  let at = headerSize;
  const readByte = () => file.readUInt8(at++);
  const readLength = () => {
    let length = 0;
    for (;;) {
      const byte = readByte();
      length = length * 128 + (byte & 0x7f);
      if (byte < 0x80) return length;
    }
  };
  const entries = Array.from({ length: file.readUInt16BE(12) }, () => {
    const number = readByte() & 0x3f;
    const tag = number === tags.own ? file.toString('latin1', at, (at += 4)) : number;
    const size = readLength();
    const isPacked = number === tags.glyf || number === tags.loca;
    return { tag, size, isPacked, stored: isPacked ? readLength() : size };
  });
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return entries.map(({ stored, ...entry }) => {
    start += stored;
    return { ...entry, data: data.subarray(start - stored, start) };
  });
}

function writeFont(tables: readonly WoffTable[]): Buffer {
  const directory = tables.map(({ tag, size, data, isPacked }) =>
    Buffer.concat([
      typeof tag === 'number' ? Buffer.of(tag) : Buffer.from(`?${tag}`, 'latin1'),
      toLength(size),
      ...(isPacked ? [toLength(data.length)] : []),
    ]),
  );
  const packed = brotliCompressSync(Buffer.concat(tables.map(({ data }) => data)));
  const header = Buffer.from(readFileSync(base).subarray(0, headerSize));
  const whole = Buffer.concat([header, ...directory, packed]);
  const padded = Buffer.concat([whole, Buffer.alloc(-whole.length & 3)]);
  padded.writeUInt32BE(padded.length, 8);
  padded.writeUInt16BE(tables.length, 12);
  const unpacked = tables.reduce((sum, { size }) => sum + ((size + 3) & ~3), 0);
  padded.writeUInt32BE(12 + 16 * tables.length + unpacked, 16);
  padded.writeUInt32BE(packed.length, 20);
  return padded;
}

/** `UIntBase128`. */
function toLength(length: number): Buffer {
  const bytes = [length & 0x7f];
  for (let rest = length >>> 7; rest > 0; rest >>>= 7) bytes.unshift((rest & 0x7f) | 0x80);
  return Buffer.from(bytes);
}

/** Its names in English for Windows: the family, its style and what belongs to them. */
function nameTable({ family, fourWeightFamily }: MadeFont): Buffer {
  const names: readonly (readonly [id: number, text: string])[] = [
    [1, fourWeightFamily ?? family],
    [2, 'Regular'],
    [3, `${family} 1.0`],
    [4, fourWeightFamily ?? family],
    [6, 'Made'],
    ...(fourWeightFamily === undefined ? [] : [[16, family] as const]),
  ];
  const texts = names.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  const table = Buffer.alloc(6 + 12 * names.length);
  table.writeUInt16BE(names.length, 2);
  table.writeUInt16BE(table.length, 4);
  let offset = 0;
  for (const [index, [id]] of names.entries()) {
    const length = texts[index]?.length ?? 0;
    for (const [place, value] of [3, 1, 0x409, id, length, offset].entries()) {
      table.writeUInt16BE(value, 6 + index * 12 + place * 2);
    }
    offset += length;
  }
  return Buffer.concat([table, ...texts]);
}

function os2Table(of: Uint8Array, { weight = 400, isItalic = false }: MadeFont): Buffer {
  const table = Buffer.from(of);
  table.writeUInt16BE(weight, 4);
  table.writeUInt16BE((table.readUInt16BE(62) & ~1) | Number(isItalic), 62);
  return table;
}

function variationTable([from, to]: readonly [number, number]): Buffer {
  const table = Buffer.alloc(36);
  for (const [place, value] of [1, 0, 16, 2, 1, 20, 0, 8].entries()) {
    table.writeUInt16BE(value, place * 2);
  }
  table.write('wght', 16, 'latin1');
  for (const [place, value] of [from, from, to].entries()) {
    table.writeInt32BE(value * 65536, 20 + place * 4);
  }
  return table;
}
