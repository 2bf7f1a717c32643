import type { EventItem, TrackedEvent } from '../events/index.js';

/** Returns the items of an event; [] if it has none. */
export function readItems({ payload }: TrackedEvent): readonly EventItem[] {
  const { items } = payload;
  return Array.isArray(items) ? items : [];
}

/** Removes members without a value: third-party functions may not treat `undefined` as absent. */
export function withoutGaps(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null));
}
