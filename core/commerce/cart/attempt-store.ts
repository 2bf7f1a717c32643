import { getRuntime } from '../../runtime/index.js';
import type { AddIntent, AddResult } from './cart.js';
import { isRefusal, toCartError, type CartError } from './errors.js';
import { getCartStore } from './page-cart.js';

/** One press of an add-to-cart button and what became of it. Times are wall milliseconds of the runtime's clock. */
export interface AddAttempt {
  readonly intent: AddIntent;
  readonly startedAt: number;
  /** Null, as `outcome`, while the answer is out. */
  readonly settledAt: number | null;
  readonly outcome:
    | { readonly kind: 'added'; readonly result: AddResult }
    /** The item is bought past the cart: the shopper is on the way to `address`. */
    | { readonly kind: 'leaving'; readonly address: string }
    | { readonly kind: 'failed'; readonly error: CartError }
    | null;
}

/** What a press may end in: an entry in the cart, or the address where the purchase goes on. */
export type PressResult = AddResult | { readonly address: string };

/** What a button shows, kept apart from the button: it may arrive after the attempt began. */
export interface AttemptSlot {
  get(): AddAttempt | null;
  subscribe(listener: () => void): () => void;
  /**
   * Begins an attempt; null when one is pending, so that a second press is not a second entry. `run` makes the add,
   * by default with the page's cart, or the purchase. The promise never rejects.
   */
  start(
    intent: AddIntent,
    run?: (intent: AddIntent) => Promise<PressResult>,
  ): Promise<AddAttempt> | null;
  /** Drops a finished attempt: nobody waits for its outcome after a return to the page. */
  settleTransient(): void;
}

/** The slot of a form, or of a button's host element without one; the same for every copy of the library. */
export function attemptsFor(owner: object): AttemptSlot {
  const slots = getRuntime().shared('cart-attempts', () => new WeakMap<object, AttemptSlot>());
  const slot = slots.get(owner) ?? createAttemptSlot();
  slots.set(owner, slot);
  return slot;
}

function createAttemptSlot(): AttemptSlot {
  const listeners = new Set<() => void>();
  let attempt: AddAttempt | null = null;

  function show(next: AddAttempt | null): void {
    attempt = next;
    for (const listener of [...listeners]) listener();
  }

  async function attemptAdd(
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
      outcome = { kind: 'failed', error: toCartError(error, 'add') };
    }
    const settled = { ...started, settledAt: getRuntime().clock.now(), outcome };
    show(settled);
    return settled;
  }

  return {
    get: () => attempt,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start(intent, run = getCartStore().add) {
      if (attempt && !attempt.outcome) return null;
      const started = {
        intent: keepKey(attempt, intent),
        startedAt: getRuntime().clock.now(),
        settledAt: null,
        outcome: null,
      };
      show(started);
      return attemptAdd(started, run);
    },
    settleTransient() {
      if (attempt?.outcome) show(null);
    },
  };
}

/** The same wish after an unknown outcome may be in the cart already: under its first key it is not added twice. */
function keepKey(previous: AddAttempt | null, intent: AddIntent): AddIntent {
  if (previous?.outcome?.kind !== 'failed' || isRefusal(previous.outcome.error)) return intent;
  const retried = { ...intent, key: previous.intent.key };
  return JSON.stringify(retried) === JSON.stringify(previous.intent) ? retried : intent;
}
