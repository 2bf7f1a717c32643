import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findElements } from './generate.mjs';

/** Names of the custom elements without their prefix: the folders of widgets/elements. */
export const elementNames = findElements().map(({ name }) => name);

/** The folder can be deleted; everything else still builds. */
export const hasAnalytics = existsSync('analytics');

/** Languages that the library brings texts for, besides English: the files of core/i18n/locales. */
export const localeNames = readdirSync('core/i18n/locales').map((file) =>
  path.basename(file, '.ts'),
);

/** What stands for the `*` of an entry point. */
const namesOf = { './elements/*': elementNames, './locales/*': localeNames };

/** Types for a framework stand beside a module of another name. */
const isModule = ({ types, default: module }) =>
  types && types.replace('.d.ts', '') === module.replace('.js', '');

/**
 * Every entry point of package.json that has types, with its source file; a pattern once for each name.
 * @type {Record<string, string>}
 */
export const entryPoints = Object.fromEntries(
  Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).exports)
    .filter(([name, files]) => isModule(files) && (hasAnalytics || !name.startsWith('./analytics')))
    .map(([name, { types }]) => [
      name,
      types.replace(/^\.\/dist\/(npm|server)\//, '').replace('.d.ts', '.ts'),
    ])
    .flatMap(([pattern, source]) =>
      (namesOf[pattern] ?? ['']).map((name) => [
        pattern.replace('*', name),
        source.replace('*', name),
      ]),
    ),
);

/** The entry points that run in Node alone: the server, the pages, and the shop that is made of both. */
export const isOfServer = (source) => source.startsWith('shop/');
