import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { VitrineError } from '../../net/index.js';
import type { AltchaChallenge } from './challenge.js';

/** Whether the browser can: pages that are not secure have no WebCrypto. */
export function canSolve(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * Does the work and answers the token. The browser derives keys on threads of its own, so the page stays awake
 * without a worker. Rejects with a VitrineError `captcha-unsolved` when it was ended or took too long.
 */
export async function solve(challenge: AltchaChallenge, work: AbortController): Promise<string> {
  const solution = await solveChallenge({
    // What is absent from JSON is absent, not undefined.
    challenge: challenge as Challenge,
    deriveKey,
    controller: work,
  });
  if (solution === null) {
    throw new VitrineError('captcha-unsolved', 'The challenge was not solved in time.');
  }
  return btoa(JSON.stringify({ challenge, solution }));
}
