import { createExpiringStorage } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';

/** The unsaved work: over a reload, until the form is sent or the tab is closed. */
export interface KeptWork {
  /** Null when there is none, or when the page begins with another text than it did then. */
  read(first: string): string | null;
  /** @param first The text that the page begins with. */
  keep(first: string, text: string): void;
  forget(): void;
}

/** @param place Tells the builders of a page apart. */
export function createKeptWork(place: string): KeptWork {
  const { clock } = getRuntime();
  const storage = createExpiringStorage({ area: 'session', clock, cookieFallback: false });
  const name = `form-builder:${JSON.stringify([location.pathname, place])}`;
  return {
    read(first) {
      const [known, text] = parse(storage.get(name) ?? '');
      return known === first && typeof text === 'string' && text !== first ? text : null;
    },
    keep: (first, text) => storage.set(name, JSON.stringify([first, text])),
    forget: () => storage.remove(name),
  };
}

function parse(text: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
