// @vitest-environment node
import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { createSecretBox } from '../../../../../../shop/server/domains/owners/secret-box.js';
import { stepOfCode } from '../../../../../../shop/server/domains/owners/totp.js';

/** RFC 6238, appendix B, for SHA-1; the last six of the eight digits there. */
const secret = Secret.fromUTF8('12345678901234567890').base32;

describe('a code of an authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [1_111_111_111, '050471', 37_037_037],
    [1_234_567_890, '005924', 41_152_263],
    [2_000_000_000, '279037', 66_666_666],
  ])('of RFC 6238 at %i s belongs to its step', (seconds, code, step) => {
    expect(stepOfCode(secret, code, seconds * 1000)).toBe(step);
    expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, seconds * 1000)).toBe(step);
  });

  // The code is that of the last second of its step.
  it.each([
    [-60, null],
    [-59, 37_037_036],
    [0, 37_037_036],
    [30, 37_037_036],
    [31, null],
  ])('is accepted one step off: %i s', (off, step) => {
    expect(stepOfCode(secret, '081804', (1_111_111_109 + off) * 1000)).toBe(step);
  });

  it.each(['', '08180', '0818041', '08180a', '٠٨١٨٠٤', '-81804'])(
    'is six digits, not %j',
    (given) => {
      expect(stepOfCode(secret, given, 1_111_111_109_000)).toBeNull();
    },
  );
});

describe('a secret box', () => {
  const box = createSecretBox('the server’s secret', 'a purpose');

  it('opens what it sealed, each time sealed in another way', () => {
    const sealed = [box.seal('JBSWY3DP'), box.seal('JBSWY3DP')];
    expect(sealed.map((text) => box.open(text))).toEqual(['JBSWY3DP', 'JBSWY3DP']);
    expect(sealed[0]).not.toBe(sealed[1]);
  });

  it('opens nothing that was changed, cut, or sealed for another purpose or with another secret', () => {
    const sealed = box.seal('JBSWY3DP');
    const changed = `${sealed.slice(0, -1)}${sealed.endsWith('A') ? 'B' : 'A'}`;
    for (const text of [changed, sealed.slice(0, 20), '']) expect(() => box.open(text)).toThrow();
    expect(() => createSecretBox('the server’s secret', 'another').open(sealed)).toThrow();
    expect(() => createSecretBox('another secret', 'a purpose').open(sealed)).toThrow();
  });
});
