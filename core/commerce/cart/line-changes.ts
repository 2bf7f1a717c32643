import type { Clock } from '../../runtime/index.js';
import type { Task } from './queue.js';

/** How long a line must rest before its change is sent, in milliseconds. */
const coalescingDelay = 300;

/** The last wish for one line. While it is unsent, a newer one only replaces its quantity. */
interface LineChange {
  quantity: number;
  isQueued: boolean;
  cancelTimer: () => void;
  readonly done: Promise<void>;
  settle(outcome?: Promise<void>): void;
}

export interface LineChanges {
  /** Asks for a quantity, or 0 to remove the line, a moment after its last change. Resolves when that is answered. */
  request(entryId: string, quantity: number): Promise<void>;
  /** Queues the change of one line now. */
  submit(entryId: string): void;
  submitAll(): void;
  /** What is asked for on each line without an answer. */
  quantities(): Map<string, number>;
  dispose(): void;
}

export interface LineChangeOptions {
  clock: Clock;
  enqueue(task: Task): void;
  /** Makes the call; `answered` is called when its answer is in, before that is shown. */
  send(entryId: string, quantity: number, answered: () => void): Promise<void>;
  onChange(): void;
}

/** Pending quantities by line: coalesced to the last one, at most one of a line in the queue. */
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
      // A page that is going away may have sent a newer one meanwhile.
      if (sent.get(entryId) === change) sent.delete(entryId);
    };
    try {
      await options.send(entryId, change.quantity, answered);
      change.settle();
    } catch (error) {
      // Only the outcome of the last wish matters to whoever made it.
      change.settle(unsent.get(entryId)?.done ?? Promise.reject(error));
    }
  }

  return {
    request(entryId, quantity) {
      const change = unsent.get(entryId) ?? createLineChange();
      change.quantity = quantity;
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
      new Map([...sent, ...unsent].map(([entryId, change]) => [entryId, change.quantity])),
    dispose() {
      for (const change of unsent.values()) change.cancelTimer();
    },
  };
}

function createLineChange(): LineChange {
  let settle: LineChange['settle'] = () => undefined;
  const done = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { quantity: 0, isQueued: false, cancelTimer: () => undefined, done, settle };
}
