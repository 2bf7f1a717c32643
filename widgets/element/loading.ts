import { getRuntime } from '../../core/runtime/index.js';
import { runInSlices } from './slices.js';

/** When an element mounts: near the viewport, in idle time, on interaction, or at once. */
export type LoadTime = 'visible' | 'idle' | 'interaction' | 'eager';

/** `isPressed`: a press inside the element is the reason. */
type Start = (isPressed?: boolean) => void;

type Wait = (element: Element, start: () => void, signal: AbortSignal) => void;

const nearViewport = '256px';
const idleLimit = 2_000;
/** Milliseconds; the click of a tap follows its `pointerup` within this time. */
const clickDelay = 50;

let observer: IntersectionObserver | undefined;
const starts = new WeakMap<EventTarget, Start>();
const heard = new WeakSet<Node>();

/**
 * Calls `start` at `time`, unless `signal` aborts first. Focus and a press inside the element start it at any time. An
 * unknown time counts as `visible`.
 */
export function startAt(
  element: Element,
  time: string | undefined,
  start: Start,
  signal: AbortSignal,
): void {
  const startIfWaiting: Start = (isPressed) => void (signal.aborted || start(isPressed));
  starts.set(element, startIfWaiting);
  hear(element.getRootNode());
  const wait = isLoadTime(time) ? waits[time] : waits.visible;
  wait(element, startIfWaiting, signal);
}

/** One listener for all elements of a document or shadow root: listeners are most of what the upgrade of a long list costs. */
function hear(root: Node): void {
  if (heard.has(root)) return;
  heard.add(root);
  // In the capture phase, because a page may stop the event.
  root.addEventListener('focusin', startUsed, true);
  root.addEventListener('pointerdown', startUsed, true);
}

function startUsed(event: Event): void {
  const path = event.composedPath();
  const start = () => path.forEach((target) => starts.get(target)?.(event.type === 'pointerdown'));
  // The browser focuses a control whose value it refuses, and reports it as an error when the control is gone by then.
  if ((path[0] as Element).matches?.(':user-invalid')) getRuntime().clock.setTimeout(start, 0);
  else start();
}

const waits: Readonly<Record<LoadTime, Wait>> = {
  eager: (_element, start) => start(),
  // The loader may have fetched the element because of a focus that is still inside.
  interaction: (element, start) => void (element.matches(':focus-within') && start()),
  idle: (_element, start, signal) => void signal.addEventListener('abort', whenIdle(start)),
  visible(element, start, signal) {
    if (typeof IntersectionObserver === 'undefined') return start();
    const shared = (observer ??= new IntersectionObserver(startIntersecting, {
      rootMargin: nearViewport,
    }));
    shared.observe(element);
    signal.addEventListener('abort', () => shared.unobserve(element));
  },
};

/** Calls `start` when the browser is idle, after two seconds at the latest. Returns the function that cancels it. */
export function whenIdle(start: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    return getRuntime().clock.setTimeout(start, idleLimit / 10);
  }
  const handle = requestIdleCallback(() => start(), { timeout: idleLimit });
  return () => cancelIdleCallback(handle);
}

function isLoadTime(time: string | undefined): time is LoadTime {
  return time !== undefined && Object.hasOwn(waits, time);
}

function startIntersecting(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, boundingClientRect, target } of entries) {
    const start = () => starts.get(target)?.();
    if (isIntersecting) runInSlices(start);
    // An element that is not rendered never comes near the viewport, but a state of the component may show it. It is
    // asked in idle time, because the question computes the style of parts that `content-visibility` skips.
    else if (!boundingClientRect.height) {
      whenIdle(() => void (target.checkVisibility?.() === false && start()));
    }
  }
}

/**
 * Calls `run` at once or, while the element is pressed, after the press: content that is replaced between press and
 * release gets no click. `isPressed` is for `pointerdown`, which precedes `:active`.
 */
export function runUnpressed(
  element: Element,
  run: () => void,
  signal: AbortSignal,
  isPressed = false,
): void {
  if (!isPressed && !element.matches(':active')) return run();
  let stop = () => {};
  signal.addEventListener('abort', () => stop());
  const wait = (next: () => void) => {
    stop = getRuntime().clock.setTimeout(next, clickDelay);
  };
  // `:active` has no event of its own, and outlasts a tap.
  const poll = (): void => {
    if (element.matches(':active')) wait(poll);
    else wait(() => runUnpressed(element, run, signal));
  };
  if (!isPressed) return poll();
  const press = new AbortController();
  stop = () => press.abort();
  const release = () => {
    stop();
    poll();
  };
  for (const type of ['pointerup', 'pointercancel']) {
    document.addEventListener(type, release, { capture: true, signal: press.signal });
  }
}
