/** A task handles its own failures; it never rejects. */
export type Task = () => Promise<void>;

export interface Queue {
  /** Runs the task after all earlier ones. */
  push(task: Task): void;
  /** Starts all waiting tasks at once, because the page unloads. */
  release(): void;
  /** Continues after `isHeld` has become false. */
  resume(): void;
  isBusy(): boolean;
  /** Resolves when no task runs or waits. */
  whenIdle(): Promise<void>;
}

/** Runs tasks one after the other while `isHeld` returns false; calls `onIdle` after the last. */
export function createQueue(options: { isHeld(): boolean; onIdle(): void }): Queue {
  const waiting: Task[] = [];
  const idle: Array<() => void> = [];
  let running = 0;

  const isBusy = () => running > 0 || waiting.length > 0;

  function run(task: Task): void {
    running += 1;
    void task().finally(() => {
      running -= 1;
      next();
    });
  }

  function next(): void {
    if (running > 0 || options.isHeld()) return;
    const task = waiting.shift();
    if (task) return run(task);
    for (const done of idle.splice(0)) done();
    options.onIdle();
  }

  return {
    push(task) {
      waiting.push(task);
      next();
    },
    release() {
      for (const task of waiting.splice(0)) run(task);
    },
    resume: next,
    isBusy,
    whenIdle: () =>
      new Promise((resolve) => {
        if (isBusy()) idle.push(resolve);
        else resolve();
      }),
  };
}
