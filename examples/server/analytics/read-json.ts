import { z } from '@hono/zod-openapi';
import { invalid } from './read-stamps.js';

export type JsonObject = Readonly<Record<string, unknown>>;

const objectSchema = z.record(z.string(), z.unknown());
const maxDepth = 32;

/** @throws Problem `invalid-request` for what is not the JSON text of an object, or nested deeper than 32. */
export function readObject(text: string, place: string): JsonObject {
  const parsed = objectSchema.safeParse(readJson(text, place));
  if (!parsed.success) throw invalid(place, 'Not the JSON of an object.');
  return parsed.data;
}

/** @throws Problem `invalid-request` for what is not JSON, or nested deeper than 32. */
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

/** Whoever reads it later may walk it without thinking of the stack. @throws Problem `invalid-request`. */
export function requireShallow(value: unknown, place: string, depth = 0): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth === maxDepth) throw invalid(place, `Nested deeper than ${maxDepth}.`);
  for (const part of Object.values(value)) requireShallow(part, place, depth + 1);
}

/** A member that is a text of some length, as the database can hold it: no NUL, no half characters. */
export function readLine(
  content: JsonObject,
  names: readonly string[],
  length = 200,
): string | null {
  for (const name of names) {
    const value = Object.hasOwn(content, name) ? content[name] : undefined;
    if (typeof value === 'string' && value !== '') return toHoldable(value).slice(0, length);
  }
  return null;
}

/** A member that is a number, or null. */
export function readNumber(content: JsonObject, name: string): number | null {
  const value = Object.hasOwn(content, name) ? content[name] : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function toHoldable(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '\ufffd');
}
