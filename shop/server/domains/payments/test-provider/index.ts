import type { PaymentOutcome, PaymentProvider } from '../provider.js';
import { cardsFor, cardsToKeep, laterProblemOf, problemOf, walletsFor } from './test-cards.js';

export { instalmentTerms } from './instalments.js';

/** The reference follows from the key alone. */
const outcomeOf = (reason: string | null, idempotencyKey: string): Promise<PaymentOutcome> =>
  Promise.resolve(
    reason === null
      ? { state: 'authorised', reference: `test-${idempotencyKey}` }
      : { state: 'declined', reason },
  );

/**
 * The provider of test mode: no money moves, and nothing leaves the server. Its reference follows from the key alone, so
 * a repeat has the first outcome without anything to remember.
 */
export const testProvider: PaymentProvider = {
  id: 'test',
  isTest: true,
  page: {
    script: '/payments/test-provider.js',
    sources: [],
    frames: [],
    redirects: [],
    policies: [],
  },
  ways: cardsFor,
  wallets: walletsFor,
  authorise: ({ way, token, idempotencyKey }) => outcomeOf(problemOf(way, token), idempotencyKey),
  chargeAgain: ({ way, idempotencyKey }) => outcomeOf(laterProblemOf(way), idempotencyKey),
  keeper: {
    ways: cardsToKeep,
    keep: ({ way, token, idempotencyKey }) => outcomeOf(problemOf(way, token), idempotencyKey),
    resume: ({ idempotencyKey }) => outcomeOf(null, idempotencyKey),
  },
  // It asks for no further step.
  resume: ({ reference, idempotencyKey }) =>
    Promise.resolve({ state: 'authorised', reference: reference ?? `test-${idempotencyKey}` }),
  capture: () => Promise.resolve(),
  void: () => Promise.resolve(),
  refund: () => Promise.resolve({ state: 'refunded' }),
};
