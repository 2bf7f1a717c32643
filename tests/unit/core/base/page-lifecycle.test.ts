import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  isPrerendering,
  onActivation,
  onPageHidden,
  onPageLeave,
  onPageReturn,
  onPageShow,
  type LifecycleOptions,
} from '../../../../core/base/index.js';

/** A window and a document that count their listeners. */
function openPage({ isPrerendered = false } = {}) {
  let listeners = 0;
  const count = <Target extends EventTarget>(target: Target): Target => {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options: unknown) => {
      const { signal } = options as { signal?: AbortSignal };
      if (signal?.aborted) return;
      listeners += 1;
      signal?.addEventListener('abort', () => (listeners -= 1));
      add(type, listener, options as AddEventListenerOptions);
    };
    return target;
  };
  const document = Object.assign(count(new EventTarget()), {
    visibilityState: 'visible' as DocumentVisibilityState,
    prerendering: isPrerendered,
  });
  const page = Object.assign(count(new EventTarget()), { document });
  return {
    page,
    countListeners: () => listeners,
    show: (persisted: boolean) =>
      page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    leave: () => page.dispatchEvent(new Event('pagehide')),
    become(state: DocumentVisibilityState) {
      document.visibilityState = state;
      document.dispatchEvent(new Event('visibilitychange'));
    },
    activate() {
      document.prerendering = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    },
  };
}

function cameBy(type: NavigationTimingType): void {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

type Shop = ReturnType<typeof openPage>;

afterEach(() => vi.restoreAllMocks());

describe('onPageShow', () => {
  it.each<[string, NavigationTimingType, (page: Shop) => void, string[]]>([
    ['a navigation', 'navigate', ({ show }) => show(false), ['load']],
    ['a reload', 'reload', ({ show }) => show(false), ['load']],
    ['Back, from the cache', 'navigate', ({ show }) => show(true), ['bfcache']],
    ['Back twice, from the cache', 'back_forward', ({ show }) => show(true), ['bfcache']],
    ['Back, loaded again', 'back_forward', ({ show }) => show(false), ['history']],
    ['another tab', 'navigate', ({ become }) => become('visible'), ['visible']],
    ['hiding', 'navigate', ({ become }) => become('hidden'), []],
    ['leaving', 'navigate', ({ leave }) => leave(), []],
  ])('names the kind after %s', (_, type, happen, expected) => {
    cameBy(type);
    const shop = openPage();
    const kinds: string[] = [];
    onPageShow((kind) => kinds.push(kind), { page: shop.page });
    happen(shop);
    expect(kinds).toEqual(expected);
  });

  it.each<[string, NavigationTimingType, boolean, number]>([
    ['does not run after a navigation', 'navigate', false, 0],
    ['does not run after a reload', 'reload', false, 0],
    ['runs after Back, from the cache', 'navigate', true, 1],
    ['runs after Back, loaded again', 'back_forward', false, 1],
  ])('%s when only a return counts', (_, type, persisted, times) => {
    cameBy(type);
    const { page, show, become } = openPage();
    const run = vi.fn();
    onPageReturn(run, { page });
    show(persisted);
    become('visible');
    expect(run).toHaveBeenCalledTimes(times);
  });
});

describe('onPageHidden and onPageLeave', () => {
  it.each<[string, (page: Shop) => void, string[]]>([
    ['hidden', ({ become }) => become('hidden'), ['hidden']],
    ['visible', ({ become }) => become('visible'), []],
    ['left', ({ leave }) => leave(), ['hidden', 'left']],
    ['shown', ({ show }) => show(true), []],
  ])('run as they should when the page is %s', (_, happen, expected) => {
    const shop = openPage();
    const calls: string[] = [];
    onPageHidden(() => calls.push('hidden'), { page: shop.page });
    onPageLeave(() => calls.push('left'), { page: shop.page });
    happen(shop);
    expect(calls).toEqual(expected);
  });

  it('run first with capture', () => {
    const shop = openPage();
    const calls: string[] = [];
    onPageLeave(() => calls.push('second'), { page: shop.page });
    onPageLeave(() => calls.push('first'), { page: shop.page, capture: true });
    shop.leave();
    expect(calls).toEqual(['first', 'second']);
  });
});

describe('activation', () => {
  it('waits for a prerendered page and runs once', () => {
    const shop = openPage({ isPrerendered: true });
    const run = vi.fn();
    onActivation(run, { page: shop.page });
    expect(isPrerendering(shop.page)).toBe(true);
    expect(run).not.toHaveBeenCalled();
    shop.activate();
    expect(isPrerendering(shop.page)).toBe(false);
    expect(run).toHaveBeenCalledOnce();
  });
});

type Listen = (run: () => void, options: LifecycleOptions) => void;
const all: [string, Listen][] = [
  ['onPageShow', onPageShow],
  ['onPageReturn', onPageReturn],
  ['onPageHidden', onPageHidden],
  ['onPageLeave', onPageLeave],
  ['onActivation', onActivation],
];

describe.each(all)('%s', (_, listen) => {
  function happen({ activate, become, leave, show }: Shop): void {
    activate();
    become('hidden');
    leave();
    show(true);
    become('visible');
  }

  it('leaves no listener behind once its signal aborts', () => {
    const shop = openPage({ isPrerendered: true });
    const end = new AbortController();
    const run = vi.fn();
    listen(run, { signal: end.signal, page: shop.page });
    expect(shop.countListeners()).toBeGreaterThan(0);
    end.abort();
    expect(shop.countListeners()).toBe(0);
    happen(shop);
    expect(run).not.toHaveBeenCalled();
  });

  it('works without a signal', () => {
    const shop = openPage({ isPrerendered: true });
    const run = vi.fn();
    listen(run, { page: shop.page });
    happen(shop);
    expect(run).toHaveBeenCalled();
  });

  it('does nothing where there is no page', () => {
    vi.stubGlobal('window', undefined);
    try {
      const end = new AbortController();
      expect(() => listen(vi.fn(), { signal: end.signal })).not.toThrow();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
