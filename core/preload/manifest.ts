import { PreloadError } from './preload-error.js';

/** The part of `manifest.json` that hints are made of. The build writes one into each folder with a loader. */
export interface PreloadManifest {
  /** Files that a press before the components waits for, as paths below the folder. */
  readonly preload: readonly string[];
  /** The file of each chunk, by the chunk's name. */
  readonly chunks: Readonly<Record<string, string>>;
  /** Names of the chunks that the loader fetches for an element, by the element's tag. */
  readonly elements: Readonly<Record<string, readonly string[]>>;
  /** Tags of elements that give data to others. */
  readonly data: readonly string[];
  /** Tags of elements whose press is handled before their components are there. */
  readonly press: readonly string[];
}

/** A path of plain characters that stays below its folder. */
const filePattern = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/;

/**
 * Reads the parsed text of `manifest.json`.
 *
 * @throws {PreloadError} `invalid-manifest`, with the member that is wrong.
 */
export function readManifest(data: unknown): PreloadManifest {
  const manifest = asRecord(data, 'The file');
  const chunks = mapMembers(manifest, 'chunks', asFile);
  const nameOfChunk = (value: unknown, place: string): string =>
    typeof value === 'string' && Object.hasOwn(chunks, value)
      ? value
      : refuse(`${place} names no member of chunks`);
  return {
    preload: mapList(manifest['preload'], 'preload', asFile),
    chunks,
    elements: mapMembers(manifest, 'elements', (value, place) =>
      mapList(value, place, nameOfChunk),
    ),
    data: mapList(manifest['data'], 'data', asText),
    press: mapList(manifest['press'], 'press', asText),
  };
}

type Read<Item> = (value: unknown, place: string) => Item;

function mapMembers<Item>(
  manifest: Readonly<Record<string, unknown>>,
  name: string,
  read: Read<Item>,
): Readonly<Record<string, Item>> {
  const entries = Object.entries(asRecord(manifest[name], name));
  return Object.fromEntries(entries.map(([key, value]) => [key, read(value, `${name}["${key}"]`)]));
}

function mapList<Item>(value: unknown, place: string, read: Read<Item>): readonly Item[] {
  if (!Array.isArray(value)) return refuse(`${place} is no list`);
  return value.map((item, index) => read(item, `${place}[${index}]`));
}

function asRecord(value: unknown, place: string): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : refuse(`${place} is no object`);
}

const asText: Read<string> = (value, place) =>
  typeof value === 'string' ? value : refuse(`${place} is no text`);

const asFile: Read<string> = (value, place) =>
  typeof value === 'string' && filePattern.test(value)
    ? value
    : refuse(`${place} is no path below the folder`);

function refuse(problem: string): never {
  throw new PreloadError(
    'invalid-manifest',
    `This is no manifest of Vitrine: ${problem}. Give the parsed manifest.json from the folder of vitrine.js, of the same release.`,
  );
}
