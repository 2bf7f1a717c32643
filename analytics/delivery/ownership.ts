import type { Clock } from '../../core/runtime/index.js';
import type { QueuedEvent } from './event.js';
import type { Page } from './types.js';

/** Decides which page sends the stored events of a page: the page itself, and once it is gone one other page. */
export interface Ownership {
  /** Claims the events of a page, unless they are claimed. `run` starts once they are owned; they stay so until it settles. */
  claim(pageId: string, run: () => Promise<unknown>): void;
  /** Looks soon for events of pages that are gone; with a storage key, only if it may belong to another page. */
  scan(key?: string | null): void;
  /** Gives up all claims, so that other pages can adopt the events. */
  release(): void;
}

export interface OwnershipOptions {
  /** Web Locks; undefined where the browser has none. */
  readonly locks: Page['navigator']['locks'];
  readonly clock: Clock;
  /** Of the events' storage keys; the locks use it too. */
  readonly prefix: string;
  /** Returns all stored events, of any page. */
  readStored(): readonly QueuedEvent[];
  /** Adopts events of a page that is gone; returns those that this page can send. */
  adopt(events: readonly QueuedEvent[]): readonly QueuedEvent[];
}

/** Delay before a scan, in ms: a new page claims its own events first. */
const scanDelay = 1000;
/** Without locks, a page that has stored nothing for this long counts as gone, in ms. */
const abandonedAfter = 15 * 60_000;

export function createOwnership({
  locks,
  clock,
  prefix,
  readStored,
  adopt,
}: OwnershipOptions): Ownership {
  /** Claims that are requested or held, by page. */
  const claims = new Map<string, AbortController>();
  let cancelScan: (() => void) | undefined;

  /** The browser releases the lock when this page ends, so no heartbeat is needed. */
  async function claim(page: string, run: () => Promise<unknown>): Promise<void> {
    if (claims.has(page)) return;
    const end = new AbortController();
    const { signal } = end;
    const isReleased = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const hold = () => Promise.race([isReleased, run()]);
    claims.set(page, end);
    try {
      await (locks ? locks.request(prefix + page, { signal }, hold) : hold());
    } catch {
      // Released while requested, or refused: a sandboxed frame has no locks, but no storage either.
    }
    if (claims.get(page) === end) claims.delete(page);
  }

  function scanNow(): void {
    cancelScan = undefined;
    for (const { pageId: page } of readStored()) {
      const left = () => readStored().filter(({ pageId }) => pageId === page);
      if (locks || left().every(({ wall }) => Math.abs(clock.now() - wall) > abandonedAfter)) {
        claim(page, () => Promise.all(adopt(left()).map((event) => event.reached('acknowledged'))));
      } else cancelScan ??= clock.setTimeout(scanNow, abandonedAfter);
    }
  }

  return {
    claim,
    scan(key) {
      const page = key?.startsWith(prefix) && key.slice(prefix.length).split('.')[0];
      if (key !== undefined && (!page || claims.has(page))) return;
      cancelScan ??= clock.setTimeout(scanNow, scanDelay);
    },
    release() {
      cancelScan?.();
      cancelScan = undefined;
      claims.forEach((end) => end.abort());
      claims.clear();
    },
  };
}
