/** A kind of file that a form can ask for. */
export interface FileKind {
  /** The media type. */
  readonly type: string;
  /** With a dot, as an input's `accept` has them; the first is the usual one. */
  readonly extensions: readonly string[];
  /** The common name of the kind. */
  readonly label: string;
  /** Whether these first bytes begin such a file, whatever its name says. */
  matches(bytes: Uint8Array): boolean;
}

/** How many bytes of a file tell its kind. */
export const fileHeadLength = 32;

const begins =
  (...start: readonly number[]) =>
  (bytes: Uint8Array) =>
    start.every((byte, index) => bytes[index] === byte);

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** The brands of HEIC and AVIF, after `ftyp`. */
const brandedAs = (pattern: RegExp) => (bytes: Uint8Array) =>
  textAt(bytes, 4, 4) === 'ftyp' && pattern.test(textAt(bytes, 8, 4));

/** The kinds by name, one row each. None of them runs when it is opened. */
export const fileKinds = {
  jpeg: {
    type: 'image/jpeg',
    extensions: ['.jpg', '.jpeg'],
    label: 'JPEG',
    matches: begins(0xff, 0xd8, 0xff),
  },
  png: {
    type: 'image/png',
    extensions: ['.png'],
    label: 'PNG',
    matches: begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  },
  gif: {
    type: 'image/gif',
    extensions: ['.gif'],
    label: 'GIF',
    matches: (bytes) => /^GIF8[79]a$/.test(textAt(bytes, 0, 6)),
  },
  webp: {
    type: 'image/webp',
    extensions: ['.webp'],
    label: 'WebP',
    matches: (bytes) => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP',
  },
  heic: {
    type: 'image/heic',
    extensions: ['.heic', '.heif'],
    label: 'HEIC',
    matches: brandedAs(/^(?:heic|heix|heim|heis|mif1|msf1)$/),
  },
  avif: {
    type: 'image/avif',
    extensions: ['.avif'],
    label: 'AVIF',
    matches: brandedAs(/^(?:avif|avis)$/),
  },
  pdf: {
    type: 'application/pdf',
    extensions: ['.pdf'],
    label: 'PDF',
    matches: (bytes) => textAt(bytes, 0, 5) === '%PDF-',
  },
} as const satisfies Readonly<Record<string, FileKind>>;

export type FileKindName = keyof typeof fileKinds;

export const fileKindNames = Object.keys(fileKinds) as readonly FileKindName[];

/** The kind that the first bytes of a file are; null for one that no form takes. */
export function readFileKind(bytes: Uint8Array): FileKindName | null {
  return fileKindNames.find((name) => fileKinds[name].matches(bytes)) ?? null;
}
