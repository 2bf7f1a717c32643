import type { Page } from 'playwright';

declare global {
  var layoutShifts: { value: number; moved: string[] }[];
  var takeLayoutShifts: () => void;
}

/** Records the shifts of the next page that no input of the shopper has caused. */
export function watchLayoutShifts(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    globalThis.layoutShifts = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) {
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) => node?.nodeName ?? 'a removed node');
        globalThis.layoutShifts.push({ value, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    globalThis.takeLayoutShifts = () => note(observer.takeRecords());
  });
}

export function readLayoutShifts(page: Page): Promise<{ value: number; moved: string[] }[]> {
  return page.evaluate(async () => {
    // The frames in which the last change is drawn and its shift is found.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    globalThis.takeLayoutShifts();
    return globalThis.layoutShifts;
  });
}
