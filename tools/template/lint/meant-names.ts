import { givenVariables } from './known-variables.js';
import { suggest } from './suggest.js';
import type { Usage } from './usage.js';

/** The most names that are compared with all others, which takes long. */
const mostCompared = 100;

/** The variables that a template reads and does not bind, each with the bound one that it is likely to mean. */
export function meantNames({ bound, read }: Usage): ReadonlyMap<string, string> {
  const names = new Set(bound.map(({ name }) => name));
  const unbound = new Set(read.map(({ name }) => name));
  const meant = new Map<string, string>();
  for (const name of [...unbound].filter((one) => !names.has(one)).slice(0, mostCompared)) {
    const near = givenVariables.has(name) ? null : suggest(name, names);
    if (near !== null) meant.set(name, near);
  }
  return meant;
}
