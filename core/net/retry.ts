import { isInDoubt } from './doubt.js';
import type { NetError } from './errors.js';

export interface Repeatable {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  idempotencyKey?: string | undefined;
}

const backoff = [300, 1000, 3000] as const;
const longestWait = 5000;
const passingStatuses: readonly (number | null)[] = [502, 503, 504];

/**
 * The delay in milliseconds before a failed request is retried; null if it must not be. A change under a key is repeated
 * up to three times while it is in doubt, anything else twice.
 *
 * @param repeats Retries made so far.
 */
export function retryDelay(call: Repeatable, error: NetError, repeats: number): number | null {
  const isKeptOpen = call.idempotencyKey !== undefined && isWorthRepeating(error);
  const delay = backoff[repeats];
  if (delay === undefined || (repeats > 1 && !isKeptOpen)) return null;
  if (!isRepeatable(call) || !(isPassing(call, error) || isKeptOpen)) return null;
  // A time limit is long: the shopper waits for a second one, not for four.
  if (error.code === 'timeout' && repeats > 0 && call.method !== 'GET') return null;
  const wait = Math.max(delay, error.retryAfter ?? 0);
  return wait <= longestWait ? wait : null;
}

/** A refusal of a repeat is an answer; a 429 is none, because the server counts calls before it looks at keys. */
function isWorthRepeating(error: NetError): boolean {
  const { code, status, body, isRepeat, isUnsent } = error;
  return code === 'rate-limited' ? isRepeat : isInDoubt({ code, status, body, isUnsent });
}

/** A POST without a key may have been processed although its response was lost. */
function isRepeatable(call: Repeatable): boolean {
  return call.method !== 'POST' || call.idempotencyKey !== undefined;
}

function isPassing(call: Repeatable, error: NetError): boolean {
  switch (error.code) {
    case 'offline':
      return true;
    case 'timeout':
      return call.method === 'GET';
    case 'rate-limited':
      return call.method === 'GET' && error.retryAfter !== null;
    default:
      return passingStatuses.includes(error.status);
  }
}

/** Parses a `Retry-After` header (seconds or a date) to milliseconds from `now`; null if it is missing or invalid. */
export function parseRetryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
