import { readFileSync } from 'node:fs';
import { elementNames, localeNames } from '../../scripts/entries.mjs';

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

const namesOf: Readonly<Record<string, readonly string[]>> = {
  './elements/*': elementNames,
  './locales/*': localeNames,
};

/** Every entry point with its files; a pattern stands for each of its names. */
export const modules = Object.entries(manifest.exports)
  .filter((entry): entry is [string, Files] => typeof entry[1] === 'object')
  .flatMap(([name, files]): Array<[string, Files]> =>
    (namesOf[name] ?? ['']).map((one) => [
      name.replace('*', one),
      { types: files.types.replace('*', one), default: files.default.replace('*', one) },
    ]),
  );
