import { isRecord, type Clock } from '../base/index.js';
import { readCookie, removeCookie, writeCookie } from './cookies.js';
import { createWebStorage } from './web-storage.js';

export interface ExpiringStorage {
  get(key: string): string | null;
  /** Stores `value` for `lifetime` milliseconds, or without expiry. */
  set(key: string, value: string, lifetime?: number): void;
  remove(key: string): void;
}

export interface ExpiringStorageOptions {
  area: 'local' | 'session';
  clock: Clock;
  prefix?: string;
  /** Whether a cookie replaces storage that is denied; default true. */
  cookieFallback?: boolean;
}

/** One storage backend. `write` returns whether the text is really stored. */
interface Place {
  read(key: string): string | null;
  write(key: string, text: string, lifetime: number | undefined): boolean;
  remove(key: string): void;
}

/** Browsers keep a cookie for 400 days at most; platform §9 uses 390. */
const cookieLifetime = 390 * 24 * 60 * 60 * 1000;

/**
 * Stores texts with an optional expiry (platform §3) in local or session storage, else in a cookie, else in memory.
 * Never throws. Reading removes an expired text (platform §4).
 */
export function createExpiringStorage(options: ExpiringStorageOptions): ExpiringStorage {
  const { area, clock, prefix = 'vitrine:', cookieFallback = true } = options;
  const places = [
    createWebStorage(area),
    ...(cookieFallback ? [createCookiePlace(area)] : []),
    createMemoryPlace(),
  ];

  function remove(name: string): void {
    for (const place of places) place.remove(name);
  }

  return {
    get(key) {
      const name = prefix + key;
      for (const place of places) {
        const record = parseRecord(place.read(name));
        if (!record) continue;
        if (record.expires === null || record.expires > clock.now()) return record.value;
        place.remove(name);
      }
      return null;
    },
    set(key, value, lifetime) {
      const name = prefix + key;
      const expires = lifetime === undefined ? null : clock.now() + lifetime;
      const text = JSON.stringify({ value, expires });
      // Removes an older text of a backend that no longer accepts new ones: it would be read first.
      remove(name);
      places.some((place) => place.write(name, text, lifetime));
    },
    remove: (key) => remove(prefix + key),
  };
}

function createCookiePlace(area: 'local' | 'session'): Place {
  function toSeconds(lifetime: number | undefined): { maxAge?: number } {
    if (lifetime !== undefined) return { maxAge: Math.ceil(lifetime / 1000) };
    return area === 'local' ? { maxAge: cookieLifetime / 1000 } : {};
  }

  return {
    read: (key) => readCookie(key),
    write(key, text, lifetime) {
      writeCookie(key, text, toSeconds(lifetime));
      return readCookie(key) === text;
    },
    remove(key) {
      if (readCookie(key) !== null) removeCookie(key);
    },
  };
}

function createMemoryPlace(): Place {
  const texts = new Map<string, string>();
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => texts.set(key, text).has(key),
    remove: (key) => void texts.delete(key),
  };
}

function parseRecord(text: string | null): { value: string; expires: number | null } | null {
  if (text === null) return null;
  try {
    const record: unknown = JSON.parse(text);
    const { value, expires } = isRecord(record) ? record : {};
    if (typeof value !== 'string') return null;
    return { value, expires: typeof expires === 'number' ? expires : null };
  } catch {
    return null;
  }
}
