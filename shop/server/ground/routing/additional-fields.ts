import { Problem, toCanonicalJson } from '../http/index.js';

/** Deeper data could overflow the stack when it is written as text. */
const maxDepth = 20;

/** The stored value for no additional fields. */
const noAdditionalFields = 'null';

/**
 * Returns the additional fields as canonical JSON text, so that equal answers share an entry.
 * @param maxBytes See `CartLimits`.
 * @throws Problem `invalid-request` unless the text is the JSON of an object of at most so many bytes.
 */
export function readAdditionalFields(text: string | null | undefined, maxBytes: number): string {
  if (!text || text === noAdditionalFields) return noAdditionalFields;
  if (Buffer.byteLength(text) > maxBytes) throw refusal(`must be at most ${maxBytes} bytes`);
  const fields = parse(text);
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
    throw refusal('must be the JSON text of an object');
  }
  if (isDeeperThan(fields, maxDepth)) throw refusal(`must be nested at most ${maxDepth} deep`);
  return toCanonicalJson(fields);
}

function isDeeperThan(data: unknown, depth: number): boolean {
  if (typeof data !== 'object' || data === null) return false;
  return depth === 0 || Object.values(data).some((part) => isDeeperThan(part, depth - 1));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal('must be JSON text');
  }
}

function refusal(reason: string): Problem {
  return new Problem('invalid-request', {
    errors: { additionalFields: `additionalFields ${reason}.` },
  });
}
