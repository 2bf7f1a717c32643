import { readFileSync } from 'node:fs';
import { namesOf } from '../../scripts/entries.mjs';

export interface Files {
  readonly types: string;
  readonly default: string;
  /** The module for Node, where it has fewer files. */
  readonly node?: string;
}
interface Manifest {
  readonly exports: Readonly<Record<string, string | Files>>;
  readonly sideEffects: readonly string[];
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
}
export const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;

const names: Readonly<Record<string, readonly string[]>> = namesOf;

/** Every entry point with its files; a pattern stands for each of its names. */
export const modules = Object.entries(manifest.exports)
  .filter((entry): entry is [string, Files] => typeof entry[1] === 'object')
  .flatMap(([name, files]): Array<[string, Files]> =>
    (names[name] ?? ['']).map((one) => [
      name.replace('*', one),
      { types: files.types.replace('*', one), default: files.default.replace('*', one) },
    ]),
  );
