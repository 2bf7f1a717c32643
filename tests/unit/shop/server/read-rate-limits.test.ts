import { describe, expect, it } from 'vitest';
import { readRateLimits } from '../../../../shop/server/read-rate-limits.js';

describe('readRateLimits', () => {
  it.each([undefined, ''])('reads no limits from %j', (text) => {
    expect(readRateLimits(text)).toEqual({});
  });

  it('reads the kinds that are named', () => {
    const text = '{"submissions":{"calls":100,"seconds":60}}';
    expect(readRateLimits(text)).toEqual({ submissions: { calls: 100, seconds: 60 } });
  });

  it('leaves calls that ask for no more than an address to a balancer', () => {
    const text = '{"reads":null,"pages":null,"tracking":null,"trackingKilobytes":null}';
    expect(readRateLimits(text)).toEqual(JSON.parse(text));
  });

  it.each([
    '{',
    '[]',
    '{"letters":{"calls":1,"seconds":1}}',
    '{"reads":{"calls":0,"seconds":1}}',
    '{"reads":{"calls":1}}',
    '{"signIns":null}',
    '{"checkout":null}',
    '{"reads":{"calls":1,"seconds":1,"minutes":1}}',
  ])('refuses %j, and says what it should be', (text) => {
    expect(() => readRateLimits(text)).toThrow(/RATE_LIMITS must be JSON like .*submissions/);
  });
});
