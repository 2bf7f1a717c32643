import { numberOf } from './members.js';
import type { Data } from './types.js';

/** Items that are events say whether they are still to come; others stay as they are. */
export function withEventTimes(items: readonly Data[], now: number): readonly Data[] {
  return items.map((item) => {
    if (!isEvent(item)) return item;
    const end = numberOf(item, 'endDate') ?? startOf(item);
    return { ...item, upcoming: end >= now, past: end < now };
  });
}

/** The lists of events besides `items`: the next events from the nearest on, and those before from the last. */
export function eventLists(items: readonly Data[]): Data {
  if (!items.some(isEvent)) return {};
  const events = items.filter(isEvent).sort((a, b) => startOf(a) - startOf(b));
  return {
    upcoming: events.filter(({ upcoming }) => upcoming === true),
    past: events.filter(({ past }) => past === true).reverse(),
  };
}

function isEvent(item: Data): boolean {
  return numberOf(item, 'startDate') !== null;
}

function startOf(item: Data): number {
  return numberOf(item, 'startDate') ?? 0;
}
