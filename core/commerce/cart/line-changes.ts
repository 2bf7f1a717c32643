import type { Clock } from '../../runtime/index.js';
import type { ChangeOrigin } from './bus-events.js';
import type { Task } from './queue.js';

/** Milliseconds from the last change of a line until it is sent. */
const coalescingDelay = 300;

/** A quantity, or 0 to remove the line, and who wants it. */
export interface LineWish {
  readonly quantity: number;
  readonly origin: ChangeOrigin;
}

/** The latest request for one line. Until it is sent, a newer request only replaces the wish. */
interface LineChange {
  wish: LineWish;
  isQueued: boolean;
  cancelTimer: () => void;
  readonly done: Promise<void>;
  resolve(outcome?: Promise<void>): void;
}

export interface LineChanges {
  /** Sent after the coalescing delay. Resolves with the response. */
  request(entryId: string, wish: LineWish): Promise<void>;
  /** Queues the change of one line now. */
  submit(entryId: string): void;
  submitAll(): void;
  /** The requested quantity of each line with a pending change. */
  quantities(): Map<string, number>;
  dispose(): void;
}

export interface LineChangeOptions {
  clock: Clock;
  enqueue(task: Task): void;
  /** Makes the call; runs `answered` on the response, before the response is shown. */
  send(entryId: string, wish: LineWish, answered: () => void): Promise<void>;
  onChange(): void;
}

/** Pending quantities by line: coalesced to the latest, with at most one change of a line in the queue. */
export function createLineChanges(options: LineChangeOptions): LineChanges {
  const unsent = new Map<string, LineChange>();
  const sent = new Map<string, LineChange>();

  function submit(entryId: string): void {
    const change = unsent.get(entryId);
    if (!change || change.isQueued) return;
    change.cancelTimer();
    change.isQueued = true;
    options.enqueue(() => run(entryId, change));
  }

  async function run(entryId: string, change: LineChange): Promise<void> {
    unsent.delete(entryId);
    sent.set(entryId, change);
    const answered = () => {
      // When the page unloads, a newer change may have been sent meanwhile.
      if (sent.get(entryId) === change) sent.delete(entryId);
    };
    try {
      await options.send(entryId, change.wish, answered);
      change.resolve();
    } catch (error) {
      // A newer request replaces this one, so its outcome counts.
      change.resolve(unsent.get(entryId)?.done ?? Promise.reject(error));
    }
  }

  return {
    request(entryId, wish) {
      const change = unsent.get(entryId) ?? createLineChange(wish);
      change.wish = wish;
      unsent.set(entryId, change);
      if (!change.isQueued) {
        change.cancelTimer();
        change.cancelTimer = options.clock.setTimeout(() => submit(entryId), coalescingDelay);
      }
      options.onChange();
      return change.done;
    },
    submit,
    submitAll() {
      for (const entryId of unsent.keys()) submit(entryId);
    },
    quantities: () =>
      new Map([...sent, ...unsent].map(([entryId, change]) => [entryId, change.wish.quantity])),
    dispose() {
      for (const change of unsent.values()) change.cancelTimer();
    },
  };
}

function createLineChange(wish: LineWish): LineChange {
  let resolve: LineChange['resolve'] = () => undefined;
  const done = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  return { wish, isQueued: false, cancelTimer: () => undefined, done, resolve };
}
