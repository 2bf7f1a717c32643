import type { Cart } from './cart.js';

export interface Reader {
  /** Asks for a reading, or joins the one under way. Resolves when the cart is known again, or cannot be. */
  request(): Promise<void>;
  /** Asks for a reading at the next `start`: what is known may be out of date. */
  doubt(): void;
  /** Reads now, if that was asked for and nothing holds it. */
  start(): void;
  /** Gives up a reading under way; its answer is not used. What was asked for stays asked for. */
  giveWay(): void;
  /** The cart is known, from here or elsewhere: nothing is asked for any more. */
  settle(): void;
}

export interface ReaderOptions {
  isHeld(): boolean;
  read(signal: AbortSignal): Promise<Cart | null>;
  onStart(): void;
  /** Calls `settle`, as everybody does who knows the cart. */
  onCart(cart: Cart | null): void;
  onFailure(error: unknown): void;
}

/** Reads the cart, one reading at a time, however many ask. */
export function createReader(options: ReaderOptions): Reader {
  const waiting: Array<() => void> = [];
  let isAsked = false;
  let reading: AbortController | null = null;

  function start(): void {
    if (!isAsked || reading || options.isHeld()) return;
    const own = new AbortController();
    const finish = (then: () => void) => {
      if (reading !== own) return;
      reading = null;
      then();
    };
    reading = own;
    options.onStart();
    options.read(own.signal).then(
      (cart) => finish(() => options.onCart(cart)),
      (error: unknown) =>
        finish(() => {
          settle();
          options.onFailure(error);
        }),
    );
  }

  function settle(): void {
    isAsked = false;
    for (const done of waiting.splice(0)) done();
  }

  return {
    request() {
      isAsked = true;
      return new Promise((resolve) => {
        waiting.push(resolve);
        start();
      });
    },
    doubt() {
      isAsked = true;
    },
    start,
    giveWay() {
      reading?.abort();
      reading = null;
    },
    settle,
  };
}
