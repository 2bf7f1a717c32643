import { solveChallenge, type createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { TestVisitor } from './visitor.js';

export type Challenge = Awaited<ReturnType<typeof createChallenge>>;

export const challengePath = '/api/captcha/challenge';

/** Requests a challenge, as a browser does. */
export async function askForChallenge(visitor: Pick<TestVisitor, 'send'>): Promise<Challenge> {
  const response = await visitor.send(challengePath);
  return z.custom<Challenge>().parse(await response.json());
}

/** Solves a challenge. */
export async function doWork(challenge: Challenge): Promise<string> {
  return toToken({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

export const toToken = (payload: unknown) =>
  Buffer.from(JSON.stringify(payload)).toString('base64');

/** A token that the server accepts once. */
export async function solveAltcha(visitor: Pick<TestVisitor, 'send'>): Promise<string> {
  return doWork(await askForChallenge(visitor));
}
