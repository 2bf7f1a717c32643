import { isRecord } from '../base/index.js';
import type { Canceled, Failed } from './page-actions.js';

/** The outcome of a rejected action for a script: the code and the sentence that the shopper reads. */
export function toOutcome(error: unknown): Canceled | Failed {
  const { code = 'unknown', message, fieldErrors } = isRecord(error) ? error : {};
  if (code === 'canceled') return { kind: 'canceled' };
  const told = { code: String(code), message: String(message) };
  const ofFields = isRecord(fieldErrors) && Object.keys(fieldErrors).length > 0;
  return {
    kind: 'failed',
    error: ofFields ? { ...told, fieldErrors: fieldErrors as Record<string, string> } : told,
  };
}
