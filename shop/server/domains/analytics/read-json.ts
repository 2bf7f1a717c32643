import { z } from '@hono/zod-openapi';
import { invalid } from './read-stamps.js';

export type JsonObject = Readonly<Record<string, unknown>>;

const objectSchema = z.record(z.string(), z.unknown());
const maxDepth = 32;

/** @throws Problem `invalid-request` if the text is not the JSON of an object, or is nested deeper than 32. */
export function readObject(text: string, place: string): JsonObject {
  const parsed = objectSchema.safeParse(readJson(text, place));
  if (!parsed.success) throw invalid(place, 'Not the JSON of an object.');
  return parsed.data;
}

/** @throws Problem `invalid-request` if the text is not JSON, or is nested deeper than 32. */
export function readJson(text: string, place: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid(place, 'Not JSON.');
  }
  requireShallow(value, place);
  return value;
}

/** Limits nesting, so that later code can recurse without a stack overflow. @throws Problem `invalid-request`. */
function requireShallow(value: unknown, place: string, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw invalid(place, `Nested deeper than ${maxDepth}.`);
  for (const part of Object.values(value)) requireShallow(part, place, depth + 1);
}

/** The first of the named members that is a non-empty string, cut to `length`, without characters PostgreSQL cannot store. */
export function readLine(
  content: JsonObject,
  names: readonly string[],
  length = 200,
): string | null {
  for (const name of names) {
    const value = Object.hasOwn(content, name) ? content[name] : undefined;
    if (typeof value === 'string' && value !== '') return toStorable(value).slice(0, length);
  }
  return null;
}

/** A member if it is a finite number, otherwise null. */
export function readNumber(content: JsonObject, name: string): number | null {
  const value = Object.hasOwn(content, name) ? content[name] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function toStorable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd');
}
