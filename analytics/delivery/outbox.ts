import { tryOrUndefined } from './try-or-undefined.js';
import { QueuedEvent } from './event.js';
import type { DropReason, Page } from './types.js';

/** The events of a page, in memory and in storage, from when they come until they are done with. */
export interface Outbox {
  readonly all: ReadonlySet<QueuedEvent>;
  readonly drops: Partial<Record<DropReason, number>>;
  /** Whether anything may be written to storage. */
  isDurable: boolean;
  /** What waits: the dearest first, then in the order in which it came. */
  waiting(): QueuedEvent[];
  add(event: QueuedEvent): void;
  /**
   * Writes an event to storage. If storage is full, a purchase or an intent displaces an event of a lower priority,
   * which stays in memory. Purchases and intents are never displaced: their senders rely on what `isDurable` said.
   */
  store(event: QueuedEvent): void;
  /** Takes an event out of storage. */
  erase(event: QueuedEvent): void;
  /** Lets an event go; what is in storage stays there. */
  forget(event: QueuedEvent): void;
  drop(event: QueuedEvent, reason: DropReason): void;
  acknowledge(event: QueuedEvent): void;
  /** The events of this prefix in storage, of whatever page. */
  scan(): QueuedEvent[];
  read(key: string): string | null;
  write(key: string, text: string): boolean;
}

/** Characters in storage, of all pages: a queue must not take the site's own storage. */
const largestStore = 512 * 1024;
/** What a page holds in memory. */
const mostEvents = 5000;
const mostCharacters = 8 * 1024 * 1024;

/**
 * One storage key an event, so that no tab ever rewrites what another wrote. `prefix` says format, environment
 * and client: what does not begin with it is not touched.
 */
export function createOutbox(page: Page, prefix: string): Outbox {
  const storage = tryOrUndefined(() => page.localStorage);
  const all = new Set<QueuedEvent>();
  let stored = 0;
  let characters = 0;

  /** The oldest of the cheapest events. */
  function lowest(isMeant: (event: QueuedEvent) => unknown): QueuedEvent | undefined {
    let found: QueuedEvent | undefined;
    for (const event of all) {
      if ((!found || event.priority > found.priority) && isMeant(event)) found = event;
    }
    return found;
  }

  const outbox: Outbox = {
    all,
    drops: {},
    isDurable: false,
    waiting: () => [...all].sort((a, b) => a.priority - b.priority),
    add(event) {
      all.add(event);
      characters += event.text.length;
      if (all.size <= mostEvents && characters <= mostCharacters) return;
      const surplus = lowest(({ isBusy }) => !isBusy);
      if (surplus) outbox.drop(surplus, 'cap');
    },
    store(event) {
      const { id, route, priority, wall, monotonic, text } = event;
      const record = `${route},${priority},${wall},${monotonic},${text}`;
      const put = () => {
        if (event.stored || stored + record.length > largestStore) return;
        if (outbox.write(prefix + id, record)) stored += event.stored = record.length;
      };
      put();
      if (event.stored || priority > 1) return;
      const cheaper = lowest((other) => other.stored && other.priority > 1);
      if (cheaper) outbox.erase(cheaper);
      put();
    },
    erase(event) {
      if (!event.stored) return;
      stored -= event.stored;
      event.stored = 0;
      tryOrUndefined(() => storage?.removeItem(prefix + event.id));
    },
    forget(event) {
      if (all.delete(event)) characters -= event.text.length;
    },
    drop(event, reason) {
      if (event.state === 'dropped') return;
      outbox.forget(event);
      outbox.erase(event);
      outbox.drops[reason] = (outbox.drops[reason] ?? 0) + 1;
      event.advance('dropped', reason);
    },
    acknowledge(event) {
      outbox.forget(event);
      outbox.erase(event);
      event.advance('acknowledged');
    },
    scan() {
      stored = 0;
      return (tryOrUndefined(() => Object.keys(storage ?? {})) ?? []).flatMap((key) => {
        const [pageId = '', sequence] = key.slice(prefix.length).split('.');
        const record = key.startsWith(prefix) && pageId.length === 22 && outbox.read(key);
        if (!record) return [];
        const head = record.split(',', 4);
        const [route = '', ...rest] = head;
        const text = record.slice(head.join().length + 1);
        const [priority = 0, wall = 0, monotonic = 0] = rest.map(Number);
        const event = new QueuedEvent(
          pageId,
          Number(sequence),
          route,
          priority,
          wall,
          monotonic,
          text,
        );
        stored += event.stored = record.length;
        return event;
      });
    },
    read: (key) => tryOrUndefined(() => storage?.getItem(key)) ?? null,
    write(key, text) {
      if (!outbox.isDurable || !storage) return false;
      try {
        storage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
  return outbox;
}
