import { asString, isArray, memberOf, type Value } from '../values.js';

/** A member as text; '' for none. */
export function textOf(value: Value, key: string): string {
  return asString(memberOf(value, key));
}

/** The elements of a member that is an array. */
export function elementsOf(value: Value, key: string): readonly Value[] {
  const member = memberOf(value, key);
  return isArray(member) ? member : [];
}
