import { iCalendarText } from 'vitrine/core/content';
import type { ContentItem } from '../../server/index.js';

/**
 * The text of an event's `.ics` file, for every calendar but the one of the calendar link (platform §7); '' without valid
 * times. `origin` is of the shop, null where it is not known.
 */
export function eventFile(event: ContentItem, origin: string | null): string {
  const { id, title, startDate = NaN, endDate = NaN, location, fullUrl, publishOn } = event;
  const { addressTitle, addressLine1, addressLine2, addressCountry } = location ?? {};
  const host = origin ? new URL(origin).host : 'localhost';
  return iCalendarText(
    {
      title,
      start: startDate,
      end: endDate,
      location: [addressTitle, addressLine1, addressLine2, addressCountry].map(
        (line) => line ?? '',
      ),
    },
    // Without a clock, so that the same event is the same file.
    { uid: `${id}@${host}`, now: publishOn, ...(origin && { url: new URL(fullUrl, origin).href }) },
  );
}
