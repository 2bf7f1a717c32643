/** The values of an element's `load` attribute: when its code is fetched; by default `visible`. */
export const loadModes = ['visible', 'idle', 'interaction', 'eager'] as const;
export type LoadMode = (typeof loadModes)[number];

const interactions = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;
const nearViewport = '256px';

type Run = (element: Element) => void;

let observer: IntersectionObserver | undefined;
const waiting = new WeakMap<Element, Run>();
const onlyInView = new WeakSet<Element>();

/**
 * Calls `run` with the element at the time of its `load` attribute, perhaps more than once. An unknown value counts as
 * `visible`. An element that is not rendered never comes near the viewport, but a state of it may show it: it counts as
 * `idle`, unless `isOnlyInView` says that nothing can.
 */
export function loadWhen(element: Element, run: Run, isOnlyInView = false): void {
  const mode = element.getAttribute('load') as LoadMode;
  if (isOnlyInView) onlyInView.add(element);
  (starters[mode] ?? starters.visible)(element, run);
}

const starters: Record<LoadMode, (element: Element, run: Run) => void> = {
  eager: (element, run) => run(element),
  idle(element, run) {
    const start = () => run(element);
    if ('requestIdleCallback' in self) requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 200);
  },
  interaction(element, run) {
    const controller = new AbortController();
    for (const type of interactions) {
      const start = () => {
        controller.abort();
        run(element);
      };
      element.addEventListener(type, start, { signal: controller.signal });
    }
  },
  visible(element, run) {
    observer ??= new IntersectionObserver(
      (records) => {
        for (const { isIntersecting, boundingClientRect, target } of records) {
          const start = () => {
            observer?.unobserve(target);
            waiting.get(target)?.(target);
          };
          if (isIntersecting) start();
          // In idle time, because asking about what `content-visibility` skips computes its style.
          else if (!boundingClientRect.height && !onlyInView.has(target)) {
            starters.idle(target, () => void (target.checkVisibility?.() === false && start()));
          }
        }
      },
      { rootMargin: nearViewport },
    );
    waiting.set(element, run);
    observer.observe(element);
  },
};
