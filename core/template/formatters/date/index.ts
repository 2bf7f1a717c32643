import { plain, type Formatters } from '../../plugins.js';
import { googleCalendarLink } from './calendar-link.js';
import { date } from './date.js';
import { dateTime, dateTimeInterval, relativeTime } from './localized.js';
import { sinceThen } from './time-since.js';

export const dateFormatters = {
  date,
  datetime: dateTime,
  'datetime-interval': dateTimeInterval,
  // Deprecated: the value stays as it is (§9.4).
  datetimefield: /* @__PURE__ */ plain((value) => value),
  'google-calendar-url': googleCalendarLink,
  'relative-time': relativeTime,
  timesince: sinceThen,
} as const satisfies Formatters;
