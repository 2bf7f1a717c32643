import { isRecord } from '../base/index.js';
import type { Canceled, Failed } from './run-action.js';

/** What an action that rejects tells a script: the code and the sentence that the shopper reads. */
export function toOutcome(error: unknown): Canceled | Failed {
  const { code, message } = isRecord(error) ? error : {};
  if (code === 'canceled') return { kind: 'canceled' };
  return { kind: 'failed', error: { code: String(code ?? 'unknown'), message: String(message) } };
}
