import type { Page } from '../../analytics/delivery/index.js';
import type { Clock } from '../../core/runtime/index.js';
import { createManualClock, type ManualClock } from './manual-clock.js';

export interface FakeRequest {
  url: string;
  body: string;
  type: string;
  /** Carried on by the browser when the page is gone. */
  isKept: boolean;
  via: 'fetch' | 'beacon' | 'fetchLater';
  at: number;
}

/** What a server does with a request once it is there: answers, or answers nothing. */
type Serve = (request: FakeRequest) => FakeAnswer | null;
export interface FakeAnswer {
  status: number;
  text?: string;
  headers?: Record<string, string>;
  /** Milliseconds until it comes. */
  delay?: number;
}

export interface FakeTab {
  page: Page;
  clock: Clock;
  setVisible(isVisible: boolean): void;
  /** Navigates away: the page dies, or goes into the back/forward cache. */
  leave(options?: { isCached?: boolean }): void;
  /** Back out of the cache. */
  comeBack(): void;
  /** Dies without an event. */
  crash(): void;
  dispatch(target: 'window' | 'document', event: Event): void;
  readonly isAlive: boolean;
  isFetchBroken: boolean;
  refusesBeacons: boolean;
}

export interface FakeBrowser {
  clock: ManualClock;
  /** Milliseconds by which the wall clock is wrong. */
  skew: number;
  storage: Map<string, string>;
  /** Characters that storage takes; 0: it throws when touched. */
  quota: number;
  hasLocks: boolean;
  /** The names of the locks that pages hold. */
  heldLocks(): string[];
  hasFetchLater: boolean;
  requests: FakeRequest[];
  serve: Serve;
  /** Milliseconds until a request is at the server. */
  transit: number;
  open(options?: { isPrerendering?: boolean }): FakeTab;
  advance(ms: number): Promise<void>;
}

const keptBytes = 64 * 1024;

