import { isInDoubt, NetError } from '../../core/net/index.js';
import type { Clock } from '../../core/runtime/index.js';

export interface CarefulAddOptions<A> {
  readonly key: string;
  readonly clock: Clock;
  /** The quantity of the item in the cart that was last seen. */
  readonly quantityBefore: number;
  /** Sends the add once. */
  send(): Promise<A>;
  /** Reads the cart, to see what an add without an answer has done; `answer` is null when there is no cart. */
  look(): Promise<{ readonly quantity: number; readonly answer: A | null }>;
}

/** Milliseconds before a look: a server may still be at work on the request whose answer was lost. */
const patience = [300, 1_000] as const;

/** Adds in doubt: for the key of each, the quantity before its first try. */
export type Doubts = Map<string, number>;

/**
 * Adds once over an API that does not know idempotency keys: after a lost answer it looks at the cart, and repeats only
 * the missing part. An add that timed out is not repeated, because it may still be waiting at the server. An add in
 * doubt is kept under its key, so that the shopper's next press looks first.
 *
 * The look compares quantities, so an add of the same item in another tab in the same second counts as this one: the
 * cart may then hold one less than was pressed, never one more.
 */
export async function addCarefully<A>(doubts: Doubts, options: CarefulAddOptions<A>): Promise<A> {
  const { key, clock, send, look } = options;
  let before = options.quantityBefore;
  const earlier = doubts.get(key);
  if (earlier !== undefined) {
    const { quantity, answer } = await look();
    doubts.delete(key);
    if (answer && quantity > earlier) return answer;
    before = quantity;
  }

  for (const wait of patience) {
    try {
      const answer = await send();
      doubts.delete(key);
      return answer;
    } catch (error) {
      if (!(error instanceof NetError) || !isInDoubt(error)) {
        const isSecond = doubts.delete(key);
        throw isSecond && error instanceof NetError
          ? Object.assign(error, { isRepeat: true })
          : error;
      }
      doubts.set(key, before);
      await new Promise<void>((resolve) => void clock.setTimeout(resolve, wait));
      const seen = await look().catch(() => null);
      if (seen?.answer && seen.quantity > before) {
        doubts.delete(key);
        return seen.answer;
      }
      if (!seen || error.code === 'timeout' || wait === patience.at(-1)) throw error;
    }
  }
  throw new NetError('offline', 'The add has no outcome.');
}
