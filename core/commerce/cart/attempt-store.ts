import { createSubscribers } from '../../base/index.js';
import { getRuntime, isCanceled } from '../../runtime/index.js';
import type { AddAttempt } from './attempt.js';
import { attemptPhaseAt, type AttemptDelays } from './attempt-phases.js';
import type { AddIntent, AddResult } from './cart.js';
import { isRefusal, toCartError } from './errors.js';
import { getPageCart, loadPageCart } from './load-page-cart.js';

/** The result of a press: an entry in the cart, or the address where the purchase continues. */
export type PressResult = AddResult | { readonly address: string };

/**
 * The latest attempt of a form's buttons. Independent of any component, because an attempt may begin before the
 * component mounts.
 */
export interface AttemptStore {
  get(): AddAttempt | null;
  subscribe(listener: () => void): () => void;
  /**
   * Starts an attempt. Returns null while one is pending, so that a second press adds no second entry. `run` adds the
   * item, by default to the page's cart, or buys it. The promise never rejects.
   */
  start(
    intent: AddIntent,
    run?: (intent: AddIntent) => Promise<PressResult>,
  ): Promise<AddAttempt> | null;
  /**
   * Whether `claimant` announces the attempt. The first to claim a pending attempt does: of several buttons in a form
   * only one announces it.
   */
  claim(claimant: object): boolean;
  /** Gives up the claim of `claimant`. */
  release(claimant: object): void;
  /** Forgets a finished attempt, whose outcome is of no interest after a return to the page. */
  clearFinished(): void;
}

/** The state that the buttons of one form share, over all copies of the library. */
interface FormAttempts {
  readonly cart: AttemptStore;
  readonly express: AttemptStore;
  isHeld: boolean;
}

/**
 * The attempts of `owner`: a form or, without one, a button's own element. Every copy of the library on the page gets the
 * same store.
 *
 * @param lane Express buttons have a store of their own, so that they and the cart buttons do not show each other's phase.
 *
 * @example
 * const attempts = attemptsFor(form);
 * attempts.subscribe(() => render(attempts.get()));
 * const attempt = await attempts.start(readFormIntent(new FormData(form)));
 * if (attempt?.outcome?.kind === 'failed') alert(attempt.outcome.error.message);
 */
export function attemptsFor(owner: object, lane: 'cart' | 'express' = 'cart'): AttemptStore {
  return attemptsOf(owner)[lane];
}

/** Whether a press of any button of `owner` is pending. */
export function isBusy(owner: object, delays?: AttemptDelays): boolean {
  const { cart, express, isHeld } = attemptsOf(owner);
  const now = getRuntime().clock.now();
  return (
    isHeld ||
    [cart, express].some((store) => attemptPhaseAt(store.get(), now, delays).phase === 'adding')
  );
}

/** Makes {@link isBusy} true for `owner` until `task` has settled: a press may need more than the attempt itself. */
export async function whileBusy<Result>(
  owner: object,
  task: () => Promise<Result>,
): Promise<Result> {
  const attempts = attemptsOf(owner);
  attempts.isHeld = true;
  try {
    return await task();
  } finally {
    attempts.isHeld = false;
  }
}

function attemptsOf(owner: object): FormAttempts {
  const owners = getRuntime().shared('attempts', () => new WeakMap<object, FormAttempts>());
  const known = owners.get(owner) ?? {
    cart: createAttemptStore(),
    express: createAttemptStore(),
    isHeld: false,
  };
  owners.set(owner, known);
  return known;
}

function createAttemptStore(): AttemptStore {
  const subscribers = createSubscribers('a listener of an attempt', () => getRuntime().reporter);
  let attempt: AddAttempt | null = null;
  let claimed: object | null = null;

  function show(next: AddAttempt | null): void {
    attempt = next;
    subscribers.notify();
  }

  async function resolve(
    started: AddAttempt,
    run: (intent: AddIntent) => Promise<PressResult>,
  ): Promise<AddAttempt> {
    let outcome: AddAttempt['outcome'];
    try {
      const result = await run(started.intent);
      outcome =
        'address' in result
          ? { kind: 'leaving', address: result.address }
          : { kind: 'added', result };
    } catch (error) {
      outcome = isCanceled(error)
        ? { kind: 'canceled' }
        : { kind: 'failed', error: toCartError(error, 'add') };
    }
    const settled = { ...started, settledAt: getRuntime().clock.now(), outcome };
    show(settled);
    return settled;
  }

  return {
    get: () => attempt,
    subscribe: subscribers.subscribe,
    start(intent, run = addToPageCart) {
      if (attempt && !attempt.outcome) return null;
      const started = {
        intent: keepKey(attempt, intent),
        startedAt: getRuntime().clock.now(),
        settledAt: null,
        outcome: null,
      };
      claimed = null;
      show(started);
      return resolve(started, run);
    },
    claim(claimant) {
      if (attempt && !attempt.outcome) claimed ??= claimant;
      return claimed === claimant;
    },
    release(claimant) {
      if (claimed === claimant) claimed = null;
    },
    clearFinished() {
      if (attempt?.outcome) show(null);
    },
  };
}

/** Sends before it returns if the cart is there: the page may be left at once. */
async function addToPageCart(intent: AddIntent): Promise<AddResult> {
  const { getCartStore } = getPageCart() ?? (await loadPageCart());
  return getCartStore().add(intent);
}

/** Fetches the cart's code ahead of the first press. A press tries again. */
export function prepareAdd(): void {
  loadPageCart().catch(() => undefined);
}

/** Reuses the key of an identical attempt with an unknown outcome: the server may have added that item already. */
function keepKey(previous: AddAttempt | null, intent: AddIntent): AddIntent {
  if (previous?.outcome?.kind !== 'failed' || isRefusal(previous.outcome.error)) return intent;
  const retried = { ...intent, key: previous.intent.key };
  return JSON.stringify(retried) === JSON.stringify(previous.intent) ? retried : intent;
}
