import { isArray, isObject, memberOf, type Value } from '../values.js';
import type { Data } from './types.js';

/** The member if it is a text that is not empty. */
export function textOf(data: Value, key: string): string | null {
  const value = memberOf(data, key);
  return typeof value === 'string' && value !== '' ? value : null;
}

export function numberOf(data: Value, key: string): number | null {
  const value = memberOf(data, key);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function listOf(data: Value, key: string): readonly Value[] | null {
  const value = memberOf(data, key);
  return isArray(value) ? value : null;
}

export function dataOf(data: Value, key: string): Data {
  const value = memberOf(data, key);
  return isObject(value) ? value : {};
}

/** The texts in a list of texts, or of objects with a title; templates find either. */
export function labelsOf(data: Value, key: string): string[] {
  return (listOf(data, key) ?? []).flatMap((label) =>
    typeof label === 'string' ? label : (textOf(label, 'title') ?? textOf(label, 'name') ?? []),
  );
}

/** Compares names as addresses do: without case, and with a blank for each `+`, `-` and `_`. */
export function isSameName(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/[+_\s-]+/g, ' ');
}
