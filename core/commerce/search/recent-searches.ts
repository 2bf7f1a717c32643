import { createSubscribers } from '../../base/index.js';
import { createWebStorage } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';

const key = 'vitrine:recent-searches';
const most = 5;
const longest = 100;

/** The newest first, each once, without regard to case. */
export function withSearch(searches: readonly string[], typed: string): readonly string[] {
  const text = typed.trim().replace(/\s+/g, ' ').slice(0, longest);
  if (text === '') return searches;
  const isOther = (known: string) => known.toLowerCase() !== text.toLowerCase();
  return [text, ...searches.filter(isOther)].slice(0, most);
}

/** Reads the content of the storage, which anybody may have written. */
export function readSearches(json: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    if (!Array.isArray(list)) return [];
    const texts = list.filter((text): text is string => typeof text === 'string');
    return texts.reduceRight<readonly string[]>(withSearch, []);
  } catch {
    return [];
  }
}

/** The last searches of this browser. They are kept on the device alone. */
export interface RecentSearches {
  /** The same list until it changes. */
  list(): readonly string[];
  subscribe(listener: () => void): () => void;
  add(text: string): void;
  clear(): void;
}

export function getRecentSearches(): RecentSearches {
  return getRuntime().shared('recent searches', () => {
    const storage = createWebStorage('local');
    const { subscribe, notify } = createSubscribers(
      'a listener of recent searches',
      () => getRuntime().reporter,
      () => {
        // Another tab has searched.
        const listener = (event: StorageEvent) => event.key === key && refresh();
        addEventListener('storage', listener);
        return () => removeEventListener('storage', listener);
      },
    );
    let searches = readSearches(storage.read(key));

    function refresh(): void {
      searches = readSearches(storage.read(key));
      notify();
    }

    return {
      list: () => searches,
      subscribe,
      add(text) {
        searches = withSearch(readSearches(storage.read(key)), text);
        storage.write(key, JSON.stringify(searches));
        notify();
      },
      clear() {
        searches = [];
        storage.remove(key);
        notify();
      },
    };
  });
}
