import { onPageLeave, onPageShow } from '../../core/base/index.js';
import { choiceKey } from './choice-record.js';

export interface ConsentListeners {
  /** Another tab may have stored a choice. */
  onReturn(): void;
  /** The page ends, perhaps for good. */
  onEnd(): void;
}

/** Listens to other tabs and to the page's lifecycle, until the returned function is called. */
export function followPage({ onReturn, onEnd }: ConsentListeners): () => void {
  const ended = new AbortController();
  // In the capture phase, before delivery sends: it must know a refusal, and send what is decided here.
  const options = { signal: ended.signal, capture: true };
  globalThis.window?.addEventListener(
    'storage',
    ({ key }) => {
      if (key === choiceKey) onReturn();
    },
    options,
  );
  // A choice in a cookie causes no `storage` event, so read it again on each return.
  onPageShow(onReturn, options);
  onPageLeave(onEnd, options);
  return () => ended.abort();
}
