import { isRecord } from '../base/index.js';
import type { Exposure } from './types.js';

/** An exposure without the fields that its key or the page contains. */
export type StoredExposure = Omit<Exposure, 'id' | 'stamps'> & { wall: number };

const prefix = 'vitrine:exposures:';
const most = 100;
/** Seven days in milliseconds, as for queued events. */
const lifetime = 7 * 24 * 60 * 60 * 1000;

/**
 * Uses one key for each exposure, so that tabs cannot overwrite each other's. Falls back from local to session storage,
 * which has a quota of its own, and then to memory.
 */
export function createExposureStorage() {
  const memory = new Map<string, StoredExposure>();
  let isDurable = true;

  function remove(id: string): void {
    memory.delete(id);
    for (const area of areas) attempt(area, (storage) => storage.removeItem(prefix + id));
  }

  function list(now: number): Array<[string, StoredExposure]> {
    const found = new Map(memory);
    for (const area of areas) {
      for (const id of attempt(area, findIds) ?? []) {
        const text = attempt(area, (storage) => storage.getItem(prefix + id)) ?? null;
        const exposure = parseExposure(text);
        // After the clock was set back, an exposure may be in the future; it is not expired.
        if (exposure && now - exposure.wall < lifetime) found.set(id, exposure);
        else remove(id);
      }
    }
    return [...found];
  }

  function keep(id: string, exposure: StoredExposure): void {
    const text = JSON.stringify(exposure);
    const isStored =
      isDurable && areas.some((area) => attempt(area, write(prefix + id, text)) === true);
    if (!isStored) memory.set(id, exposure);
  }

  return {
    put(id: string, exposure: StoredExposure): void {
      const waiting = list(exposure.wall);
      const [oldest] = waiting.sort(([, a], [, b]) => a.wall - b.wall);
      if (oldest && waiting.length >= most) remove(oldest[0]);
      keep(id, exposure);
    },
    /** Whether the browser's storage may be used; false moves stored data to memory. */
    setDurable(next: boolean, now: number): void {
      if (next === isDurable) return;
      isDurable = next;
      for (const [id, exposure] of list(now)) {
        remove(id);
        keep(id, exposure);
      }
    },
    list,
    remove,
  };
}

const areas = ['localStorage', 'sessionStorage'] as const;

/** Even reading the property throws where storage is denied. */
function attempt<T>(area: (typeof areas)[number], use: (storage: Storage) => T): T | undefined {
  try {
    return use(globalThis[area]);
  } catch {
    return undefined;
  }
}

function write(key: string, text: string): (storage: Storage) => boolean {
  return (storage) => {
    storage.setItem(key, text);
    return storage.getItem(key) === text;
  };
}

function findIds(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

function parseExposure(text: string | null): StoredExposure | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isExposure(value) ? value : null;
  } catch {
    return null;
  }
}

const texts = ['unit', 'experiment', 'experimentType', 'variant', 'segmentName'] as const;

function isExposure(value: unknown): value is StoredExposure {
  return (
    isRecord(value) &&
    typeof value['wall'] === 'number' &&
    texts.every((name) => typeof value[name] === 'string')
  );
}
