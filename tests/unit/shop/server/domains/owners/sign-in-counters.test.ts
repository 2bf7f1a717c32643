// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  accountKey,
  signInCounters,
} from '../../../../../../shop/server/domains/owners/sign-in-counters.js';

const account = 'a-1';
const others = [`signIns account:${account}`, 'unknownSignIns all'];

describe('the counters of a sign-in', () => {
  it.each([
    ['a known browser', 'd-1', '203.0.113.7', ['signIns device:d-1']],
    ['a known browser at another address', 'd-1', '198.51.100.9', ['signIns device:d-1']],
    ['another known browser at the same address', 'd-2', '203.0.113.7', ['signIns device:d-2']],
    ['an unknown browser', null, '203.0.113.7', ['signIns address:203.0.113.7', ...others]],
    [
      'an unknown browser at another address',
      null,
      '198.51.100.9',
      ['signIns address:198.51.100.9', ...others],
    ],
    // An address that is written like an id shares no counter with it.
    ['an address like a browser', null, 'device:d-1', ['signIns address:device:d-1', ...others]],
  ])('of %s', (_, device, address, expected) => {
    const counters = signInCounters({ device, address, account });
    expect(counters.map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected);
  });
});

describe('the account of a sign-in', () => {
  it.each([' Ada@Example.com ', 'ADA@EXAMPLE.COM'])('is the same for “%s”', (email) => {
    expect(accountKey(email)).toBe(accountKey('ada@example.com'));
  });

  it('is the first owner’s for none, and holds no address in words', () => {
    expect(accountKey(' ')).toBe(accountKey(''));
    expect(accountKey('ada@example.com')).not.toContain('ada');
  });
});
