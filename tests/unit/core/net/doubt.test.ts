import { describe, expect, it } from 'vitest';
import { isInDoubt, type Doubtful } from '../../../../core/net/index.js';

const body = { error: 'Oops.' };

describe('isInDoubt', () => {
  it.each<[string, Doubtful, boolean]>([
    ['a refusal', { code: 'rejected', status: 409, body }, false],
    ['a bad crumb', { code: 'crumb', status: 403, body }, false],
    ['an unknown item', { code: 'not-found', status: 404, body }, false],
    ['a lost cart', { code: 'gone', status: 410, body }, false],
    ['a limit', { code: 'rate-limited', status: 429 }, false],
    ['a 500 of the server', { code: 'server', status: 500, body }, false],
    ['a 500 of something in between', { code: 'server', status: 500, body: null }, true],
    ['a 503, whoever says it', { code: 'server', status: 503, body }, true],
    ['a fault that has no status', { code: 'server' }, true],
    ['an unexpected answer', { code: 'unexpected-answer', status: 200 }, true],
    ['no answer', { code: 'offline' }, true],
    ['no answer in time', { code: 'timeout' }, true],
    ['an aborted call', { code: 'aborted' }, true],
    ['a call while the browser is offline', { code: 'offline', isUnsent: true }, false],
    [
      'a call offline after one in doubt',
      { code: 'offline', isUnsent: true, isRepeat: true },
      true,
    ],
    ['a change that was never sent', { code: 'server', status: 503, isUnsent: true }, false],
    ['a refusal after a try in doubt', { code: 'rejected', isRepeat: true }, true],
  ])('of %s', (_, failure, isOpen) => {
    expect(isInDoubt(failure)).toBe(isOpen);
  });
});
