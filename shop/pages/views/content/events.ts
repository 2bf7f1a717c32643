import type { ContentItem } from '../../../server/index.js';
import { descriptionOf, website } from '../../site.js';
import { toAddress } from '../address.js';
import { collectionPage, contentSettings, itemHead, itemView } from './item.js';

export interface EventsPage {
  readonly items: readonly ContentItem[];
  readonly isPast: boolean;
}

/** What is to come, or what has been; `showPastOrUpcomingEvents` is what the predicate `show-past-events?` reads. */
export function eventsView({ items, isPast }: EventsPage) {
  const title = isPast ? 'Past events' : 'Events';
  return {
    ...contentSettings,
    title: `${title} – ${website.siteTitle}`,
    description: descriptionOf('events'),
    page: collectionPage('events', title),
    sheets: ['content'] as const,
    heading: title,
    showPastOrUpcomingEvents: isPast ? 'past' : 'upcoming',
    items: items.map(itemView),
    other: {
      url: toAddress(isPast ? '/events' : '/events?past=true'),
      label: isPast ? 'What is to come' : 'What has been',
    },
  };
}

export function eventView(item: ContentItem, origin: string | null) {
  const hasTimes = item.startDate !== undefined && item.endDate !== undefined;
  return {
    ...itemHead(item, origin),
    sheets: ['content'] as const,
    item: itemView(item),
    // An event without times is for no calendar.
    calendar: hasTimes ? { url: toAddress(`${item.fullUrl}.ics`) } : null,
  };
}
