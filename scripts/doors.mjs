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
export const doorsOf = (name) =>
  Object.entries(readExports(name))
    .filter(([, files]) => isModule(files))
    .map(([door, { types }]) => [door, sourceOf(name, types).replace('.d.ts', '.ts')]);

/** Doors with types alone, with the file behind each: declarations for a framework, and their module. */
export const typeDoorsOf = (name) =>
  Object.entries(readExports(name))
    .filter(([, files]) => files.types && !isModule(files))
    .map(([door, { types }]) => [door, sourceOf(name, types)]);

const readExports = (name) =>
  JSON.parse(readFileSync(path.join(folders[name], 'package.json'), 'utf8')).exports;
const sourceOf = (name, file) =>
  path.posix.join(folders[name], file.replace(/^\.\/dist\/(npm\/)?/, ''));

const specifiers = Object.keys(folders).flatMap((name) =>
  doorsOf(name).map(([door, source]) => [name + door.slice(1), source]),
);

/** The paths that TypeScript reads: `paths` of a project file. */
export const typePaths = Object.fromEntries(
  specifiers.map(([specifier, source]) => [specifier, [`./${source}`]]),
);

const patterns = specifiers.map(([specifier, source]) => [
  new RegExp(`^${specifier.replaceAll('.', '\\.').replace('*', '(.+)')}$`),
  source.replace('*', '$1'),
]);

/** A plugin of Vite and rollup: `vitrine/…` and `vitrine-shop` are the sources below `root`. */
export const fromSources = (root = '.') => ({
  name: 'from-sources',
  enforce: 'pre',
  resolveId(specifier) {
    const found = patterns.find(([pattern]) => pattern.test(specifier));
    return found ? path.resolve(root, specifier.replace(...found)) : null;
  },
});
