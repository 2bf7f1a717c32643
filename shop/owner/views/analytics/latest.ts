import type { LatestEvent } from '../../../server/index.js';
import { momentView } from '../moment.js';
import { agoText, nameText } from './words.js';

/** Excluded, because every page sends several of them. */
const excluded = 'performance';

/** The latest events, newest first, at most `count`. */
export function latestView(events: readonly LatestEvent[], now: number, count: number) {
  const shown = events.filter(({ intake }) => intake !== excluded).slice(0, count);
  return shown.map(({ eventId, intake, name, occurredAt, receivedAt, arrivals, path }) => ({
    key: eventId,
    title: nameText(name),
    intake,
    path,
    time: { ...momentView(occurredAt), ago: agoText(receivedAt, now) },
    repeats: arrivals === 1 ? null : `received ${arrivals} times`,
  }));
}
