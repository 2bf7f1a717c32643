import { z } from '@hono/zod-openapi';

const hex = (bytes: number) => z.string().regex(new RegExp(`^[\\da-f]{${bytes * 2}}$`));

/** Strict, because everything in it is signed: this server never issues further fields. */
export const challengeSchema = z
  .strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.int(),
      data: z.strictObject({ issuedAt: z.int() }),
      expiresAt: z.int().openapi({ description: 'Seconds since 1970.' }),
      keyLength: z.literal(32),
      keyPrefix: hex(16),
      keySignature: hex(32),
      nonce: hex(16),
      salt: hex(16),
    }),
    signature: hex(32),
  })
  .openapi('AltchaChallenge');

/** A challenge; the browser returns it with its solution. */
export type AltchaChallenge = z.infer<typeof challengeSchema>;

/** The content of a token, which is base64 of its JSON. */
export const payloadSchema = z.object({
  challenge: challengeSchema,
  solution: z.object({ counter: z.int().nonnegative(), derivedKey: hex(32) }),
});
