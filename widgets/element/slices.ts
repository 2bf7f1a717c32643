import { getRuntime } from '../../core/runtime/index.js';

/** Milliseconds of work after which the browser gets a turn: a frame has 16. */
const budget = 8;

const waiting: Array<() => void> = [];
let isRunning = false;

/**
 * Runs tasks in their order, in slices between which the browser can paint and handle input. A task may leave work to one
 * microtask, which counts as its own.
 */
export function runInSlices(task: () => void): void {
  waiting.push(task);
  if (!isRunning) void runAll();
}

async function runAll(): Promise<void> {
  isRunning = true;
  let end = performance.now() + budget;
  for (let task = waiting.shift(); task; task = waiting.shift()) {
    try {
      task();
    } catch (error) {
      reportError(error);
    }
    await null;
    if (waiting.length === 0 || performance.now() < end) continue;
    await pause();
    end = performance.now() + budget;
  }
  isRunning = false;
}

interface Scheduler {
  yield?(): Promise<void>;
}

/** The browser continues before other tasks where it can. */
function pause(): Promise<unknown> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return (
    scheduler?.yield?.() ?? new Promise<void>((done) => getRuntime().clock.setTimeout(done, 0))
  );
}
