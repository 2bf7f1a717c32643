import { attempt } from './attempt.js';
import { createCourier, type Line } from './sender.js';
import { QueuedEvent } from './event.js';
import { createGate, type Gate } from './circuit-breaker.js';
import { createPageId } from './ids.js';
import { createOwnership } from './ownership.js';
import { serialise } from './serialise.js';
import { createShelf } from './outbox.js';
import {
  priorities,
  type Delivery,
  type DeliveryOptions,
  type DropReason,
  type Page,
} from './types.js';

/** Milliseconds that an event which can wait does wait for others. */
const patience = 1000;
/** After an event, before the browser is asked to keep it. */
const untilInsured = 200;
const longestAge = 7 * 24 * 60 * 60_000;
/** Characters of the longest event that is sent. */
const longestText = 60_000;

/**
 * The one queue of a page. An event is written once and stored before `send` returns; it goes out in batches,
 * and is taken out of storage when the server has said that it is there. Delivered at least once, under an id
 * by which the server counts it once.
 */
export function createDelivery({
  environment,
  client,
  routes,
  clock,
  reporter,
  isDurable: wantsDurable = true,
  receipts = '/api/v1/clanker/receipts',
  page = globalThis as Page,
}: DeliveryOptions): Delivery {
  const { document, navigator } = page;
  const prefix = `vitrine.q1.${environment}.${client}.`;
  const pageId = createPageId();
  const lines = new Map<string, Line>();
  const gates = new Map<string, Gate>();
  const reported = new Set<string>();
  const end = new AbortController();
  const { signal } = end;
  let isHidden = document.visibilityState === 'hidden';
  let isPrerendering = document.prerendering;
  let isInsuring = false;
  let lastSequence = 0;
  let due = Infinity;
  let cancelDue = () => {};

  const now = () => page.performance.now();
  const shelf = createShelf(page, prefix);
  const { all, drops, drop, store, forget, erase, scan } = shelf;
  const ownership = createOwnership(navigator.locks, clock, prefix, scan, take);
  const getSender = () => ({
    pageId,
    wall: clock.now(),
    monotonic: Math.round(now()),
    drops: { ...drops },
  });
  const courier = createCourier(
    page,
    clock,
    shelf,
    lines,
    environment,
    receipts,
    now,
    () => isHidden,
    getSender,
    report,
    ring,
  );

  /** It may be arriving just now: asked about before it is sent again. */
  function doubt(event: QueuedEvent): void {
    courier.doubt(event);
    wake(event.notBefore - now());
  }

  function report(error: unknown): void {
    const text = String(error);
    if (!reported.has(text)) reporter.report(error, { where: 'analytics delivery' });
    reported.add(text);
  }

  /** Runs what may begin only while the page lives and is looked at. */
  function safely(run: () => void): void {
    if (!signal.aborted && !isPrerendering) attempt(run, report);
  }

  /** Sends what can go, and sets the alarm for the rest. */
  function ring(): void {
    safely(() => wake(courier.pump()));
  }

  /** Rings in `wait` ms at the latest: an earlier alarm stays, so that events without end cannot starve it. */
  function wake(wait: number): void {
    // Rounded up, for an alarm that rings too early finds nothing to do.
    const ms = Math.ceil(wait);
    if (now() + ms >= due) return;
    due = now() + ms;
    cancelDue();
    cancelDue = clock.setTimeout(() => {
      due = Infinity;
      ring();
    }, ms);
  }

  function insure(): void {
    isInsuring = false;
    if (page.fetchLater) safely(courier.insure);
  }

  /** The page may be gone in a moment. */
  function hurry(): void {
    ring();
    insure();
  }

  /** What a dead page left: asked about first, for its last requests may be arriving just now. */
  function take(events: readonly QueuedEvent[]): readonly QueuedEvent[] {
    // Those of a route that this page does not have stay for one that has it.
    const own = events.filter(({ route }) => lines.has(route));
    for (const event of own) {
      shelf.add(event);
      doubt(event);
      if (clock.now() - event.wall > longestAge) drop(event, 'age');
    }
    return own;
  }

  /** Begins, or begins again, to use the storage that all tabs share. */
  function open(): void {
    shelf.isDurable = wantsDurable;
    if (!wantsDurable) return;
    ownership.claim(pageId, reconcile);
    all.forEach(store);
    ownership.look();
  }

  /** Back from the cache: what another page took meanwhile is gone from storage. */
  function reconcile(): Promise<unknown> {
    const left = new Set(scan().map(({ id }) => id));
    for (const event of all) {
      if (event.notBefore < Infinity) continue;
      event.notBefore = 0;
      doubt(event);
      if (left.has(event.id)) continue;
      event.advance('handed');
      forget(event);
    }
    return new Promise(() => {});
  }

  /** Another page may take what is stored; if this one comes back, it finds out what was taken. */
  function leave(): void {
    isHidden = true;
    hurry();
    for (const event of all) {
      if (!event.stored) continue;
      if (event.pageId !== pageId) forget(event);
      event.notBefore = Infinity;
    }
    ownership.release();
  }

  /** Looked at for the first time, or again out of the cache. */
  function begin(): void {
    isPrerendering = false;
    safely(open);
    look();
  }

  /** Hidden, or something changed for the better, so that hosts which failed are tried. */
  function look(): void {
    isHidden = document.visibilityState === 'hidden';
    if (isHidden) return hurry();
    gates.forEach((gate) => gate.knock());
    ring();
  }

  for (const route of routes) {
    attempt(() => {
      const { origin } = new URL(route.url());
      const gate = gates.get(origin) ?? createGate(origin, clock, now, shelf.read, shelf.write);
      gates.set(origin, gate);
      lines.set(route.name, { route, gate });
    }, report);
  }

  // Nothing listens to `unload`, which would keep the page out of the back/forward cache.
  document.addEventListener('visibilitychange', look, { signal });
  document.addEventListener('prerenderingchange', begin, { signal });
  page.addEventListener('online', look, { signal });
  page.addEventListener('pagehide', () => safely(leave), { signal });
  page.addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  page.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (newValue === null || !shelf.isDurable) return;
      ownership.look(key);
      gates.forEach((gate) => gate.heed());
    },
    { signal },
  );
  safely(open);

  return {
    pageId,
    send(name, priority, build, stamps) {
      const rank = priorities.indexOf(priority);
      const monotonic = Math.round(stamps?.monotonic ?? now());
      const wall = stamps?.wall ?? clock.now();
      const event = new QueuedEvent(pageId, (lastSequence += 1), name, rank, wall, monotonic);
      let reason: DropReason = 'poison';
      attempt(() => {
        if (!lines.has(name)) throw new TypeError(`There is no route "${name}"`);
        const text = build(event);
        event.text = typeof text === 'string' ? text : serialise(text);
        reason = 'oversize';
      }, report);
      if (!event.text || event.text.length > longestText) {
        drop(event, reason);
        return event;
      }
      store(event);
      shelf.add(event);
      if (isPrerendering || signal.aborted) return event;
      wake(rank < 2 ? 0 : patience);
      if (!isInsuring) clock.setTimeout(insure, untilInsured);
      isInsuring = true;
      if (isHidden) queueMicrotask(hurry);
      return event;
    },
    flush() {
      ring();
      return courier.settle();
    },
    clear(reason, isKept = () => false) {
      courier.withdraw();
      for (const event of all) if (!isKept(event)) drop(event, reason);
      for (const event of scan()) if (!isKept(event)) drop(event, reason);
    },
    setDurable(isDurable) {
      if (wantsDurable === isDurable) return;
      wantsDurable = isDurable;
      if (isDurable) return safely(open);
      shelf.isDurable = false;
      ownership.release();
      all.forEach(erase);
    },
    stats: () => ({ waiting: all.size, drops: { ...drops } }),
    stop() {
      courier.withdraw();
      ownership.release();
      cancelDue();
      end.abort();
    },
  };
}