/** Tabs of one browser: what they share (storage, locks, network) and how they live and die. */
export function createFakeBrowser(): FakeBrowser {
  const clock = createManualClock();
  const tabs: { tab: FakeTab; storage: EventTarget; state: { frozen: boolean } }[] = [];
  const locks = new Map<string, { isHeld: boolean; waiting: (() => void)[] }>();

  const browser: FakeBrowser = {
    clock,
    skew: 0,
    storage: new Map(),
    quota: 5_000_000,
    hasLocks: true,
    heldLocks: () => [...locks].filter(([, { isHeld }]) => isHeld).map(([name]) => name),
    hasFetchLater: true,
    requests: [],
    serve: () => ({ status: 200 }),
    transit: 100,
    open,
    advance: (ms) => clock.advance(ms),
  };

  function createStorage(own: EventTarget): Storage {
    const { storage } = browser;
    const changed = (key: string | null, newValue: string | null) => {
      for (const { storage: other, tab, state } of tabs) {
        if (other === own || !tab.isAlive || state.frozen) continue;
        other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
      }
    };
    const touch = () => {
      if (browser.quota === 0) throw new DOMException('denied', 'SecurityError');
    };
    const methods: Storage = {
      get length() {
        touch();
        return storage.size;
      },
      key: (at) => (touch(), [...storage.keys()][at] ?? null),
      getItem: (key) => (touch(), storage.get(key) ?? null),
      setItem(key, value) {
        touch();
        if (browser.quota < 100_000) {
          let size = key.length + value.length;
          for (const [name, text] of storage) if (name !== key) size += name.length + text.length;
          if (size > browser.quota) throw new DOMException('full', 'QuotaExceededError');
        }
        storage.set(key, value);
        changed(key, value);
      },
      removeItem(key) {
        touch();
        if (storage.delete(key)) changed(key, null);
      },
      clear() {
        touch();
        storage.clear();
        changed(null, null);
      },
    };
    // Its keys are its own properties, as those of a real one are.
    return new Proxy(methods, {
      ownKeys: () => (touch(), [...storage.keys()]),
      getOwnPropertyDescriptor: (_, key) => ({
        value: storage.get(String(key)),
        enumerable: true,
        configurable: true,
      }),
    });
  }

  function open({ isPrerendering = false } = {}): FakeTab {
    const born = clock.now();
    const window = new EventTarget();
    const document = new EventTarget();
    const releases = new Set<() => void>();
    const storage = createStorage(window);
    const dying = new AbortController();
    const state = { frozen: false };
    const later: { isDone: boolean; run: () => void }[] = [];
    let isAlive = true;
    let visibilityState: DocumentVisibilityState = 'visible';
    let kept = 0;
    let prerendering = isPrerendering;

    /** Work of a frozen page waits for its return; that of a dead one is lost. */
    const waiting: (() => void)[] = [];
    const asPage = (run: () => void) => {
      if (!isAlive) return;
      if (state.frozen) waiting.push(run);
      else run();
    };

    function transmit(
      request: Omit<FakeRequest, 'at'>,
      signal: AbortSignal | null,
      settle: (answer: FakeAnswer | null) => void,
    ): void {
      let isOver = false;
      const end = (answer: FakeAnswer | null) => {
        if (isOver) return;
        isOver = true;
        settle(answer);
      };
      const isCut = () => signal?.aborted || (!request.isKept && dying.signal.aborted);
      signal?.addEventListener('abort', () => end(null));
      clock.setTimeout(() => {
        if (isCut()) return end(null);
        const full = { ...request, at: clock.now() };
        browser.requests.push(full);
        const answer = browser.serve(full);
        clock.setTimeout(() => end(answer), answer?.delay ?? 10);
      }, browser.transit);
    }

    const fetchIt = (input: string, init: RequestInit = {}) => {
      if (tab.isFetchBroken) throw new TypeError('fetch is broken');
      if (init.method !== 'POST') throw new TypeError('an intake takes POST alone');
      const body = typeof init.body === 'string' ? init.body : '';
      const isKept = init.keepalive === true;
      const bytes = isKept ? new TextEncoder().encode(body).length : 0;
      const type = new Headers(init.headers).get('Content-Type') ?? '';
      return new Promise<Response>((resolve, reject) => {
        if (kept + bytes > keptBytes) return reject(new TypeError('keepalive budget'));
        kept += bytes;
        transmit(
          { url: input, body, type, isKept, via: 'fetch' },
          init.signal ?? null,
          (answer) => {
            kept -= bytes;
            asPage(() => {
              if (!answer) return reject(new TypeError('no answer'));
              const { status, text = '', headers = {} } = answer;
              resolve(new Response([204, 304].includes(status) ? null : text, { status, headers }));
            });
          },
        );
      });
    };

    const request: LockManager['request'] = (
      name: string,
      options: LockOptions | LockGrantedCallback<unknown>,
      callback?: LockGrantedCallback<unknown>,
    ) => {
      const run = typeof options === 'function' ? options : callback;
      const { signal } = typeof options === 'function' ? { signal: undefined } : options;
      const lock = locks.get(name) ?? { isHeld: false, waiting: [] };
      locks.set(name, lock);
      return new Promise((resolve, reject) => {
        let state: 'waiting' | 'held' | 'over' = 'waiting';
        const release = () => {
          if (state === 'held') {
            lock.isHeld = false;
            lock.waiting.shift()?.();
          }
          state = 'over';
          lock.waiting = lock.waiting.filter((other) => other !== grant);
          releases.delete(release);
        };
        const grant = () => {
          state = 'held';
          lock.isHeld = true;
          clock.setTimeout(() => {
            asPage(() => {
              if (state !== 'held') return;
              Promise.resolve(run?.({ name, mode: 'exclusive' })).then((value) => {
                release();
                resolve(value as never);
              }, reject);
            });
          }, 1);
        };
        releases.add(release);
        signal?.addEventListener('abort', () => {
          if (state !== 'waiting') return;
          release();
          reject(new DOMException('aborted', 'AbortError'));
        });
        if (lock.isHeld) lock.waiting.push(grant);
        else grant();
      });
    };

    const sendLater = () => {
      for (const deposit of later.splice(0)) {
        if (!deposit.isDone) deposit.run();
        deposit.isDone = true;
      }
    };

    const page: Page = {
      get localStorage() {
        if (browser.quota === 0) throw new DOMException('denied', 'SecurityError');
        return storage;
      },
      document: Object.assign(document, {
        get visibilityState() {
          return visibilityState;
        },
        get prerendering() {
          return prerendering;
        },
      }),
      navigator: {
        ...(browser.hasLocks && { locks: { request } }),
        sendBeacon(url, data) {
          if (tab.refusesBeacons || !(data instanceof Blob) || kept + data.size > keptBytes) {
            return false;
          }
          const { size, type } = data;
          kept += size;
          void data.text().then((body) => {
            transmit({ url: String(url), body, type, isKept: true, via: 'beacon' }, null, () => {
              kept -= size;
            });
          });
          return true;
        },
      },
      performance: { now: () => clock.now() - born },
      fetch: (input, init) => fetchIt(String(input), init),
      ...(browser.hasFetchLater && {
        fetchLater(url: string, init: RequestInit) {
          const body = typeof init.body === 'string' ? init.body : '';
          const sum = later.reduce((all, { isDone }) => all + (isDone ? 0 : 1), 0);
          if (sum >= 16 || body.length > keptBytes) {
            throw new DOMException('budget', 'QuotaExceededError');
          }
          const type = new Headers(init.headers).get('Content-Type') ?? '';
          const deposit = {
            isDone: false,
            run: () =>
              transmit({ url, body, type, isKept: true, via: 'fetchLater' }, null, () => {}),
          };
          later.push(deposit);
          init.signal?.addEventListener('abort', () => later.splice(later.indexOf(deposit), 1));
          return {
            get activated() {
              return deposit.isDone;
            },
          };
        },
      }),
      addEventListener: window.addEventListener.bind(window),
    };
    Object.defineProperties(page.document, {
      visibilityState: { get: () => visibilityState },
      prerendering: { get: () => prerendering },
    });

    function die(): void {
      sendLater();
      isAlive = false;
      dying.abort();
      for (const release of [...releases]) release();
    }

    const tab: FakeTab = {
      page,
      isFetchBroken: false,
      refusesBeacons: false,
      get isAlive() {
        return isAlive;
      },
      clock: {
        now: () => clock.now() + browser.skew,
        setTimeout: (run, ms) => clock.setTimeout(() => asPage(run), ms),
      },
      dispatch(target, event) {
        if (event.type === 'prerenderingchange') prerendering = false;
        (target === 'window' ? window : document).dispatchEvent(event);
      },
      setVisible(isVisible) {
        visibilityState = isVisible ? 'visible' : 'hidden';
        document.dispatchEvent(new Event('visibilitychange'));
      },
      leave({ isCached = false } = {}) {
        window.dispatchEvent(new Event('beforeunload'));
        if (visibilityState === 'visible') tab.setVisible(false);
        window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: isCached }));
        if (!isCached) {
          // What the listeners put off to the end of their task still happens.
          void Promise.resolve()
            .then(() => undefined)
            .then(die);
          return;
        }
        void Promise.resolve().then(() => {
          state.frozen = true;
          sendLater();
        });
      },
      comeBack() {
        state.frozen = false;
        for (const run of waiting.splice(0)) run();
        window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
        tab.setVisible(true);
      },
      crash: die,
    };
    tabs.push({ tab, storage: window, state });
    return tab;
  }

  return browser;
}
