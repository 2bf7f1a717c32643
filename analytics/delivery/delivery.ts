import { tryOrUndefined } from './try-or-undefined.js';
import { createSender, type Endpoint } from './sender.js';
import { QueuedEvent } from './event.js';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.js';
import { createPageId } from './ids.js';
import { createOwnership } from './ownership.js';
import { serialise } from './serialise.js';
import { createOutbox } from './outbox.js';
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
const fetchLaterDelay = 200;
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
  const endpoints = new Map<string, Endpoint>();
  const breakers = new Map<string, CircuitBreaker>();
  const reported = new Set<string>();
  const end = new AbortController();
  const { signal } = end;
  let isHidden = document.visibilityState === 'hidden';
  let isPrerendering = document.prerendering;
  let isFetchLaterDue = false;
  let lastSequence = 0;
  let due = Infinity;
  let cancelDue = () => {};

  const now = () => page.performance.now();
  const outbox = createOutbox(page, prefix);
  const { all, drops, drop, store, forget, erase, scan } = outbox;
  const ownership = createOwnership(navigator.locks, clock, prefix, scan, take);
  const getSenderInfo = () => ({
    pageId,
    wall: clock.now(),
    monotonic: Math.round(now()),
    drops: { ...drops },
  });
  const sender = createSender(
    page,
    clock,
    outbox,
    endpoints,
    environment,
    receipts,
    now,
    () => isHidden,
    getSenderInfo,
    report,
    ring,
  );

  /** It may be arriving just now: asked about before it is sent again. */
  function markUncertain(event: QueuedEvent): void {
    sender.markUncertain(event);
    wake(event.notBefore - now());
  }

  function report(error: unknown): void {
    const text = String(error);
    if (!reported.has(text)) reporter.report(error, { where: 'analytics delivery' });
    reported.add(text);
  }

  /** Runs what may begin only while the page lives and is looked at. */
  function safely(run: () => void): void {
    if (!signal.aborted && !isPrerendering) tryOrUndefined(run, report);
  }

  /** Sends what can go, and sets the alarm for the rest. */
  function ring(): void {
    safely(() => wake(sender.sendPending()));
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

  function scheduleFetchLater(): void {
    isFetchLaterDue = false;
    if (page.fetchLater) safely(sender.scheduleFetchLater);
  }

  /** The page may be gone in a moment. */
  function hurry(): void {
    ring();
    scheduleFetchLater();
  }

  /** What a dead page left: asked about first, for its last requests may be arriving just now. */
  function take(events: readonly QueuedEvent[]): readonly QueuedEvent[] {
    // Those of a route that this page does not have stay for one that has it.
    const own = events.filter(({ route }) => endpoints.has(route));
    for (const event of own) {
      outbox.add(event);
      markUncertain(event);
      if (clock.now() - event.wall > longestAge) drop(event, 'age');
    }
    return own;
  }

  /** Begins, or begins again, to use the storage that all tabs share. */
  function open(): void {
    outbox.isDurable = wantsDurable;
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
      markUncertain(event);
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
    breakers.forEach((breaker) => breaker.probe());
    ring();
  }

  for (const route of routes) {
    tryOrUndefined(() => {
      const { origin } = new URL(route.url());
      const breaker =
        breakers.get(origin) ?? createCircuitBreaker(origin, clock, now, outbox.read, outbox.write);
      breakers.set(origin, breaker);
      endpoints.set(route.name, { route, breaker });
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
      if (newValue === null || !outbox.isDurable) return;
      ownership.look(key);
      breakers.forEach((breaker) => breaker.syncFromStorage());
    },
    { signal },
  );
  safely(open);

  return {
    pageId,
    send(name, priority, build, stamps) {
      const level = priorities.indexOf(priority);
      const monotonic = Math.round(stamps?.monotonic ?? now());
      const wall = stamps?.wall ?? clock.now();
      const event = new QueuedEvent(pageId, (lastSequence += 1), name, level, wall, monotonic);
      let reason: DropReason = 'poison';
      tryOrUndefined(() => {
        if (!endpoints.has(name)) throw new TypeError(`There is no route "${name}"`);
        const text = build(event);
        event.text = typeof text === 'string' ? text : serialise(text);
        reason = 'oversize';
      }, report);
      if (!event.text || event.text.length > longestText) {
        drop(event, reason);
        return event;
      }
      store(event);
      outbox.add(event);
      if (isPrerendering || signal.aborted) return event;
      wake(level < 2 ? 0 : patience);
      if (!isFetchLaterDue) clock.setTimeout(scheduleFetchLater, fetchLaterDelay);
      isFetchLaterDue = true;
      if (isHidden) queueMicrotask(hurry);
      return event;
    },
    flush() {
      ring();
      return sender.settle();
    },
    clear(reason, isKept = () => false) {
      sender.cancelFetchLater();
      for (const event of all) if (!isKept(event)) drop(event, reason);
      for (const event of scan()) if (!isKept(event)) drop(event, reason);
    },
    setDurable(isDurable) {
      if (wantsDurable === isDurable) return;
      wantsDurable = isDurable;
      if (isDurable) return safely(open);
      outbox.isDurable = false;
      ownership.release();
      all.forEach(erase);
    },
    stats: () => ({ waiting: all.size, drops: { ...drops } }),
    stop() {
      sender.cancelFetchLater();
      ownership.release();
      cancelDue();
      end.abort();
    },
  };
}
