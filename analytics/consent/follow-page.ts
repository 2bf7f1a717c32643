import { choiceKey } from './choice-record.js';

/** What the machine has to hear of the page. */
export interface PageListeners {
  /** Another tab may have said something. */
  onReturn(): void;
  /** The page goes, perhaps for good. */
  onEnd(): void;
}

/** Listens until the returned function is called. */
export function followPage({ onReturn, onEnd }: PageListeners): () => void {
  if (typeof window === 'undefined') return () => {};
  const ended = new AbortController();
  // Before those that send: a refusal must be known by then, and what is settled here must still go out.
  const first = { signal: ended.signal, capture: true };
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === choiceKey) onReturn();
    },
    first,
  );
  // Where the choice is kept in a cookie nobody is told; a look at each return is enough.
  window.addEventListener('pageshow', onReturn, first);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') onReturn();
    },
    first,
  );
  window.addEventListener('pagehide', onEnd, first);
  return () => ended.abort();
}
