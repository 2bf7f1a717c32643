import type { Encoded, Route, SenderInfo, WireEvent } from '../../analytics/delivery/index.js';
import type { FakeAnswer, FakeBrowser, FakeRequest } from './fake-browser.js';

const intakeOrigin = 'https://events.test';

export type Mode =
  | 'ok'
  /** Nothing listens. */
  | 'refuse'
  /** Takes the events, then the connection is lost. */
  | 'drop-after'
  | 'captive'
  | 'hang'
  /** Takes the events, answers after 12 seconds. */
  | 'slow'
  | number;

export interface Intake {
  mode: Mode;
  retryAfter: string | null;
  /** Texts that it refuses with 400. */
  isBad(text: string): boolean;
  /** Characters of a body beyond which it answers 413. */
  largest: number;
  hasReceipts: boolean;
  /** How often each event arrived, by id. */
  arrivals: Map<string, number>;
  texts: Map<string, string>;
  senders: SenderInfo[];
  repeats(): number;
}

const encodeJson = (events: readonly WireEvent[], sender: SenderInfo): Encoded => ({
  body: JSON.stringify({ events: events.map(({ id, text }) => ({ id, text })), sender }),
  type: 'text/plain',
});

export function createTestRoute(changes: Partial<Route> = {}): Route {
  return {
    name: 'pipeline',
    url: () => `${intakeOrigin}/events`,
    batch: 50,
    timeout: 30_000,
    encode: encodeJson,
    ...changes,
  };
}

/** A server that keeps events by their id and answers receipts, at the end of a browser's network. */
export function createIntake(browser: FakeBrowser): Intake {
  const intake: Intake = {
    mode: 'ok',
    retryAfter: null,
    isBad: () => false,
    largest: Infinity,
    hasReceipts: true,
    arrivals: new Map(),
    texts: new Map(),
    senders: [],
    repeats: () => [...intake.arrivals.values()].reduce((sum, count) => sum + count - 1, 0),
  };

  function answerReceipts(body: string): FakeAnswer {
    if (!intake.hasReceipts) return { status: 404 };
    const { pages } = JSON.parse(body) as { pages: Record<string, [number, number][]> };
    const have: Record<string, [number, number][]> = {};
    for (const [page, ranges] of Object.entries(pages)) {
      for (const [from, to] of ranges) {
        for (let at = from; at <= to; at += 1) {
          if (intake.arrivals.has(`${page}.${at}`)) (have[page] ??= []).push([at, at]);
        }
      }
    }
    return { status: 200, text: JSON.stringify({ have }) };
  }

  function takeEvents({ body }: FakeRequest): FakeAnswer {
    const { events, sender } = JSON.parse(body) as {
      events: { id: string; text: string }[];
      sender: SenderInfo;
    };
    if (body.length > intake.largest) return { status: 413 };
    if (events.some(({ text }) => intake.isBad(text))) return { status: 400 };
    intake.senders.push(sender);
    for (const { id, text } of events) {
      intake.arrivals.set(id, (intake.arrivals.get(id) ?? 0) + 1);
      intake.texts.set(id, text);
    }
    return { status: 200, text: JSON.stringify({ n: events.length, serverTime: 0 }) };
  }

  browser.serve = (request) => {
    const { mode, retryAfter } = intake;
    if (mode === 'refuse') return null;
    if (mode === 'hang') return { status: 200, delay: 600_000 };
    if (mode === 'captive') return { status: 200, text: '<html>Sign in</html>' };
    if (typeof mode === 'number') {
      return { status: mode, headers: retryAfter === null ? {} : { 'Retry-After': retryAfter } };
    }
    const answer = request.url.endsWith('/receipts')
      ? answerReceipts(request.body)
      : takeEvents(request);
    if (mode === 'slow') answer.delay = 12_000;
    return mode === 'drop-after' ? null : answer;
  };
  return intake;
}
