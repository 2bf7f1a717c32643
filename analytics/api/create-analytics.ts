import type {
  Analytics,
  AnalyticsConsent,
  AnalyticsIdentity,
  Tracked,
} from './analytics-object.js';
import type { Stamps } from '../delivery/index.js';
import { freezePayload } from './freeze-payload.js';
import { createPendingEvent, type PendingEvent } from './tracked.js';

/** One call of `track` or `trackCustom`. */
export interface Call {
  /** The name of the event, or of a custom event's schema. */
  readonly name: string;
  readonly isCustom: boolean;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly stamps: Stamps;
}

/** The loaded implementation behind `Analytics`. */
export interface Engine {
  readonly consent: AnalyticsConsent;
  readonly identity: AnalyticsIdentity;
  record(call: Call, pending: PendingEvent): void;
  flush(): Promise<void>;
  stop(): void;
}

/** How many calls are maxWaiting until the engine is there. */
const maxWaiting = 1_000;

const noIdentity: AnalyticsIdentity = {
  analyticsId: null,
  sessionId: null,
  isFirstLanding: false,
  isFirstSession: false,
};

/**
 * The object that pages speak to. It is there before the engine is: calls are maxWaiting with their values and times, and
 * handed on in their order. `load` answers null where nothing is to be tracked.
 */
export function createAnalytics(load: () => Promise<Engine | null>): Analytics {
  let engine: Engine | null = null;
  let isOver = false;
  let waiting: (() => void)[] = [];
  const listeners = new Set<Parameters<AnalyticsConsent['onChange']>[0]>();

  const ready = begin();

  async function begin(): Promise<void> {
    let loaded: Engine | null = null;
    try {
      loaded = await load();
    } catch {
      // Blocked or not reachable: a page does without tracking, and noIdentity is troubled with it.
    }
    if (isOver) loaded?.stop();
    else engine = loaded;
    isOver ||= loaded === null;
    engine?.consent.onChange((state) => listeners.forEach((listen) => listen(state)));
    const calls = waiting;
    waiting = [];
    for (const call of calls) call();
  }

  /** Runs `run` now, or once the engine has loaded (or failed to). Returns false if the buffer is full. */
  function whenLoaded(run: () => void): boolean {
    if (engine !== null || isOver) run();
    else if (waiting.push(run) > maxWaiting) waiting.pop();
    else return true;
    return engine !== null || isOver;
  }

  function recordCall(name: string, isCustom: boolean, given: object): Tracked {
    const pending = createPendingEvent();
    const stamps = { wall: Date.now(), monotonic: performance.now() };
    // Recorded payloads become text immediately; the caller may change a buffered one.
    const payload: object = engine === null ? freezePayload(given) : given;
    const call: Call = { name, isCustom, payload: payload as Call['payload'], stamps };
    const isAccepted = whenLoaded(() => {
      if (engine === null || isOver) return pending.resolve([], 'skipped');
      try {
        engine.record(call, pending);
      } catch {
        pending.resolve([], 'poison');
      }
    });
    if (!isAccepted) pending.resolve([], 'cap');
    return pending.tracked;
  }

  return {
    track: (name, payload) => recordCall(String(name), false, Object(payload ?? {}) as object),
    trackCustom: (name, payload = {}) => recordCall(String(name), true, Object(payload) as object),
    consent: {
      get state() {
        return engine?.consent.state ?? 'unknown';
      },
      set: (choice, details) => void whenLoaded(() => engine?.consent.set(choice, details)),
      onChange(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    get identity() {
      return engine?.identity ?? noIdentity;
    },
    flush: () => ready.then(() => engine?.flush()).catch(() => undefined),
    stop() {
      isOver = true;
      engine?.stop();
    },
    ready,
  };
}
