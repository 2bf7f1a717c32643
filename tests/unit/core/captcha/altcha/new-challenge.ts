import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';

const secrets = { hmacSignatureSecret: 'secret', hmacKeySignatureSecret: 'other secret' };

/** A challenge as a server makes it, of little work: ten tries. */
export function newChallenge({ issuedAt = Date.now(), lifetime = 600_000, counter = 10 } = {}) {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 100,
    counter,
    deriveKey,
    expiresAt: Math.floor((issuedAt + lifetime) / 1000),
    data: { issuedAt: Math.floor(issuedAt / 1000) },
    ...secrets,
  });
}

const payload = z.object({
  challenge: z.custom<Awaited<ReturnType<typeof createChallenge>>>(),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/** What the server makes of a token. */
export function judge(token: string | null) {
  const { challenge, solution } = payload.parse(JSON.parse(atob(token ?? '')));
  return verifySolution({ challenge, solution, deriveKey, ...secrets });
}
