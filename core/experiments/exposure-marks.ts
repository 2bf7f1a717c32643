import { createExpiringStorage } from '../net/index.js';
import type { Clock } from '../runtime/index.js';

const key = 'exposed';
const most = 200;
/** One visit, in milliseconds (storefront §9). Tabs of one visit count an exposure once. */
const visit = 30 * 60 * 1000;

/** The exposures that are counted: by this page, by its tab, and by other tabs of the same visit. */
export function createMarks(clock: Clock) {
  const page = new Set<string>();
  const tab = createExpiringStorage({ area: 'session', clock, cookieFallback: false });
  const tabs = createExpiringStorage({ area: 'local', clock, cookieFallback: false });
  const places = [
    { storage: tab, lifetime: undefined },
    { storage: tabs, lifetime: visit },
  ];
  let isDurable = true;

  const read = ({ storage }: (typeof places)[number]) => storage.get(key)?.split('\n') ?? [];

  function write(ids: Iterable<string>): void {
    for (const place of places) {
      const marks = [...new Set([...read(place), ...ids])].slice(-most);
      if (marks.length > 0) place.storage.set(key, marks.join('\n'), place.lifetime);
    }
  }

  function erase(): void {
    for (const { storage } of places) storage.remove(key);
  }

  return {
    has: (id: string) => page.has(id) || places.some((place) => read(place).includes(id)),
    add(id: string): void {
      page.add(id);
      if (isDurable) write([id]);
    },
    clear(): void {
      page.clear();
      erase();
    },
    /** Whether the browser's storage may be used; false moves stored data to memory. */
    setDurable(next: boolean): void {
      if (next === isDurable) return;
      isDurable = next;
      if (next) return write(page);
      for (const id of places.flatMap(read)) page.add(id);
      erase();
    },
  };
}
