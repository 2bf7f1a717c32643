import { describe, expect, it } from 'vitest';
import { NetError, type NetErrorCode } from '../../../../core/net/index.js';
import { parseRetryAfter, retryDelay } from '../../../../core/net/retry.js';

const offline = new NetError('offline', '');
const timeout = new NetError('timeout', '');

function failed(code: NetErrorCode, status: number, retryAfter: number | null = null) {
  return new NetError(code, '', { status, retryAfter });
}

const unsent = Object.assign(new NetError('offline', ''), { isUnsent: true });
const stated = new NetError('server', '', { status: 500, body: { error: 'Oops.' } });
const repeated = (error: NetError) => Object.assign(error, { isRepeat: true });

describe('retryDelay', () => {
  it.each([
    ['GET', undefined, offline, 0, 300],
    ['GET', undefined, offline, 1, 1000],
    ['GET', undefined, offline, 2, null],
    ['PUT', undefined, offline, 0, 300],
    ['DELETE', undefined, offline, 0, 300],
    ['POST', undefined, offline, 0, null],
    ['POST', 'key', offline, 0, 300],
    ['GET', undefined, timeout, 0, 300],
    ['PUT', undefined, timeout, 0, null],
    ['POST', 'key', timeout, 0, 300],
    ['POST', 'key', timeout, 1, null],
    ['POST', 'key', offline, 2, 3000],
    ['POST', 'key', offline, 3, null],
    ['POST', 'key', unsent, 1, 1000],
    ['POST', 'key', unsent, 2, null],
    ['POST', undefined, failed('unexpected-answer', 200), 0, null],
    ['POST', 'key', failed('unexpected-answer', 200), 0, 300],
    ['PUT', 'key', failed('unexpected-answer', 204), 1, 1000],
    ['POST', 'key', failed('server', 500), 0, 300],
    ['POST', 'key', stated, 0, null],
    ['POST', 'key', repeated(failed('rate-limited', 429, 2000)), 1, 2000],
    ['POST', 'key', repeated(failed('rejected', 409)), 1, null],
    ['POST', 'key', repeated(failed('crumb', 403)), 1, null],
    ['GET', undefined, failed('server', 500), 0, null],
    ['GET', undefined, failed('server', 502), 0, 300],
    ['GET', undefined, failed('server', 503), 1, 1000],
    ['GET', undefined, failed('server', 504), 0, 300],
    ['POST', undefined, failed('server', 503), 0, null],
    ['POST', 'key', failed('server', 503), 0, 300],
    ['GET', undefined, failed('server', 503, 100), 0, 300],
    ['GET', undefined, failed('server', 503, 5000), 0, 5000],
    ['GET', undefined, failed('server', 503, 5001), 0, null],
    ['GET', undefined, failed('rate-limited', 429), 0, null],
    ['GET', undefined, failed('rate-limited', 429, 5000), 0, 5000],
    ['GET', undefined, failed('rate-limited', 429, 5001), 0, null],
    ['POST', 'key', failed('rate-limited', 429, 1000), 0, null],
    ['PUT', undefined, failed('rate-limited', 429, 1000), 0, null],
    ['GET', undefined, failed('rejected', 400), 0, null],
    ['GET', undefined, failed('crumb', 403), 0, null],
    ['GET', undefined, failed('not-found', 404), 0, null],
    ['GET', undefined, failed('gone', 410), 0, null],
    ['GET', undefined, failed('unexpected-answer', 200), 0, null],
    ['GET', undefined, new NetError('aborted', ''), 0, null],
  ] as const)(
    '%s with key %s after %s, repeated %i times: %s',
    (method, key, error, repeats, delay) => {
      expect(retryDelay({ method, idempotencyKey: key }, error, repeats)).toBe(delay);
    },
  );
});

describe('parseRetryAfter', () => {
  const now = Date.UTC(2026, 10, 21, 12, 0, 0);

  it.each([
    ['120', 120_000],
    [' 0 ', 0],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
    ['soon', null],
    ['', null],
    [null, null],
  ])('reads %j as %s', (value, milliseconds) => {
    expect(parseRetryAfter(value, now)).toBe(milliseconds);
  });
});
