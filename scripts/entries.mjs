import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { doorsOf, typeDoorsOf } from './doors.mjs';
import { findElements } from './generate.mjs';

/** Names of the custom elements without their prefix: the folders of widgets/elements. */
export const elementNames = findElements().map(({ name }) => name);

/** The folder can be deleted; everything else still builds. */
export const hasAnalytics = existsSync('analytics');

/** Languages that the library brings texts for, besides English: the files of core/i18n/locales. */
export const localeNames = readdirSync('core/i18n/locales').map((file) =>
  path.basename(file, '.ts'),
);

/** The values of the `*` of an entry point. */
export const namesOf = {
  './elements/*': elementNames,
  './locales/*': localeNames,
};

/**
 * Every entry point of the library that has types, with its source file; a pattern once for each name.
 * @type {Record<string, string>}
 */
export const entryPoints = Object.fromEntries(
  doorsOf('vitrine')
    .filter(([door]) => hasAnalytics || !door.startsWith('./analytics'))
    .flatMap(([pattern, source]) =>
      (namesOf[pattern] ?? ['']).map((name) => [
        pattern.replace('*', name),
        source.replace('*', name),
      ]),
    ),
);

/** The sources of all types that the library gives. */
export const typedSources = [
  ...Object.values(entryPoints),
  ...typeDoorsOf('vitrine').map(([, source]) => source),
];
