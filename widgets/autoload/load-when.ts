/** The values of an element's `load` attribute: when its code is fetched. By default `visible`, or `idle` if hidden. */
export const loadModes = ['visible', 'idle', 'interaction', 'eager'] as const;
export type LoadMode = (typeof loadModes)[number];

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const nearViewport = '256px';

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** Calls `run` once, at the time of the element's `load` attribute. An unknown value counts as `visible`. */
export function loadWhen(element: Element, run: () => void): void {
  const mode = element.getAttribute('load') as LoadMode;
  // A hidden element has no box, so it never intersects the viewport.
  const otherwise = element.hasAttribute('hidden') ? starters.idle : starters.visible;
  (starters[mode] ?? otherwise)(element, run);
}

const starters: Record<LoadMode, (element: Element, run: () => void) => void> = {
  eager: (_element, run) => run(),
  idle: (_element, run) =>
    'requestIdleCallback' in self
      ? requestIdleCallback(run, { timeout: 2_000 })
      : setTimeout(run, 200),
  interaction(element, run) {
    const controller = new AbortController();
    for (const type of interactions) {
      const start = () => {
        controller.abort();
        run();
      };
      element.addEventListener(type, start, { signal: controller.signal });
    }
  },
  visible(element, run) {
    observer ??= new IntersectionObserver(
      (records) => {
        for (const { isIntersecting, target } of records) {
          if (isIntersecting) {
            observer?.unobserve(target);
            waiting.get(target)?.();
          }
        }
      },
      { rootMargin: nearViewport },
    );
    waiting.set(element, run);
    observer.observe(element);
  },
};
