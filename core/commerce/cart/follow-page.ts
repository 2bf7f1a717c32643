import { onActivation, onPageLeave, onPageReturn } from '../../base/index.js';
import type { LineChanges } from './line-changes.js';
import type { Queue } from './queue.js';
import type { Tabs } from './tabs.js';

/** Sends everything before the page is left, and reads again when the shopper returns to it. */
export function followPage(
  life: { readonly signal: AbortSignal },
  tabs: Tabs,
  lines: LineChanges,
  queue: Queue,
  refresh: () => void,
): void {
  tabs.open();
  onPageReturn(() => {
    tabs.open();
    refresh();
  }, life);
  onPageLeave(() => {
    lines.submitAll();
    queue.release();
    // An open channel can keep a page out of the back/forward cache.
    tabs.close();
  }, life);
  onActivation(queue.resume, life);
}
