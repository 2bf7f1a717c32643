import type { Page } from 'playwright';

declare global {
  var layoutShifts: { value: number; moved: string[] }[];
}

/** Records the shifts of the next page that no input of the shopper has caused. */
export function watchLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => node?.nodeName ?? 'a removed node');
        globalThis.layoutShifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function readLayoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100)));
    return globalThis.layoutShifts;
  });
}
