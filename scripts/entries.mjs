import { existsSync, readFileSync } from 'node:fs';
import { findElements } from './generate.mjs';

/** Names of the custom elements without their prefix: the folders of widgets/elements. */
export const elementNames = findElements().map(({ name }) => name);

/** The folder can be deleted; everything else still builds. */
export const hasAnalytics = existsSync('analytics');

const elementPattern = './elements/*';

/** Types for a framework stand beside a module of another name. */
const isModule = ({ types, default: module }) =>
  types && types.replace('.d.ts', '') === module.replace('.js', '');

/**
 * Every entry point of package.json that has types, with its source file; the elements' pattern once per element.
 * @type {Record<string, string>}
 */
export const entryPoints = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).exports)
    .filter(([name, files]) => isModule(files) && (hasAnalytics || !name.startsWith('./analytics')))
    .map(([name, { types }]) => [name, types.replace('./dist/npm/', '').replace('.d.ts', '.ts')])
    .flatMap(([name, source]) =>
      name === elementPattern
        ? elementNames.map((element) => [name.replace('*', element), source.replace('*', element)])
        : [[name, source]],
    ),
);
