import type { Clock } from '../../core/runtime/index.js';
import type { QueuedEvent } from './event.js';
import type { Page } from './types.js';

/** Says who sends the events that a page stored: the page itself, and when it is gone one living page. */
export interface Ownership {
  /** Claims the events of a page; once they are its own `run` begins, and they are until that has settled. */
  claim(pageId: string, run: () => Promise<unknown>): void;
  /** Looks soon for pages that left something; with a key, only if it may be of another page. */
  look(key?: string | null): void;
  /** Gives everything back, for another page to take. */
  release(): void;
}

/** A page claims its own events when it begins; others leave it time for that. */
const courtesy = 1000;
/** Where there are no locks, a page that stored nothing for so long counts as dead. */
const silence = 15 * 60_000;

/** `take` gets what a dead page left, and answers what it really took. */
export function createOwnership(
  locks: Page['navigator']['locks'],
  clock: Clock,
  prefix: string,
  scan: () => readonly QueuedEvent[],
  take: (events: readonly QueuedEvent[]) => readonly QueuedEvent[],
): Ownership {
  /** Pages that are waited for or held. */
  const claims = new Map<string, AbortController>();
  let cancel: (() => void) | undefined;

  /** The browser lets go of the lock when this page dies: no heartbeat, no clock. */
  async function claim(page: string, run: () => Promise<unknown>): Promise<void> {
    const end = new AbortController();
    const { signal } = end;
    const isReleased = new Promise((resolve) => signal.addEventListener('abort', resolve));
    const hold = () => Promise.race([isReleased, run()]);
    claims.set(page, end);
    try {
      await (locks ? locks.request(prefix + page, { signal }, hold) : hold());
    } catch {
      // Given up, or refused as in a sandboxed frame, where nothing is stored either.
    }
    if (claims.get(page) === end) claims.delete(page);
  }

  function lookNow(): void {
    cancel = undefined;
    for (const { pageId: page } of scan()) {
      const left = () => scan().filter(({ pageId }) => pageId === page);
      if (claims.has(page)) continue;
      if (locks || left().every(({ wall }) => Math.abs(clock.now() - wall) > silence)) {
        // Held until all is done with.
        claim(page, () => Promise.all(take(left()).map((event) => event.reached('acknowledged'))));
      } else cancel ??= clock.setTimeout(lookNow, silence);
    }
  }

  return {
    claim,
    look(key) {
      const page = key?.startsWith(prefix) && key.slice(prefix.length).split('.')[0];
      if (key !== undefined && (!page || claims.has(page))) return;
      cancel ??= clock.setTimeout(lookNow, courtesy);
    },
    release() {
      cancel?.();
      cancel = undefined;
      claims.forEach((end) => end.abort());
      claims.clear();
    },
  };
}
