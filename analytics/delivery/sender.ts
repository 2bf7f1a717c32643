import type { Clock } from '../../core/runtime/index.js';
import { tryOrUndefined } from './try-or-undefined.js';
import type { QueuedEvent } from './event.js';
import type { CircuitBreaker } from './circuit-breaker.js';
import { askReceipts, readField, readReceipts } from './receipts.js';
import type { Outbox } from './outbox.js';
import type { DropReason, Encoded, Page, Route, SenderInfo } from './types.js';

/** Carries what waits to the servers, and draws the conclusions from their answers. */
export interface Sender {
  /** Sends what can go. Answers after how many milliseconds more may go; Infinity: after an answer. */
  sendPending(): number;
  /** Leaves with the browser what has not gone, to be sent if the page dies (`fetchLater`). */
  scheduleFetchLater(): void;
  /** Takes back what was left with the browser. */
  cancelFetchLater(): void;
  /** It may have arrived, or be arriving: asked about before it is sent again. */
  markUncertain(event: QueuedEvent): void;
  /** Settles when nothing is under way. */
  settle(): Promise<void>;
}

/** A route with the gate of its host. */
export interface Endpoint {
  route: Route;
  breaker: CircuitBreaker;
}

/** What goes in one request, and how many bytes it is. */
type Batch = [events: readonly QueuedEvent[], encoded: Encoded, bytes: number];
/** What came back. Status 0: nothing; -1: nobody will ever hear, after a beacon. */
type Answer = readonly [status: number, text: string, retryAfter: string | null];

/** So long nothing is asked about an event that may be arriving just now. */
const arrivalTime = 1500;
/** Events doubted within so many milliseconds are asked about in one request. */
const together = 50;
/** Nobody says when a beacon has arrived. */
const beaconTime = 5000;
/** A call with a shorter limit that passes says nothing of its host. */
const patience = 30_000;
/** Bytes; the server takes 64 KiB. */
const largestBody = 48 * 1024;
/** The browser finishes so many bytes when the page is gone: 64 KiB, of which other scripts want some. */
const keptBytes = 62 * 1024;
/** As much again for what was left with it. */
const fetchLaterBytes = 60 * 1024;
/** How much longer a text is in a form, about. */
const growth = 1.6;
const mostKept = 9;
const mostAtOnce = 4;

const nothing: Answer = [0, '', null];
const isCounted = (route: Route) => route.acknowledgement !== 'status';

