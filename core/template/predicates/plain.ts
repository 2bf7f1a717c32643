import type { Predicate, Predicates, Scope } from '../plugins.js';

/** A predicate without arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function plain(holds: (scope: Scope) => boolean): Predicate {
  return { prepare: () => holds };
}

/** Creates one predicate for each name, called by `title`. */
/* @__NO_SIDE_EFFECTS__ */
export function family<Name extends string>(
  names: readonly Name[],
  title: (name: Name) => string,
  holds: (scope: Scope, name: Name) => boolean,
): Predicates {
  return Object.fromEntries(
    names.map((name) => [title(name), plain((scope) => holds(scope, name))]),
  );
}
