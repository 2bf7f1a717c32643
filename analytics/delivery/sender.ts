import type { Clock } from '../../core/runtime/index.js';
import { attempt } from './attempt.js';
import type { QueuedEvent } from './event.js';
import type { Gate } from './circuit-breaker.js';
import { askReceipts, readField, readReceipts } from './receipts.js';
import type { Shelf } from './outbox.js';
import type { DropReason, Encoded, Page, Route, Sender } from './types.js';

/** Carries what waits to the servers, and draws the conclusions from their answers. */
export interface Courier {
  /** Sends what can go. Answers after how many milliseconds more may go; Infinity: after an answer. */
  pump(): number;
  /** Leaves with the browser what has not gone, to be sent if the page dies (`fetchLater`). */
  insure(): void;
  /** Takes back what was left with the browser. */
  withdraw(): void;
  /** It may have arrived, or be arriving: asked about before it is sent again. */
  doubt(event: QueuedEvent): void;
  /** Settles when nothing is under way. */
  settle(): Promise<void>;
}

/** A route with the gate of its host. */
export interface Line {
  route: Route;
  gate: Gate;
}

/** What goes in one request, and how many bytes it is. */
type Parcel = [events: readonly QueuedEvent[], encoded: Encoded, bytes: number];
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
const insuredBytes = 60 * 1024;
/** How much longer a text is in a form, about. */
const growth = 1.6;
const mostKept = 9;
const mostAtOnce = 4;

const nothing: Answer = [0, '', null];
const isCounted = (route: Route) => route.acknowledgement !== 'status';

