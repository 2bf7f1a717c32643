import { Secret, TOTP } from 'otpauth';

/** Seconds of a step, and steps that a clock may differ. RFC 6238 recommends both. */
const period = 30;
const tolerance = 1;

/** The settings that every authenticator app understands. */
const createTotp = (secret: string, issuer: string) =>
  new TOTP({
    issuer,
    label: 'owner',
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });

/** A new secret of 160 bits in base32. */
export function createTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an app reads from a link or a QR code. */
export function totpAddress(secret: string, issuer: string): string {
  return createTotp(secret, issuer).toString();
}

/** The step (30 s since 1970) to which a code belongs, or null if it is not a code of now. Spaces are ignored. */
export function stepOfCode(secret: string, given: string, now: number): number | null {
  const token = given.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = createTotp(secret, '').validate({ token, timestamp: now, window: tolerance });
  return delta === null ? null : TOTP.counter({ period, timestamp: now }) + delta;
}
