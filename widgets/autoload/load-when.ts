/** When an element's widget is fetched and mounted: its `load` attribute, `visible` by default, `idle` for a hidden one. */
export const loadModes = ['visible', 'idle', 'interaction', 'eager'] as const;
export type LoadMode = (typeof loadModes)[number];

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const nearViewport = '256px';

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, () => void>();

/** Calls `run` once, when the element's `load` attribute says so. An unknown value is `visible`. */
export function loadWhen(element: Element, run: () => void): void {
  const mode = element.getAttribute('load') as LoadMode;
  // What begins hidden, and shows itself later, is never near the viewport.
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
