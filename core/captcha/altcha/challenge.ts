import * as z from 'zod/mini';
import { defineSchema, wholeWithin } from '../../net/index.js';
import { getHttp } from '../../runtime/index.js';

/** Upper limits of the work that a server may demand of a phone. */
const limits = { cost: 1_000_000, keyLength: 64 } as const;

const challengeSchema = /* @__PURE__ */ defineSchema(() => {
  const hex = z.string().check(z.refine((text) => /^(?:[\da-f]{2})+$/i.test(text)));
  return z.looseObject({
    // Loose, because signed parameters must be returned unchanged.
    parameters: z.looseObject({
      algorithm: z.enum(['PBKDF2/SHA-256']),
      cost: wholeWithin(1, limits.cost),
      keyLength: wholeWithin(1, limits.keyLength),
      keyPrefix: hex,
      nonce: hex,
      salt: hex,
      expiresAt: z.optional(z.number()),
      data: z.optional(z.looseObject({ issuedAt: z.optional(z.unknown()) })),
    }),
    signature: z.string(),
  });
});

export type AltchaChallenge = z.infer<ReturnType<typeof challengeSchema>>;

/**
 * Fetches a challenge from our own server (docs/server/CONTRACT.md).
 * @throws NetError
 */
export function fetchChallenge(signal: AbortSignal): Promise<AltchaChallenge> {
  return getHttp().request({
    method: 'GET',
    path: '/api/captcha/challenge',
    schema: challengeSchema,
    signal,
  });
}

/** Lifetime of a new challenge in milliseconds, by the server's clock if it sends the time; null if unlimited. */
export function readLifetime({ parameters }: AltchaChallenge, now: number): number | null {
  const { expiresAt, data } = parameters;
  if (expiresAt === undefined) return null;
  const issuedAt = data?.issuedAt;
  return Math.max(0, expiresAt * 1000 - (typeof issuedAt === 'number' ? issuedAt * 1000 : now));
}
