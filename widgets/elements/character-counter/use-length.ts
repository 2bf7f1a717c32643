import { useCallback, useSyncExternalStore } from 'react';
import { onPageShow } from '../../../core/base/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** The characters in a textarea, also after its form was reset and after Back. */
export function useLength(textarea: HTMLTextAreaElement): number {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const listening = new AbortController();
      const { signal } = listening;
      let cancel = () => {};
      textarea.addEventListener('input', onChange, { signal });
      textarea.addEventListener('change', onChange, { signal });
      textarea.ownerDocument.addEventListener(
        'reset',
        ({ target }) => {
          // The event is dispatched before the form is reset.
          if (target === textarea.form) cancel = getRuntime().clock.setTimeout(onChange, 0);
        },
        { signal },
      );
      onPageShow(onChange, { signal });
      return () => {
        listening.abort();
        cancel();
      };
    },
    [textarea],
  );
  return useSyncExternalStore(subscribe, () => textarea.value.length);
}
