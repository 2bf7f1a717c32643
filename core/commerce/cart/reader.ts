import type { Cart } from './cart.js';

export interface Reader {
  /** Asks for a reading, or joins the one under way. Resolves when the cart is known, or cannot be. */
  request(): Promise<void>;
  /** Asks for what the server has from now on: resolves after a reading, or a change, that is sent later. */
  requestAnew(): Promise<void>;
  /** Names this moment, for `settle`. */
  now(): number;
  /** Asks for a reading at the next `start`: what is known may be out of date. */
  doubt(): void;
  /** Reads now, if that was asked for and nothing holds it. */
  start(): void;
  /** Gives up a reading under way; its answer is not used. What was asked for stays asked for. */
  giveWay(): void;
  /** The cart is known as it was at a moment or later: what was asked for until then is so no more. */
  settle(moment: number): void;
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
  let waiting: Array<{ after: number; done: () => void }> = [];
  /** The last moment from which the cart is to be known; null when nothing is asked for. */
  let asked: number | null = null;
  let moments = 0;
  let reading: AbortController | null = null;

  function start(): void {
    if (asked === null || reading || options.isHeld()) return;
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
          settle(moments);
          options.onFailure(error);
        }),
    );
  }

  function giveWay(): void {
    reading?.abort();
    reading = null;
  }

  function settle(moment: number): void {
    if (asked !== null && asked <= moment) asked = null;
    const settled = waiting.filter(({ after }) => after <= moment);
    waiting = waiting.filter(({ after }) => after > moment);
    for (const { done } of settled) done();
  }

  function ask(after: number): Promise<void> {
    asked = Math.max(asked ?? 0, after);
    return new Promise((done) => {
      waiting.push({ after, done });
      start();
    });
  }

  return {
    request: () => ask(0),
    requestAnew() {
      // One under way may have been answered before that for which this one is.
      giveWay();
      return ask(++moments);
    },
    now: () => moments,
    doubt() {
      asked = ++moments;
    },
    start,
    giveWay,
    settle,
  };
}
