import { tween, tweenDuration, type Tween, type TweenOptions } from './tween.js';

/** "Scroll duration clamped with 50 ms minimum and a maximum (value not shown)" (platform §9). */
const shortest = 50;

/** "Scroll-into-view default offset 30" (platform §9), in CSS pixels. */
export const scrollOffset = 30;

/** Milliseconds that a scroll takes: 50 at least, `longest` at most. */
export function scrollDuration(ms: number, longest = Infinity): number {
  return Math.max(shortest, Math.min(Number.isNaN(ms) ? tweenDuration : ms, longest));
}

export interface ScrollOptions extends TweenOptions {
  /** CSS pixels that stay free above the element, such as below a fixed header; 30 by default. */
  readonly offset?: number;
  /** Milliseconds; 300 by default. */
  readonly duration?: number;
  /** At most as many milliseconds. The platform has a maximum too, whose value it does not show. */
  readonly longest?: number;
}

/** The events of a person who scrolls by hand. */
const byHand = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Scrolls the window until `element` is `offset` pixels below its upper edge, as far as the page allows. A person who
 * scrolls meanwhile ends it. Focus stays where it is.
 */
export function scrollToElement(element: Element, options: ScrollOptions = {}): Tween {
  const { offset = scrollOffset, duration = tweenDuration, longest, ...motion } = options;
  const from = window.scrollY;
  const way = element.getBoundingClientRect().top - offset;
  const scrolling = tween(
    (progress) => window.scrollTo({ top: from + way * progress, behavior: 'instant' }),
    scrollDuration(duration, longest),
    motion,
  );
  const stopped = new AbortController();
  for (const type of byHand) {
    addEventListener(type, scrolling.cancel, { passive: true, signal: stopped.signal });
  }
  const done = scrolling.done.finally(() => stopped.abort());
  return { ...scrolling, done };
}
