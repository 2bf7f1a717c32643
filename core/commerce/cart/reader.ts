import type { Cart } from './cart.js';

export interface Reader {
  /** Requests a read, or joins the running one. Resolves when the cart is known or the read has failed. */
  request(): Promise<void>;
  /** Requests the server's state from now on: resolves after a read, or a change, that is sent later. */
  requestAnew(): Promise<void>;
  /** The current version, for `satisfy`: a counter of requests, not a time. */
  version(): number;
  /** Requests a read at the next `start`, because the known cart may be stale. */
  invalidate(): void;
  /** Reads now if a read is requested and `isHeld` returns false. */
  start(): void;
  /** Aborts the running read and ignores its response. Its requests stay pending. */
  cancel(): void;
  /** Marks all requests up to `version` as satisfied. */
  satisfy(version: number): void;
}

export interface ReaderOptions {
  isHeld(): boolean;
  read(signal: AbortSignal): Promise<Cart | null>;
  onStart(): void;
  /** Must call `satisfy`, as every caller does that gets a cart. */
  onCart(cart: Cart | null): void;
  onFailure(error: unknown): void;
}

/** Reads the cart, with one read at a time for all requests. */
export function createReader(options: ReaderOptions): Reader {
  let waiting: Array<{ after: number; done: () => void }> = [];
  /** The version that the next read must satisfy; null when none is requested. */
  let requested: number | null = null;
  let version = 0;
  let reading: AbortController | null = null;

  function start(): void {
    if (requested === null || reading || options.isHeld()) return;
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
          satisfy(version);
          options.onFailure(error);
        }),
    );
  }

  function cancel(): void {
    reading?.abort();
    reading = null;
  }

  function satisfy(upTo: number): void {
    if (requested !== null && requested <= upTo) requested = null;
    const settled = waiting.filter(({ after }) => after <= upTo);
    waiting = waiting.filter(({ after }) => after > upTo);
    for (const { done } of settled) done();
  }

  function enqueue(after: number): Promise<void> {
    requested = Math.max(requested ?? 0, after);
    return new Promise((done) => {
      waiting.push({ after, done });
      start();
    });
  }

  return {
    request: () => enqueue(0),
    requestAnew() {
      // The running read may predate the reason for this request.
      cancel();
      return enqueue(++version);
    },
    version: () => version,
    invalidate() {
      requested = ++version;
    },
    start,
    cancel,
    satisfy,
  };
}
