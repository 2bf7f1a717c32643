import { getRuntime } from '../../../core/runtime/index.js';

/** Milliseconds between two looks. No observer tells of a `:state()` or of what becomes visible. */
const interval = 1_000;

/** Calls `look` again and again while the page is visible. Returns what ends it. */
export function lookRegularly(look: () => void): () => void {
  const { clock } = getRuntime();
  let cancel = () => {};
  const wait = () => {
    cancel = clock.setTimeout(() => {
      if (document.visibilityState === 'visible') look();
      wait();
    }, interval);
  };
  wait();
  return () => cancel();
}
