import { onPageHidden, onPageShow } from '../../core/base/index.js';
import { storedKeys } from './names.js';

export interface IdentityListeners {
  /** Another tab, or another page in this one, may have changed what is stored. */
  onNews(): void;
  /** The page may not return. */
  onHidden(): void;
}

/** Listens to other tabs and to the page's lifecycle, until the returned function is called. */
export function followPage({ onNews, onHidden }: IdentityListeners): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  globalThis.window?.addEventListener(
    'storage',
    ({ key }) => {
      if (key === null || key === storedKeys.analyticsId) onNews();
    },
    { signal },
  );
  onPageShow(onNews, { signal });
  onPageHidden(onHidden, { signal });
  return () => ended.abort();
}
