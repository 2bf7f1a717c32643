import type { Clock } from '../../core/runtime/index.js';
import { chooseEvents, estimateBytes, toRequestInit, type Batch, type Endpoint } from './batch.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import type { QueuedEvent } from './event.js';
import type { Outbox } from './outbox.js';
import { readField, readReceipts, writeReceiptsRequest } from './receipts.js';
import { tryOrUndefined } from './try-or-undefined.js';
import type { DropReason, Page, Route, SenderInfo } from './types.js';

/** Sends queued events and handles the responses. */
export interface Sender {
  /** Sends what can be sent now. Returns the delay in ms until more can; Infinity: after the next response. */
  send(): number;
  /** Leaves the unsent events with the browser, to be sent if the page ends (`fetchLater`). */
  scheduleFetchLater(): void;
  cancelFetchLater(): void;
  /** The event may have arrived, or be arriving: a receipt is requested before it is sent again. */
  markUncertain(event: QueuedEvent): void;
  /** Resolves when no request is pending. */
  whenIdle(): Promise<void>;
}

export interface SenderOptions {
  readonly page: Page;
  readonly clock: Clock;
  readonly outbox: Outbox;
  /** By the name of the route. */
  readonly endpoints: ReadonlyMap<string, Endpoint>;
  readonly environment: string;
  /** Path of the receipts call. */
  readonly receipts: string;
  /** Monotonic ms. */
  now(): number;
  isHidden(): boolean;
  senderInfo(): SenderInfo;
  report(error: unknown): void;
  /** Called after each request. */
  onEnd(): void;
}

type OnResponse = (status: number, text: string, retryAfter: string | null) => void;

/** Grace period before asking for a receipt, in ms. */
const receiptDelay = 1500;
/** Events whose receipts are due within this many ms share one request. */
const receiptWindow = 50;
/** A beacon counts as pending for this long, in ms: no event reports its arrival. */
const beaconDuration = 5000;
/** In ms. A shorter timeout that passes says nothing about the host. */
const hostTimeout = 30_000;
/** Bytes of a body; the server takes 64 KiB. */
const maxBodyBytes = 48 * 1024;
/** Browsers finish 64 KiB of keepalive requests after the page; other scripts need some of it. */
const maxKeepaliveBytes = 62 * 1024;
const maxKeepaliveRequests = 9;
/** Bytes in `fetchLater` requests; browsers allow 64 KiB. */
const maxFetchLaterBytes = 60 * 1024;
/** To one host, while the page is visible. */
const maxRequests = 4;

const isCounted = (route: Route) => route.acknowledgement !== 'status';

