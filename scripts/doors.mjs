import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages of this repository and their folders. */
const folders = { vitrine: '.', 'vitrine-shop': 'shop' };

/** Types for a framework stand beside a module of another name. */
const isModule = ({ types, default: module }) =>
  types && types.replace('.d.ts', '') === module.replace('.js', '');

/**
 * The doors of a package that have types, with the source file behind each; a `*` stands for names.
 * @returns {[door: string, source: string][]} `['./core/net', 'core/net/index.ts']`
 */
export function doorsOf(name) {
  const folder = folders[name];
  const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, files]) => isModule(files))
    .map(([door, { types }]) => [
      door,
      path.posix.join(folder, types.replace(/^\.\/dist\/(npm\/)?/, '').replace('.d.ts', '.ts')),
    ]);
}

const specifiers = Object.keys(folders).flatMap((name) =>
  doorsOf(name).map(([door, source]) => [name + door.slice(1), source]),
);

/** What TypeScript reads: `paths` of a project file. */
export const typePaths = Object.fromEntries(
  specifiers.map(([specifier, source]) => [specifier, [`./${source}`]]),
);

const patterns = specifiers.map(([specifier, source]) => [
  new RegExp(`^${specifier.replaceAll('.', '\\.').replace('*', '(.+)')}$`),
  source.replace('*', '$1'),
]);

/** A plugin of Vite and rollup: `vitrine/…` and `vitrine-shop` are the sources of this repository. */
export const fromSources = {
  name: 'from-sources',
  enforce: 'pre',
  resolveId(specifier) {
    const found = patterns.find(([pattern]) => pattern.test(specifier));
    return found ? path.resolve(specifier.replace(...found)) : null;
  },
};
