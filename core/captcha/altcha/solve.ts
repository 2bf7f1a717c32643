import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { VitrineError } from '../../net/index.js';
import type { AltchaChallenge } from './challenge.js';

/** Whether the browser can solve a challenge: insecure pages have no WebCrypto. */
export function canSolve(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

/**
 * Solves a challenge and resolves to the token. WebCrypto derives keys off the main thread, so no worker is needed.
 * @throws VitrineError `captcha-unsolved` when aborted or too slow.
 */
export async function solve(challenge: AltchaChallenge, work: AbortController): Promise<string> {
  const solution = await solveChallenge({
    // Omitted members must be missing, not undefined.
    challenge: challenge as Challenge,
    deriveKey,
    controller: work,
  });
  if (solution === null) {
    throw new VitrineError('captcha-unsolved', 'The challenge was not solved in time.');
  }
  return btoa(JSON.stringify({ challenge, solution }));
}
