/** Local or session storage that returns false or null instead of throwing. */
export interface WebStorage {
  read(key: string): string | null;
  /** Returns whether the text is really stored. */
  write(key: string, text: string): boolean;
  remove(key: string): void;
}

export function createWebStorage(area: 'local' | 'session'): WebStorage {
  /** Reads the global each time: even the property access throws where storage is denied. */
  function attempt<T>(use: (storage: Storage) => T, otherwise: T): T {
    try {
      const storage = area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
      return storage ? use(storage) : otherwise;
    } catch {
      return otherwise;
    }
  }

  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, text) =>
      attempt((storage) => {
        storage.setItem(key, text);
        return storage.getItem(key) === text;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}