export function createSender({
  page,
  clock,
  outbox,
  endpoints,
  environment,
  receipts,
  now,
  isHidden,
  senderInfo,
  report,
  onEnd,
}: SenderOptions): Sender {
  const { list, drop, acknowledge, erase, store } = outbox;
  const pending = new Set<Promise<void>>();
  /** Functions that cancel a `fetchLater` request. */
  const scheduled: (() => void)[] = [];
  let fetchLaterRoom = maxFetchLaterBytes;
  let keptBytes = 0;
  let keptRequests = 0;

  /** Bytes that the browser would still finish sending if the page went now. */
  const room = () => (keptRequests < maxKeepaliveRequests ? maxKeepaliveBytes - keptBytes : 0);

  /** Reserves keepalive bytes; call the returned function when the request has ended. */
  function reserve(bytes: number): () => void {
    keptBytes += bytes;
    keptRequests += 1;
    return () => {
      keptBytes -= bytes;
      keptRequests -= 1;
    };
  }

  function cancelFetchLater(): void {
    fetchLaterRoom = maxFetchLaterBytes;
    for (const cancel of scheduled.splice(0)) cancel();
  }

  function markUncertain(event: QueuedEvent): void {
    event.isUncertain = true;
    event.notBefore = Math.max(event.notBefore, now() + receiptDelay);
  }

  /** One of the events was refused: halves the batches until that one is alone, then drops it. */
  function splitBatch(events: readonly QueuedEvent[], reason: DropReason): void {
    for (const event of events) {
      event.limit = Math.ceil(events.length / 2);
      if (events.length === 1) drop(event, reason);
    }
  }

  /** Whether an event can go into a request now. */
  const isReady = (event: QueuedEvent) =>
    !event.isInFlight && !event.isUncertain && !event.isScheduled && event.notBefore <= now();

  /**
   * Sends a request: with `keepalive` if possible, and as a beacon where `fetch` is broken. Returns false if the page is
   * hidden and the browser would not finish the request after it.
   */
  function post(batch: Batch, onResponse: OnResponse): boolean {
    const { breaker, events, url, encoded, bytes, timeout, encode } = batch;
    // After a failure, do without keepalive: other scripts may have used up the browser's bytes.
    const isKept = bytes <= room() && (isHidden() || !breaker.failures);
    if (isHidden() && !isKept) return false;
    const end = new AbortController();
    const cancelTimeout = clock.setTimeout(() => end.abort(), timeout);
    const release = isKept ? reserve(bytes) : cancelTimeout;
    let isBeacon: boolean | undefined;
    // At the start: a request may have arrived before the network went.
    const isOffline = page.navigator.onLine === false;
    breaker.inFlight += 1;
    for (const event of events) event.isInFlight = true;

    async function exchange(): Promise<(() => void) | undefined> {
      const init = { ...toRequestInit(encoded, end), keepalive: isKept };
      const request = tryOrUndefined(() => page.fetch(url, init));
      if (!request) {
        // Another script replaced `fetch` with something that throws.
        const { body, type, url: own = url } = encode?.('beacon') ?? encoded;
        const blob = new Blob([body ?? ''], { type });
        const fits = encode && blob.size <= room() + bytes;
        isBeacon = Boolean(fits && page.navigator.sendBeacon?.(own, blob));
        if (isBeacon) clock.setTimeout(reserve(blob.size), beaconDuration);
        return undefined;
      }
      const response = await request;
      // Read the body to its end: until then Chromium counts the request as pending.
      const text = await response.text();
      return () => onResponse(response.status, text, response.headers.get('Retry-After'));
    }

    /** Without a response, the events of a batch may have arrived all the same. */
    function onSilence(): void {
      if (!isBeacon && (timeout >= hostTimeout || !end.signal.aborted)) breaker.fail(true, null);
      // A request that was made offline, or a beacon that the browser refused, has not left.
      if (encode) events.forEach(isOffline || isBeacon === false ? store : markUncertain);
    }

    function finish(handle = onSilence): void {
      cancelTimeout();
      release();
      breaker.inFlight -= 1;
      for (const event of events) event.isInFlight = false;
      pending.delete(done);
      tryOrUndefined(handle, report);
      onEnd();
    }

    const done = exchange().then(finish, () => finish());
    pending.add(done);
    return true;
  }

  /** Encodes the next batch of about `maxBytes`. */
  function nextBatch({ route, breaker }: Endpoint, maxBytes: number): Batch | undefined {
    const events = chooseEvents(list().filter(isReady), route, maxBytes);
    if (events.length === 0) return undefined;
    const encode = (shape: 'fetch' | 'beacon') => route.encode(events, senderInfo(), shape);
    return tryOrUndefined(
      () => {
        const encoded = encode('fetch');
        const { url = route.url(), body } = encoded;
        const bytes = new Blob([body ?? '']).size;
        return { breaker, events, url, encoded, bytes, timeout: route.timeout, encode };
      },
      (error) => {
        report(error);
        splitBatch(events, 'poison');
      },
    );
  }

  /** Sends a batch; returns false if the byte limit is reached. */
  function sendBatch(route: Route, batch: Batch): boolean {
    const { breaker, events } = batch;
    const isSent = post(batch, (status, text, retryAfter) => {
      const isRefused = [400, 413, 422].includes(status);
      // Without the count, a 200 may come from a captive portal or from a blocker.
      const isAccepted = route.isOnce
        ? !isRefused && status !== 429 && status < 500
        : [200, 202].includes(status) &&
          (!isCounted(route) || readField(text, 'n') === events.length);
      // A gateway that gave up does not know what the server behind it did.
      const isUnknown = !isAccepted && (status < 400 || [408, 502, 504].includes(status));
      if (isAccepted || isRefused) breaker.failures = 0;
      else breaker.fail(isUnknown, retryAfter);
      if (isUnknown) events.forEach(markUncertain);
      if (isRefused) splitBatch(events, status === 413 ? 'oversize' : 'refused');
      if (isAccepted || route.isOnce) events.forEach(acknowledge);
      if (status >= 400) route.onFailure?.(status);
    });
    for (const event of isSent ? events : []) {
      event.advance('handed');
      // Nobody else sends it again.
      if (route.isOnce) erase(event);
    }
    return isSent;
  }

  /** Asks a host which of the uncertain events it has; returns false if the byte limit is reached. */
  function requestReceipts(breaker: CircuitBreaker): boolean {
    const events = list().filter(
      (event) =>
        event.isUncertain &&
        !event.isInFlight &&
        event.notBefore <= now() + receiptWindow &&
        endpoints.get(event.route)?.breaker === breaker,
    );
    const body = writeReceiptsRequest(environment, events);
    const url = breaker.origin + receipts;
    const encoded = { body, type: 'text/plain' };
    const batch = { breaker, events, url, encoded, bytes: body.length, timeout: hostTimeout };
    return post(batch, (status, text, retryAfter) => {
      const has = readReceipts(text);
      // Without receipts all is sent again, and the server recognises repeats by their ids.
      if (status >= 400 && status < 500 && status !== 429) breaker.noReceipts = true;
      else if (!has) breaker.fail(status < 400, retryAfter);
      for (const event of has ? events : []) {
        event.isUncertain = false;
        if (has?.(event)) acknowledge(event);
      }
    });
  }

  return {
    markUncertain,
    cancelFetchLater,
    send() {
      let next = Infinity;
      if (!isHidden()) cancelFetchLater();
      for (const event of list()) {
        const endpoint = endpoints.get(event.route);
        if (event.isInFlight || !endpoint) continue;
        const { route, breaker } = endpoint;
        const wait = Math.max(breaker.wait(), event.notBefore - now());
        const limit = breaker.failures ? 1 : isHidden() ? maxKeepaliveRequests : maxRequests;
        if (wait > 0) next = Math.min(next, wait);
        else if (breaker.inFlight < limit) {
          // Without receipts, nobody can say more of it.
          if (event.isUncertain && (!isCounted(route) || breaker.noReceipts)) {
            event.isUncertain = false;
            if (route.isOnce && event.state === 'handed') acknowledge(event);
          }
          if (event.state === 'acknowledged') continue;
          if (event.isUncertain) {
            if (!requestReceipts(breaker)) break;
            continue;
          }
          let maxBytes = maxBodyBytes;
          if (isHidden()) {
            maxBytes = Math.min(maxBytes, room());
            if (estimateBytes(event) > maxBytes) break;
            cancelFetchLater();
          }
          const batch = nextBatch(endpoint, maxBytes);
          if (!batch) next = 0;
          else if (!sendBatch(route, batch)) break;
        }
      }
      return next;
    },
    scheduleFetchLater() {
      for (const event of list()) {
        const endpoint = endpoints.get(event.route);
        if (!endpoint || !isReady(event)) continue;
        if (endpoint.breaker.failures || endpoint.breaker.wait() > 0) continue;
        const batch = nextBatch(endpoint, Math.min(maxBodyBytes, fetchLaterRoom));
        if (!batch || batch.bytes > fetchLaterRoom) return;
        const { events, url, encoded, bytes } = batch;
        const end = new AbortController();
        const result = tryOrUndefined(() => page.fetchLater?.(url, toRequestInit(encoded, end)));
        if (!result) return;
        for (const own of events) {
          own.isScheduled = true;
          if (endpoint.route.isOnce) erase(own);
        }
        scheduled.push(() => {
          end.abort();
          for (const own of events) {
            own.isScheduled = false;
            if (!result.activated) continue;
            // The browser has already sent it.
            own.advance('handed');
            markUncertain(own);
          }
        });
        fetchLaterRoom -= bytes;
      }
    },
    async whenIdle() {
      while (pending.size) await Promise.race(pending);
    },
  };
}
