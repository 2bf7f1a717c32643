/** The values of an element's `load` attribute: when its code is fetched; by default `visible`. */
export const loadModes = ['visible', 'idle', 'interaction', 'eager'] as const;
export type LoadMode = (typeof loadModes)[number];

// A text takes fewer bytes than a list.
const interactions = 'pointerover pointerdown focusin keydown'.split(' ');
const nearViewport = '256px';

/**
 * Returns a function that calls `run` with an element at the time of its `load` attribute, perhaps more than once. An
 * unknown value counts as `visible`, or as `idle` for an element that `isOverPage`. An element that is not rendered never
 * comes near the viewport, but a state of it may show it: it counts as `idle`, unless `isOnlyInView` says that nothing can.
 */
export function createLoadWhen(
  run: (element: Element) => void,
  isOnlyInView: (element: Element) => boolean,
  isOverPage: (element: Element) => boolean,
): (element: Element) => void {
  const start = (element: Element) => {
    observer.unobserve(element);
    run(element);
  };
  const observer = new IntersectionObserver(
    (records) => {
      for (const { isIntersecting, boundingClientRect, target } of records) {
        if (isIntersecting) start(target);
        // In idle time, because asking about what `content-visibility` skips computes its style.
        else if (!boundingClientRect.height && !isOnlyInView(target)) {
          whenIdle(() => void (target.checkVisibility?.() === false && start(target)));
        }
      }
    },
    { rootMargin: nearViewport },
  );
  const modes: Record<LoadMode, (element: Element) => void> = {
    eager: run,
    idle: (element) => whenIdle(() => run(element)),
    interaction(element) {
      for (const type of interactions) {
        element.addEventListener(type, () => run(element), { once: true });
      }
    },
    visible: (element) => observer.observe(element),
  };
  return (element) => {
    const usual = isOverPage(element) ? modes.idle : modes.visible;
    (modes[element.getAttribute('load') as LoadMode] ?? usual)(element);
  };
}

function whenIdle(run: () => void): unknown {
  // Safari has no idle time.
  const page: Partial<Pick<Window, 'requestIdleCallback'>> = self;
  return page.requestIdleCallback?.(run, { timeout: 2_000 }) ?? setTimeout(run, 200);
}
