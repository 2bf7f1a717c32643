import { QueuedEvent } from './event.js';
import { tryOrUndefined } from './try-or-undefined.js';
import type { DropReason, Page } from './types.js';

/** The pending events of a page, in memory and in storage, until the server has them or they are dropped. */
export interface Outbox {
  readonly events: ReadonlySet<QueuedEvent>;
  readonly drops: Partial<Record<DropReason, number>>;
  /** Whether storage may be written. */
  isDurable: boolean;
  /** Pending events by priority, then oldest first. */
  list(): QueuedEvent[];
  /** Adds an event to memory; beyond the limit, drops the oldest event of the lowest priority. */
  add(event: QueuedEvent): void;
  /**
   * Writes an event to storage. If storage is full, an urgent event displaces one that is not urgent, which stays in
   * memory. Urgent events are never displaced, because callers rely on their `isDurable`.
   */
  store(event: QueuedEvent): void;
  /** Removes an event from storage. */
  erase(event: QueuedEvent): void;
  /** Removes an event from memory; its stored copy stays. */
  forget(event: QueuedEvent): void;
  drop(event: QueuedEvent, reason: DropReason): void;
  acknowledge(event: QueuedEvent): void;
  /** Returns the stored events with this outbox's prefix, of any page. */
  readStored(): QueuedEvent[];
  read(key: string): string | null;
  /** Returns whether the text was written. */
  write(key: string, text: string): boolean;
}

/** Characters in storage, of all pages: the site needs storage of its own. */
const maxStored = 512 * 1024;
/** In memory, of one page. */
const maxEvents = 5000;
const maxCharacters = 8 * 1024 * 1024;
/** `route,priority,wall,monotonic,text` */
const recordPattern = /^(.*?),(.*?),(.*?),(.*?),(.*)/s;
/** Length of a page id. */
const idLength = 22;

/**
 * Creates an outbox with one storage key per event, so that tabs never overwrite each other. `prefix` contains the
 * format version, the environment and the client; other keys are not touched.
 */
export function createOutbox(page: Page, prefix: string): Outbox {
  const storage = tryOrUndefined(() => page.localStorage);
  const events = new Set<QueuedEvent>();
  let used = 0;
  let characters = 0;

  /** The oldest event of the lowest priority among those that match. */
  function findLowest(matches: (event: QueuedEvent) => unknown): QueuedEvent | undefined {
    let found: QueuedEvent | undefined;
    for (const event of events) {
      if ((!found || event.priority > found.priority) && matches(event)) found = event;
    }
    return found;
  }

  const outbox: Outbox = {
    events,
    drops: {},
    isDurable: false,
    list: () => [...events].sort((a, b) => a.priority - b.priority),
    add(event) {
      events.add(event);
      characters += event.text.length;
      if (events.size <= maxEvents && characters <= maxCharacters) return;
      const surplus = findLowest(({ isInFlight }) => !isInFlight);
      if (surplus) outbox.drop(surplus, 'cap');
    },
    store(event) {
      const { id, route, priority, wall, monotonic, text } = event;
      const record = `${route},${priority},${wall},${monotonic},${text}`;
      const tryToStore = () => {
        if (event.stored || used + record.length > maxStored) return;
        if (outbox.write(prefix + id, record)) used += event.stored = record.length;
      };
      tryToStore();
      if (event.stored || !event.isUrgent) return;
      const displaced = findLowest((other) => other.stored && !other.isUrgent);
      if (displaced) outbox.erase(displaced);
      tryToStore();
    },
    erase(event) {
      if (!event.stored) return;
      used -= event.stored;
      event.stored = 0;
      tryOrUndefined(() => storage?.removeItem(prefix + event.id));
    },
    forget(event) {
      if (events.delete(event)) characters -= event.text.length;
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
    readStored() {
      used = 0;
      return (tryOrUndefined(() => Object.keys(storage ?? {})) ?? []).flatMap((key) => {
        const [pageId = '', sequence] = key.slice(prefix.length).split('.');
        const record = key.startsWith(prefix) && pageId.length === idLength && outbox.read(key);
        if (!record) return [];
        const [, route = '', priority, wall, monotonic, text = ''] =
          recordPattern.exec(record) ?? [];
        const event = new QueuedEvent({
          pageId,
          sequence: Number(sequence),
          route,
          priority: Number(priority),
          wall: Number(wall),
          monotonic: Number(monotonic),
          text,
        });
        used += event.stored = record.length;
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
