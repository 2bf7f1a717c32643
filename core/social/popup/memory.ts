import { createExpiringStorage, createWebStorage } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import type { PopupRecord } from './due.js';

/** The browser's memory of one popup. Works without storage too, for the page. */
export interface PopupMemory {
  /** Whether the next page reads what is kept now: not where storage is refused or full. */
  isLasting(): boolean;
  read(): PopupRecord;
  closed(version: string): void;
  submitted(version: string): void;
}

/**
 * The memory of a popup, in local storage under platform §3's keys `date-closed`, `version` and `submitted`, each after
 * `vitrine:popup:{id}:`, since a site may have more than one.
 */
export function getPopupMemory(id: string): PopupMemory {
  const { clock } = getRuntime();
  return getRuntime().shared(`popup ${id}`, () => {
    const prefix = `vitrine:popup:${id}:`;
    const storage = createExpiringStorage({ area: 'local', clock, prefix, cookieFallback: false });
    return {
      isLasting() {
        const place = createWebStorage('local');
        const name = `${prefix}trial`;
        const isKept = place.write(name, '1');
        place.remove(name);
        return isKept;
      },
      read() {
        const closed = Number(storage.get('date-closed') ?? NaN);
        return {
          dateClosed: Number.isFinite(closed) ? closed : null,
          version: storage.get('version'),
          isSubmitted: storage.get('submitted') === 'true',
        };
      },
      closed(version) {
        storage.set('date-closed', String(clock.now()));
        storage.set('version', version);
      },
      submitted(version) {
        storage.set('submitted', 'true');
        storage.set('version', version);
      },
    };
  });
}
