import type { Endpoint } from './batch.js';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.js';
import { QueuedEvent } from './event.js';
import { createPageId } from './ids.js';
import { createOutbox } from './outbox.js';
import { createOwnership } from './ownership.js';
import { createSender } from './sender.js';
import { serialise } from './serialise.js';
import { tryOrUndefined } from './try-or-undefined.js';
import {
  priorities,
  type Delivery,
  type DeliveryOptions,
  type DropReason,
  type Page,
} from './types.js';

/** How long an event that is not urgent waits for others to share its request, in ms. */
const batchDelay = 1000;
/** Delay between an event and leaving it with the browser (`fetchLater`), in ms. */
const fetchLaterDelay = 200;
/** In ms. */
const maxAge = 7 * 24 * 60 * 60_000;
/** Characters of an event. */
const maxText = 60_000;

/**
 * Creates the queue of a page. An event is written as text and stored before `send` returns, goes out in a batch, and
 * is removed from storage once the server has acknowledged it. Delivery is at least once; the server counts repeats
 * once, by their id.
 *
 * @example
 * const delivery = createDelivery({
 *   environment: 'prod',
 *   client: 'shop',
 *   routes: [eventsRoute],
 *   clock: systemClock,
 *   reporter: console,
 * });
 * const handle = delivery.send('events', 'purchase', ({ id }) => ({ id, order: 'A-1' }));
 * await handle.reached('acknowledged');
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
  let nextSendAt = Infinity;
  let cancelNextSend = () => {};

  const now = () => page.performance.now();
  const stampNow = () => ({ wall: clock.now(), monotonic: Math.round(now()) });
  const outbox = createOutbox(page, prefix);
  const { events, drops, drop, store, forget, erase, readStored, read, write } = outbox;
  const ownership = createOwnership({ locks: navigator.locks, clock, prefix, readStored, adopt });
  const sender = createSender({
    page,
    clock,
    outbox,
    endpoints,
    environment,
    receipts,
    now,
    report,
    isHidden: () => isHidden,
    senderInfo: () => ({ pageId, ...stampNow(), drops: { ...drops } }),
    onEnd: sendNow,
  });

  function markUncertain(event: QueuedEvent): void {
    sender.markUncertain(event);
    scheduleSend(event.notBefore - now());
  }

  function report(error: unknown): void {
    const text = String(error);
    if (!reported.has(text)) reporter.report(error, { where: 'analytics delivery' });
    reported.add(text);
  }

  /** Runs what must not happen after `stop`, nor before a prerendered page is shown. */
  function runIfActive(run: () => void): void {
    if (!signal.aborted && !isPrerendering) tryOrUndefined(run, report);
  }

  /** Sends what can be sent, and schedules the rest. */
  function sendNow(): void {
    runIfActive(() => scheduleSend(sender.send()));
  }

  /** Sends in `wait` ms at the latest. An earlier timer stays, so that frequent events cannot postpone it for ever. */
  function scheduleSend(wait: number): void {
    // Rounded up: a timer that fires too early finds nothing to send.
    const ms = Math.ceil(wait);
    if (now() + ms >= nextSendAt) return;
    nextSendAt = now() + ms;
    cancelNextSend();
    cancelNextSend = clock.setTimeout(() => {
      nextSendAt = Infinity;
      sendNow();
    }, ms);
  }

  function scheduleFetchLater(): void {
    isFetchLaterDue = false;
    if (page.fetchLater) runIfActive(sender.scheduleFetchLater);
  }

  /** Sends all it can, because the page may end at any moment. */
  function sendBeforeExit(): void {
    sendNow();
    scheduleFetchLater();
  }

  /** Adopts events of a page that is gone. All are uncertain: its last requests may still be arriving. */
  function adopt(left: readonly QueuedEvent[]): readonly QueuedEvent[] {
    // Events for other routes stay stored for a page that has those routes.
    const own = left.filter((event) => event.pageId !== pageId && endpoints.has(event.route));
    for (const event of own) {
      outbox.add(event);
      markUncertain(event);
      if (clock.now() - event.wall > maxAge) drop(event, 'age');
    }
    return own;
  }

  /** Starts, or resumes, using the storage that all tabs share. */
  function openStorage(): void {
    outbox.isDurable = wantsDurable;
    if (!wantsDurable) return;
    ownership.claim(pageId, reconcile);
    for (const event of events) {
      if (event.state === 'stored' || !endpoints.get(event.route)?.route.isOnce) store(event);
    }
    ownership.scan();
  }

  /** After a return from the back/forward cache: an event that is no longer stored was adopted by another page. */
  function reconcile(): Promise<void> {
    const stored = new Set(readStored().map(({ id }) => id));
    for (const event of events) {
      if (event.notBefore < Infinity) continue;
      event.notBefore = 0;
      markUncertain(event);
      if (stored.has(event.id)) continue;
      event.advance('handed');
      forget(event);
    }
    return whenSent();
  }

  /** Resolves once no event is stored any more: Firefox caches no page that holds a lock. */
  async function whenSent(): Promise<void> {
    // Events that are added meanwhile come last.
    for (const event of events) if (event.isDurable) await event.reached('acknowledged');
  }

  /** Releases the stored events to other pages; `reconcile` finds out what they adopted if this page returns. */
  function leave(): void {
    isHidden = true;
    sendBeforeExit();
    for (const event of events) {
      if (!event.isDurable) continue;
      if (event.pageId !== pageId) forget(event);
      event.notBefore = Infinity;
    }
    ownership.release();
  }

  /** The page is shown for the first time, or again from the back/forward cache. */
  function onShown(): void {
    isPrerendering = false;
    runIfActive(openStorage);
    onChange();
  }

  /** The visibility changed, or the network is back, so that a host that failed may be reachable. */
  function onChange(): void {
    isHidden = document.visibilityState === 'hidden';
    if (isHidden) return sendBeforeExit();
    breakers.forEach((breaker) => breaker.probe());
    sendNow();
  }

  for (const route of routes) {
    tryOrUndefined(() => {
      const { origin } = new URL(route.url());
      const breaker =
        breakers.get(origin) ?? createCircuitBreaker({ origin, clock, now, read, write });
      breakers.set(origin, breaker);
      endpoints.set(route.name, { route, breaker });
    }, report);
  }

  // No `unload` listener: it would keep the page out of the back/forward cache.
  document.addEventListener('visibilitychange', onChange, { signal });
  document.addEventListener('prerenderingchange', onShown, { signal });
  page.addEventListener('online', onChange, { signal });
  // At `pagehide` the lock would be released too late for the cache; a page that stays claims again.
  page.addEventListener('beforeunload', ownership.release, { signal });
  page.addEventListener('pagehide', () => runIfActive(leave), { signal });
  page.addEventListener('pageshow', ({ persisted }) => persisted && onShown(), { signal });
  page.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (newValue === null || !outbox.isDurable) return;
      ownership.scan(key);
      breakers.forEach((breaker) => breaker.sync());
    },
    { signal },
  );
  runIfActive(openStorage);

  return {
    pageId,
    send(route, priority, build, { wall, monotonic } = stampNow()) {
      const event = new QueuedEvent({
        pageId,
        sequence: (lastSequence += 1),
        route,
        priority: priorities.indexOf(priority),
        wall,
        monotonic: Math.round(monotonic),
      });
      let reason: DropReason = 'poison';
      tryOrUndefined(() => {
        if (!endpoints.has(route)) throw new TypeError(`There is no route "${route}"`);
        const text = build(event);
        event.text = typeof text === 'string' ? text : serialise(text);
        reason = 'oversize';
      }, report);
      if (!event.text || event.text.length > maxText) {
        drop(event, reason);
        return event;
      }
      store(event);
      outbox.add(event);
      if (!isHidden && event.isDurable) ownership.claim(pageId, whenSent);
      if (isPrerendering || signal.aborted) return event;
      scheduleSend(event.isUrgent ? 0 : batchDelay);
      if (!isFetchLaterDue) clock.setTimeout(scheduleFetchLater, fetchLaterDelay);
      isFetchLaterDue = true;
      if (isHidden) queueMicrotask(sendBeforeExit);
      return event;
    },
    flush() {
      sendNow();
      return sender.whenIdle();
    },
    clear(reason, isKept = () => false) {
      sender.cancelFetchLater();
      for (const event of events) if (!isKept(event)) drop(event, reason);
      for (const event of readStored()) if (!isKept(event)) drop(event, reason);
    },
    setDurable(isDurable) {
      if (wantsDurable === isDurable) return;
      wantsDurable = isDurable;
      if (isDurable) return runIfActive(openStorage);
      outbox.isDurable = false;
      ownership.release();
      events.forEach(erase);
    },
    stats: () => ({ waiting: events.size, drops: { ...drops } }),
    stop() {
      sender.cancelFetchLater();
      ownership.release();
      cancelNextSend();
      end.abort();
    },
  };
}