export function createSender(
  page: Page,
  clock: Clock,
  outbox: Outbox,
  endpoints: ReadonlyMap<string, Endpoint>,
  environment: string,
  receipts: string,
  now: () => number,
  isHidden: () => boolean,
  getSenderInfo: () => SenderInfo,
  report: (error: unknown) => void,
  onEnd: () => void,
): Sender {
  const { waiting, drop, acknowledge } = outbox;
  const inFlight = new Set<Promise<void>>();
  const scheduled: [Batch[0], end: AbortController, later: { readonly activated: boolean }][] = [];
  let fetchLaterRoom = fetchLaterBytes;
  let bytesKept = 0;
  let requestsKept = 0;

  /** Bytes that the browser would finish now when the page goes. */
  const room = () => (requestsKept < mostKept ? keptBytes - bytesKept : 0);

  /** Notes them as under way; call what it returns when they have arrived. */
  function keep(bytes: number): () => void {
    bytesKept += bytes;
    requestsKept += 1;
    return () => {
      bytesKept -= bytes;
      requestsKept -= 1;
    };
  }

  const toInit = ({ body, type, headers }: Encoded, { signal }: AbortController): RequestInit => ({
    method: 'POST',
    body,
    headers: { ...(type && { 'Content-Type': type }), ...headers },
    signal,
  });

  function cancelFetchLater(): void {
    fetchLaterRoom = fetchLaterBytes;
    for (const [events, end, later] of scheduled.splice(0)) {
      end.abort();
      for (const event of events) {
        event.isScheduled = false;
        // The browser has sent it by itself.
        if (later.activated) markUncertain(event);
      }
    }
  }

  function markUncertain(event: QueuedEvent): void {
    event.isUncertain = true;
    event.notBefore = Math.max(event.notBefore, now() + arrivalTime);
  }

  /** Somewhere in there is a bad one: halves until it is alone, and drops it. */
  function split(events: readonly QueuedEvent[], reason: DropReason): void {
    for (const event of events) {
      event.limit = Math.ceil(events.length / 2);
      if (!events[1]) drop(event, reason);
    }
  }

  /** Whether an event can go into a request now. */
  const isReady = (event: QueuedEvent) =>
    !event.isBusy && !event.isUncertain && !event.isScheduled && event.notBefore <= now();

  /** Sends a request and concludes from its answer; false when there is no room for it now. */
  function request(
    breaker: CircuitBreaker,
    [events, encoded, bytes]: Batch,
    url: string,
    timeout: number,
    conclude: (answer: Answer) => void,
    encodeBeacon?: () => Encoded,
  ): boolean {
    // One that failed may have found those bytes taken by others.
    const isKept = bytes <= room() && (isHidden() || !breaker.failures);
    if (isHidden() && !isKept) return false;
    const end = new AbortController();
    const cancel = clock.setTimeout(() => end.abort(), timeout);
    const give = isKept ? keep(bytes) : cancel;
    breaker.inFlight += 1;
    for (const event of events) event.isBusy = true;

    async function exchange(): Promise<Answer> {
      let request;
      try {
        request = page.fetch(encoded.url ?? url, { ...toInit(encoded, end), keepalive: isKept });
      } catch {
        // Another script broke `fetch`.
        if (!encodeBeacon) return nothing;
        const { body, type, url: own = url } = encodeBeacon();
        const blob = new Blob([body ?? ''], { type });
        if (blob.size > room() + bytes || !page.navigator.sendBeacon?.(own, blob)) return nothing;
        clock.setTimeout(keep(blob.size), beaconTime);
        return [-1, '', null];
      }
      const response = await request;
      // Read to its end: Chromium keeps a request pending while its answer is not.
      return [response.status, await response.text(), response.headers.get('Retry-After')];
    }

    function finish(answer: Answer): void {
      cancel();
      give();
      breaker.inFlight -= 1;
      for (const event of events) event.isBusy = false;
      inFlight.delete(done);
      tryOrUndefined(() => conclude(answer), report);
      onEnd();
    }

    const done = exchange().then(finish, () => finish(nothing));
    inFlight.add(done);
    return true;
  }

  function send({ route, breaker }: Endpoint, batch: Batch): boolean {
    const begun = now();
    const [events] = batch;
    const { timeout } = route;
    function conclude([status, text, retryAfter]: Answer): void {
      // Anything else is the page of a portal, or what a blocker says in the server's name.
      const isKept =
        (status === 200 || status === 202) &&
        (!isCounted(route) || readField(text, 'n') === events.length);
      const isBad = [400, 413, 422].includes(status);
      // A gateway that gave up cannot say what the server behind it did.
      const isUnknown = !isKept && (status < 400 || [408, 502, 504].includes(status));
      if (isKept || isBad) breaker.failures = 0;
      else if (status > 0 || (!status && (timeout >= patience || now() - begun < timeout))) {
        breaker.fail(isUnknown, retryAfter);
      }
      if (isKept) events.forEach(acknowledge);
      if (isUnknown) events.forEach(markUncertain);
      if (isBad) split(events, status === 413 ? 'oversize' : 'refused');
      if (status >= 400) route.onFailure?.(status);
    }
    const isSent = request(breaker, batch, route.url(), timeout, conclude, () =>
      route.encode(events, getSenderInfo(), 'beacon'),
    );
    if (isSent) for (const event of events) event.advance('handed');
    return isSent;
  }

  /** Asks a host which of the doubtful events it has. */
  function requestReceipts(breaker: CircuitBreaker): boolean {
    const events = waiting().filter(
      (event) =>
        event.isUncertain &&
        !event.isBusy &&
        event.notBefore <= now() + together &&
        endpoints.get(event.route)?.breaker === breaker,
    );
    const body = askReceipts(environment, events);
    const batch: Batch = [events, { body, type: 'text/plain' }, body.length];
    return request(
      breaker,
      batch,
      breaker.origin + receipts,
      patience,
      ([status, text, retryAfter]) => {
        const has = readReceipts(text);
        // Then all is sent again, and the server tells by the ids what it has.
        if (status >= 400 && status < 500 && status !== 429) breaker.hasNoReceipts = true;
        else if (!has) breaker.fail(status < 400, retryAfter);
        for (const event of has ? events : []) {
          event.isUncertain = false;
          if (has?.(event)) acknowledge(event);
        }
      },
    );
  }

  /** Fills a request of about `most` bytes, the route's batch and half of a batch that was refused. */
  function nextBatch({ route }: Endpoint, most: number): Batch | undefined {
    const events: QueuedEvent[] = [];
    let limit = route.batch;
    let size = 0;
    for (const event of waiting()) {
      if (event.route !== route.name || !isReady(event)) continue;
      size += event.text.length * growth;
      if (events.length >= limit || (events[0] && size > most)) break;
      if (events.length >= event.limit) continue;
      limit = Math.min(limit, event.limit);
      events.push(event);
    }
    if (!events[0]) return undefined;
    return tryOrUndefined(
      () => {
        const encoded = route.encode(events, getSenderInfo(), 'fetch');
        return [events, encoded, new Blob([encoded.body ?? '']).size];
      },
      (error) => {
        report(error);
        split(events, 'poison');
      },
    );
  }

  return {
    markUncertain,
    cancelFetchLater,
    sendPending() {
      let next = Infinity;
      if (!isHidden()) cancelFetchLater();
      for (const event of waiting()) {
        const endpoint = endpoints.get(event.route);
        if (event.isBusy || !endpoint) continue;
        const { route, breaker } = endpoint;
        const wait = Math.max(breaker.wait(), event.notBefore - now());
        if (wait > 0) next = Math.min(next, wait);
        else if (breaker.inFlight < (breaker.failures ? 1 : isHidden() ? mostKept : mostAtOnce)) {
          if (!isCounted(route) || breaker.hasNoReceipts) event.isUncertain = false;
          if (event.isUncertain) {
            if (!requestReceipts(breaker)) break;
            continue;
          }
          let most = largestBody;
          if (isHidden()) {
            most = Math.min(most, room());
            if (event.text.length * growth > most) break;
            cancelFetchLater();
          }
          const batch = nextBatch(endpoint, most);
          if (!batch) next = 0;
          else if (!send(endpoint, batch)) break;
        }
      }
      return next;
    },
    scheduleFetchLater() {
      for (const event of waiting()) {
        const endpoint = endpoints.get(event.route);
        if (
          !endpoint ||
          !isReady(event) ||
          endpoint.breaker.failures ||
          endpoint.breaker.wait() > 0
        )
          continue;
        const batch = nextBatch(endpoint, Math.min(largestBody, fetchLaterRoom));
        if (!batch || batch[2] > fetchLaterRoom) return;
        const [events, encoded, bytes] = batch;
        const end = new AbortController();
        const url = encoded.url ?? endpoint.route.url();
        const later = tryOrUndefined(() => page.fetchLater?.(url, toInit(encoded, end)));
        if (!later) return;
        scheduled.push([events, end, later]);
        for (const own of events) own.isScheduled = true;
        fetchLaterRoom -= bytes;
      }
    },
    async settle() {
      while (inFlight.size) await Promise.race(inFlight);
    },
  };
}
