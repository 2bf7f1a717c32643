import type { Predicate, Predicates, Scope } from '../plugins.js';
import { asNumber, memberOf, type Value } from '../values.js';

/** A predicate without arguments. */
/* @__NO_SIDE_EFFECTS__ */
export function plain(holds: (scope: Scope) => boolean): Predicate {
  return { prepare: () => holds };
}

/** Whether a member is the code of an enumeration, as a number or a text (§12). */
export function hasCode(item: Value, key: string, code: number): boolean {
  return asNumber(memberOf(item, key)) === code;
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
