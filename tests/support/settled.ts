import type { Page, Request } from 'playwright';

const longest = 30_000;

interface Traffic {
  /** Requests without a response yet. */
  readonly pending: Set<Request>;
  /** Requests so far. */
  count: number;
}

const watched = new WeakMap<Page, Traffic>();

/** Counts the requests of a page for `settled`. Call it before the page is opened. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: new Set(), count: 0 };
  watched.set(page, traffic);
  const end = (request: Request) => void traffic.pending.delete(request);
  page.on('request', (request) => {
    traffic.pending.add(request);
    traffic.count += 1;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  // Requests that outlive their document may never be reported as finished.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) traffic.pending.clear();
  });
}

/**
 * Waits until the page has loaded, no request is pending, every widget in view is ready, and no button shows the
 * progress of an add; it ends as soon as that is so.
 * @throws Error naming what is pending after 30 seconds.
 */
export function settled(page: Page): Promise<void> {
  return waitWhileBusy(page, async () => {
    await idle(page);
    return page.evaluate(findBusyWidgets);
  });
}

/** As `settled`, for pages whose widgets never become ready, or that run no script. */
export function loaded(page: Page): Promise<void> {
  return waitWhileBusy(page, async () => {
    await idle(page);
    return [];
  });
}

/** Waits until observers had their turn and the page has idle time. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    if (!matchMedia('(scripting: enabled)').matches) return;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
  });
}

async function waitWhileBusy(page: Page, findBusy: () => Promise<string[]>): Promise<void> {
  const traffic = watched.get(page);
  if (!traffic) throw new Error('Only pages from useShop can be waited for.');
  await page.waitForLoadState('load');
  const end = Date.now() + longest;
  let busy: string[];
  do {
    const { count } = traffic;
    busy = await findBusy();
    if (busy.length === 0 && traffic.pending.size === 0 && traffic.count === count) return;
  } while (Date.now() < end);
  const addresses = Array.from(traffic.pending, (request) => request.url());
  throw new Error(`The page does not settle: ${[...busy, ...addresses].join(', ')}`);
}

/** Runs in the page. The widgets in view that are still to change by themselves. */
function findBusyWidgets(): string[] {
  return [...document.querySelectorAll('*')]
    .filter((element) => {
      // A product gives data to the elements inside it and has nothing to show itself.
      if (!element.localName.startsWith('vitrine-') || element.localName === 'vitrine-product') {
        return false;
      }
      if (element.matches(':state(adding), :state(added)')) return true;
      if (element.matches(':state(ready)') || element.getAttribute('load') === 'interaction') {
        return false;
      }
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isInView = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      return isInView && width > 0 && height > 0;
    })
    .map(({ localName }) => localName);
}
