import { describe, expect, it } from 'vitest';
import { readCookieLifetime } from '../../../../analytics/session/index.js';
import { createManualClock } from '../../../support/manual-clock.js';

const clock = createManualClock();
const day = 24 * 60 * 60 * 1000;

describe('readCookieLifetime', () => {
  it.each([
    ['what the browser really gave', { expires: clock.now() + 7 * day }, 7 * day],
    ['nothing of one that ends with the browser', { expires: null }, null],
    ['nothing where the browser does not say', {}, null],
    ['nothing of one that is not there', null, null],
  ])('answers %s', async (_, cookie, lifetime) => {
    const store = { get: () => Promise.resolve(cookie) };
    expect(await readCookieLifetime('ss_cvr', clock, store)).toBe(lifetime);
  });

  it('answers nothing where there is no store, or one that refuses', async () => {
    expect(await readCookieLifetime('ss_cvr', clock)).toBeNull();
    const refusing = { get: () => Promise.reject(new DOMException('', 'SecurityError')) };
    expect(await readCookieLifetime('ss_cvr', clock, refusing)).toBeNull();
  });
});
