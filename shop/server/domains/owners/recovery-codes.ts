import { createHmac, randomBytes } from 'node:crypto';

const count = 10;
/** Without letters and digits that look alike; 32 of them, so that a byte chooses evenly. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 16;

/** New codes of 80 random bits, in groups of four: `ABCD-EFGH-JKLM-NPQR`. */
export function createRecoveryCodes(): readonly string[] {
  return Array.from({ length: count }, () =>
    [...randomBytes(length)]
      .map((byte) => letters[byte % letters.length])
      .join('')
      .replaceAll(/(.{4})(?=.)/g, '$1-'),
  );
}

/** The stored hash of a code. However it is grouped and whatever its case. */
export function hashRecoveryCode(code: string, secret: string): string {
  const plain = code.toUpperCase().replaceAll(/[^A-Z\d]/g, '');
  return createHmac('sha256', secret).update(`owner recovery code:${plain}`).digest('base64url');
}
