import { storedKeys } from './names.js';

/** What the identity has to hear of the page and of others. */
export interface IdentityListeners {
  /** What is stored may be another by now. */
  onNews(): void;
  /** The page may not come back. */
  onHidden(): void;
}

/** Listens until the returned function is called. */
export function followPage({ onNews, onHidden }: IdentityListeners): () => void {
  if (typeof window === 'undefined') return () => {};
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key === storedKeys.analyticsId) onNews();
    },
    { signal },
  );
  window.addEventListener('pageshow', onNews, { signal });
  window.addEventListener('pagehide', onHidden, { signal });
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'hidden') onHidden();
      else onNews();
    },
    { signal },
  );
  return () => ended.abort();
}
