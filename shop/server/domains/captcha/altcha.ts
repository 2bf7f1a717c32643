import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Clock } from 'vitrine/core/runtime';
import type { Database } from '../../ground/database/index.js';
import type { Signer } from '../../ground/http/index.js';
import { challengeSchema, payloadSchema, type AltchaChallenge } from './altcha-schema.js';

export interface AltchaContext {
  readonly database: Database;
  readonly signer: Signer;
  readonly clock: Pick<Clock, 'now'>;
}

/** Milliseconds. */
const lifetime = 10 * 60 * 1000;

/**
 * On average 200 × 5,000 rounds: about a third of a second on a laptop, a second on a phone. The server chooses the
 * counter to be found, which bounds the work of each visitor.
 */
const work = { cost: 5_000, least: 100, most: 300 } as const;

/** In characters; a real token has about 700. */
const longestToken = 2_000;

/** Issues and verifies ALTCHA challenges (proof of work) without a third party. */
export function createAltcha({ database, signer, clock }: AltchaContext) {
  // Derived for this purpose only, so that no other signature of the server is valid here.
  const secrets = {
    hmacSignatureSecret: signer.sign('captcha', 'challenge'),
    hmacKeySignatureSecret: signer.sign('captcha', 'key'),
  };

  /** True once for each challenge, also across several copies of the server. */
  async function useUp({ parameters: { nonce, expiresAt } }: AltchaChallenge): Promise<boolean> {
    const { rowCount } = await database.query(
      `insert into used_captcha_tokens (nonce, expires_at) values ($1, $2)
       on conflict (nonce) do nothing`,
      [nonce, new Date(expiresAt * 1000)],
    );
    return rowCount === 1;
  }

  return {
    async issueChallenge(): Promise<AltchaChallenge> {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: work.cost,
        counter: randomInt(work.most, work.least),
        deriveKey,
        expiresAt: toSeconds(clock.now() + lifetime),
        // Lets a browser with a wrong clock calculate the remaining time.
        data: { issuedAt: toSeconds(clock.now()) },
        ...secrets,
      });
      return challengeSchema.parse(challenge);
    },

    /** Whether the token solves one of our challenges in time and is used for the first time. */
    async accept(token: string): Promise<boolean> {
      const payload = readPayload(token);
      if (payload === null) return false;
      const { challenge, solution } = payload;
      if (challenge.parameters.expiresAt * 1000 <= clock.now()) return false;
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets });
      return verified && (await useUp(challenge));
    },
  };
}

const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000);

function readPayload(token: string) {
  if (token.length > longestToken) return null;
  try {
    const json: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    return payloadSchema.safeParse(json).data ?? null;
  } catch {
    return null;
  }
}
