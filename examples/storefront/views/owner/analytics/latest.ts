import type { LatestEvent } from '../../../../server/index.js';
import { momentView } from '../moment.js';
import { agoText, nameText } from './words.js';

/** Five of these come with each page, and say little one by one. */
const tooMany = 'performance';

/** What has just come in, the newest first; `count` of them at the most. */
export function latestView(events: readonly LatestEvent[], now: number, count: number) {
  const shown = events.filter(({ intake }) => intake !== tooMany).slice(0, count);
  return shown.map(({ eventId, intake, name, occurredAt, receivedAt, arrivals, path }) => ({
    key: eventId,
    title: nameText(name),
    intake,
    path,
    time: { ...momentView(occurredAt), ago: agoText(receivedAt, now) },
    repeats: arrivals === 1 ? null : `received ${arrivals} times`,
  }));
}
