import type { Value } from '../../../core/template/index.js';
import { isList, isRecord } from './values.js';

const longest = 400;

/** The kind of a value: `text`, `list of 3`. */
export function typeName(value: Value): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (isList(value)) return value.length === 0 ? 'empty list' : `list of ${value.length}`;
  if (isRecord(value)) return Object.keys(value).length === 0 ? 'empty object' : 'object';
  return typeof value === 'string' ? 'text' : typeof value;
}

/** The value in one line, cut where it is long. */
export function shortValue(value: Value): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

/** The value as indented JSON, cut where it is long. */
export function wholeValue(value: Value): string {
  const text = JSON.stringify(value, null, 2) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}\n…` : text;
}
