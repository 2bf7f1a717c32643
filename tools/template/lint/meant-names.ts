import { givenVariables } from './known-variables.js';
import { suggest } from './suggest.js';
import type { Usage } from './usage.js';

/** The bound variables that misspelt ones are likely to mean. */
export function meantNames({ bound, read }: Usage): Set<string> {
  const names = new Set(bound.map(({ name }) => name));
  const unbound = new Set(read.map(({ name }) => name).filter((name) => !names.has(name)));
  const meant = [...unbound].map((name) =>
    givenVariables.has(name) ? null : suggest(name, names),
  );
  return new Set(meant.filter((name) => name !== null));
}
