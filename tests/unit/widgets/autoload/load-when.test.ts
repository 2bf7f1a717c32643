import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Callback = (
  records: { isIntersecting: boolean; boundingClientRect: { height: number }; target: Element }[],
) => void;

const observed = new Set<Element>();
let tell: Callback = () => undefined;
const idle: (() => void)[] = [];

beforeEach(() => {
  // The observer is shared, so each test takes a module of its own.
  vi.resetModules();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Callback) {
        tell = callback;
      }
      observe = (element: Element) => observed.add(element);
      unobserve = (element: Element) => observed.delete(element);
    },
  );
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
});
afterEach(() => {
  observed.clear();
  idle.length = 0;
  vi.unstubAllGlobals();
});

async function waitFor({
  isRendered = true,
  height = 0,
  isOnlyInView = false,
  isOverPage = false,
  load = '',
}) {
  const { createLoadWhen } = await import('../../../../widgets/autoload/load-when.js');
  const element = document.createElement('vitrine-waiting');
  if (load) element.setAttribute('load', load);
  const checkVisibility = vi.fn(() => isRendered);
  element.checkVisibility = checkVisibility;
  const run = vi.fn();
  createLoadWhen(
    run,
    () => isOnlyInView,
    () => isOverPage,
  )(element);
  const record = (isIntersecting: boolean) =>
    tell([{ isIntersecting, boundingClientRect: { height }, target: element }]);
  return { element, run, record, checkVisibility };
}

describe('loadWhen', () => {
  it('waits until the element is near the viewport', async () => {
    const { element, run, record } = await waitFor({ height: 44 });
    record(false);
    expect(run).not.toHaveBeenCalled();
    expect(idle).toEqual([]);
    record(true);
    expect(run).toHaveBeenCalledTimes(1);
    expect(observed.has(element)).toBe(false);
  });

  // Its tag may stand at the end of a long page.
  it('waits for idle time alone where the element appears over the page', async () => {
    const { element, run } = await waitFor({ height: 44, isOverPage: true });
    expect(observed.has(element)).toBe(false);
    expect(run).not.toHaveBeenCalled();
    idle[0]?.();
    expect(run).toHaveBeenCalledOnce();
  });

  it('goes by the attribute of an element that appears over the page', async () => {
    const { element, run, record } = await waitFor({ isOverPage: true, load: 'visible' });
    expect(idle).toEqual([]);
    expect(observed.has(element)).toBe(true);
    record(true);
    expect(run).toHaveBeenCalledOnce();
  });

  it('does not wait longer than for idle time when the element is not rendered', async () => {
    const { element, run, record } = await waitFor({ isRendered: false });
    record(false);
    expect(run).not.toHaveBeenCalled();
    idle[0]?.();
    expect(run).toHaveBeenCalledTimes(1);
    expect(observed.has(element)).toBe(false);
  });

  it('asks in idle time alone about what has no size, and goes on waiting when it is skipped', async () => {
    const { element, run, record, checkVisibility } = await waitFor({});
    record(false);
    expect(checkVisibility).not.toHaveBeenCalled();
    idle[0]?.();
    expect(checkVisibility).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
    expect(observed.has(element)).toBe(true);
    record(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('waits longer for an element that only gives data, which nothing of it can show', async () => {
    const { run, record } = await waitFor({ isRendered: false, isOnlyInView: true });
    record(false);
    expect(idle).toEqual([]);
    record(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['eager', 1],
    ['idle', 0],
  ])('follows load="%s"', async (load, times) => {
    const { run } = await waitFor({ load });
    expect(run).toHaveBeenCalledTimes(times);
    for (const start of idle) start();
    expect(run).toHaveBeenCalledTimes(1);
    expect(observed.size).toBe(0);
  });
});
