import { memberOf, type Path, type Value } from '../../../core/template/index.js';

export function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}

export function isRecord(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Follows a path strictly downward (§3.3). */
export function memberAt(value: Value, path: Path): Value {
  return path.reduce<Value>((found, key) => memberOf(found, key), value);
}
