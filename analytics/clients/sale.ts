import type { EventItem, TrackedEvent } from '../events/index.js';

/** The things that are shown, put into a cart or bought. */
export function readItems({ payload }: TrackedEvent): readonly EventItem[] {
  const { items } = payload;
  return Array.isArray(items) ? items : [];
}

/** Without the members that have no value: for a stranger's function `undefined` is not always absence. */
export function withoutGaps(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null));
}
