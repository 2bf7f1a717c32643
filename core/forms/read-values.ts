import { isRecord } from '../base/index.js';

/** Answers by field id, unchecked: from an object or its JSON; null for anything else. */
export function readValues(values: unknown): Readonly<Record<string, unknown>> | null {
  const read = typeof values === 'string' ? parse(values) : values;
  return isRecord(read) ? read : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
