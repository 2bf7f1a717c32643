import { optionParameter } from 'vitrine/core/product-filter';
import type { Dictionary } from './dictionary.js';

/** An option by its name in any language, as it stands in an address or in its parameter. */
interface NamedOption {
  readonly english: string;
  readonly isParameter: boolean;
}

/** Built once: each request of a page with a query asks for them. */
const namesOf = new WeakMap<readonly Dictionary[], ReadonlyMap<string, NamedOption>>();

/**
 * The query of an address with options and values in another language, so that a link that was copied in one language
 * chooses the same in each. A parameter that names no option stays as it is.
 * @param all The dictionaries of all languages.
 * @param to That of the page; null is English.
 */
export function translateQuery(
  query: URLSearchParams,
  all: readonly Dictionary[],
  to: Dictionary | null,
): URLSearchParams {
  const names = namesOf.get(all) ?? optionsByName(all);
  namesOf.set(all, names);
  return new URLSearchParams(
    [...query].map(([name, given]): [string, string] => {
      const found = names.get(name);
      if (found === undefined) return [name, given];
      const { english, isParameter } = found;
      const own = to?.option(english) ?? english;
      const value = englishValue(all, english, given);
      return [
        isParameter ? optionParameter(own) : own,
        to === null ? value : to.value(english, value),
      ];
    }),
  );
}

function optionsByName(all: readonly Dictionary[]): ReadonlyMap<string, NamedOption> {
  const names = new Map<string, NamedOption>();
  for (const dictionary of all) {
    for (const [english, { name }] of Object.entries(dictionary.words.options)) {
      for (const one of [english, name]) {
        if (!names.has(one)) names.set(one, { english, isParameter: false });
        names.set(optionParameter(one), { english, isParameter: true });
      }
    }
  }
  return names;
}

function englishValue(all: readonly Dictionary[], option: string, given: string): string {
  const tables = all.map(({ words }) => words.options[option]?.values ?? {});
  if (tables.some((values) => Object.hasOwn(values, given))) return given;
  const pairs = tables.flatMap((values) => Object.entries(values));
  return pairs.find(([, translated]) => translated === given)?.[0] ?? given;
}