export function createCourier(
  page: Page,
  clock: Clock,
  shelf: Shelf,
  lines: ReadonlyMap<string, Line>,
  environment: string,
  receipts: string,
  now: () => number,
  isHidden: () => boolean,
  getSender: () => Sender,
  report: (error: unknown) => void,
  onEnd: () => void,
): Courier {
  const { waiting, drop, acknowledge } = shelf;
  const underWay = new Set<Promise<void>>();
  const insured: [Parcel[0], end: AbortController, later: { readonly activated: boolean }][] = [];
  let insuredLeft = insuredBytes;
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

  function withdraw(): void {
    insuredLeft = insuredBytes;
    for (const [events, end, later] of insured.splice(0)) {
      end.abort();
      for (const event of events) {
        event.isInsured = false;
        // The browser has sent it by itself.
        if (later.activated) doubt(event);
      }
    }
  }

  function doubt(event: QueuedEvent): void {
    event.isDoubtful = true;
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
    !event.isBusy && !event.isDoubtful && !event.isInsured && event.notBefore <= now();

  /** Sends a request and concludes from its answer; false when there is no room for it now. */
  function carry(
    gate: Gate,
    [events, encoded, bytes]: Parcel,
    url: string,
    timeout: number,
    conclude: (answer: Answer) => void,
    encodeBeacon?: () => Encoded,
  ): boolean {
    // One that failed may have found those bytes taken by others.
    const isKept = bytes <= room() && (isHidden() || !gate.failures);
    if (isHidden() && !isKept) return false;
    const end = new AbortController();
    const cancel = clock.setTimeout(() => end.abort(), timeout);
    const give = isKept ? keep(bytes) : cancel;
    gate.inFlight += 1;
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
      gate.inFlight -= 1;
      for (const event of events) event.isBusy = false;
      underWay.delete(done);
      attempt(() => conclude(answer), report);
      onEnd();
    }

    const done = exchange().then(finish, () => finish(nothing));
    underWay.add(done);
    return true;
  }

  function send({ route, gate }: Line, parcel: Parcel): boolean {
    const begun = now();
    const [events] = parcel;
    const { timeout } = route;
    function conclude([status, text, retryAfter]: Answer): void {
      // Anything else is the page of a portal, or what a blocker says in the server's name.
      const isKept =
        (status === 200 || status === 202) &&
        (!isCounted(route) || readField(text, 'n') === events.length);
      const isBad = [400, 413, 422].includes(status);
      // A gateway that gave up cannot say what the server behind it did.
      const isUnknown = !isKept && (status < 400 || [408, 502, 504].includes(status));
      if (isKept || isBad) gate.failures = 0;
      else if (status > 0 || (!status && (timeout >= patience || now() - begun < timeout))) {
        gate.fail(isUnknown, retryAfter);
      }
      if (isKept) events.forEach(acknowledge);
      if (isUnknown) events.forEach(doubt);
      if (isBad) split(events, status === 413 ? 'oversize' : 'refused');
      if (status >= 400) route.onFailure?.(status);
    }
    const isSent = carry(gate, parcel, route.url(), timeout, conclude, () =>
      route.encode(events, getSender(), 'beacon'),
    );
    if (isSent) for (const event of events) event.advance('handed');
    return isSent;
  }

  /** Asks a host which of the doubtful events it has. */
  function ask(gate: Gate): boolean {
    const events = waiting().filter(
      (event) =>
        event.isDoubtful &&
        !event.isBusy &&
        event.notBefore <= now() + together &&
        lines.get(event.route)?.gate === gate,
    );
    const body = askReceipts(environment, events);
    const parcel: Parcel = [events, { body, type: 'text/plain' }, body.length];
    return carry(gate, parcel, gate.origin + receipts, patience, ([status, text, retryAfter]) => {
      const has = readReceipts(text);
      // Then all is sent again, and the server tells by the ids what it has.
      if (status >= 400 && status < 500 && status !== 429) gate.hasNoReceipts = true;
      else if (!has) gate.fail(status < 400, retryAfter);
      for (const event of has ? events : []) {
        event.isDoubtful = false;
        if (has?.(event)) acknowledge(event);
      }
    });
  }

  /** Fills a request of about `most` bytes, the route's batch and half of a batch that was refused. */
  function pack({ route }: Line, most: number): Parcel | undefined {
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
    return attempt(
      () => {
        const encoded = route.encode(events, getSender(), 'fetch');
        return [events, encoded, new Blob([encoded.body ?? '']).size];
      },
      (error) => {
        report(error);
        split(events, 'poison');
      },
    );
  }

  return {
    doubt,
    withdraw,
    pump() {
      let next = Infinity;
      if (!isHidden()) withdraw();
      for (const event of waiting()) {
        const line = lines.get(event.route);
        if (event.isBusy || !line) continue;
        const { route, gate } = line;
        const wait = Math.max(gate.wait(), event.notBefore - now());
        if (wait > 0) next = Math.min(next, wait);
        else if (gate.inFlight < (gate.failures ? 1 : isHidden() ? mostKept : mostAtOnce)) {
          if (!isCounted(route) || gate.hasNoReceipts) event.isDoubtful = false;
          if (event.isDoubtful) {
            if (!ask(gate)) break;
            continue;
          }
          let most = largestBody;
          if (isHidden()) {
            most = Math.min(most, room());
            if (event.text.length * growth > most) break;
            withdraw();
          }
          const parcel = pack(line, most);
          if (!parcel) next = 0;
          else if (!send(line, parcel)) break;
        }
      }
      return next;
    },
    insure() {
      for (const event of waiting()) {
        const line = lines.get(event.route);
        if (!line || !isReady(event) || line.gate.failures || line.gate.wait() > 0) continue;
        const parcel = pack(line, Math.min(largestBody, insuredLeft));
        if (!parcel || parcel[2] > insuredLeft) return;
        const [events, encoded, bytes] = parcel;
        const end = new AbortController();
        const url = encoded.url ?? line.route.url();
        const later = attempt(() => page.fetchLater?.(url, toInit(encoded, end)));
        if (!later) return;
        insured.push([events, end, later]);
        for (const own of events) own.isInsured = true;
        insuredLeft -= bytes;
      }
    },
    async settle() {
      while (underWay.size) await Promise.race(underWay);
    },
  };
}
