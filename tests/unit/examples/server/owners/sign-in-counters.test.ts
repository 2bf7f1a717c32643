// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { signInCounters } from '../../../../../examples/server/owners/sign-in-counters.js';

describe('the counters of a sign-in', () => {
  it.each([
    ['a known browser', 'd-1', '203.0.113.7', ['signIns device:d-1']],
    ['a known browser at another address', 'd-1', '198.51.100.9', ['signIns device:d-1']],
    ['another known browser at the same address', 'd-2', '203.0.113.7', ['signIns device:d-2']],
    [
      'an unknown browser',
      null,
      '203.0.113.7',
      ['signIns address:203.0.113.7', 'unknownSignIns all'],
    ],
    [
      'an unknown browser at another address',
      null,
      '198.51.100.9',
      ['signIns address:198.51.100.9', 'unknownSignIns all'],
    ],
    // An address that is written like an id shares no counter with it.
    [
      'an address like a browser',
      null,
      'device:d-1',
      ['signIns address:device:d-1', 'unknownSignIns all'],
    ],
  ])('of %s', (_, device, address, expected) => {
    const counters = signInCounters({ device, address });
    expect(counters.map(({ kind, key }) => `${kind} ${key}`)).toEqual(expected);
  });
});
