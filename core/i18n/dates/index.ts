export type { Reader } from './date-time-format.js';
export { dateText } from './date-text.js';
export { formatDateTime } from './format-date-time.js';
export { formatInterval, isSameDay } from './format-interval.js';
export {
  formatRelativeTime,
  readRelativeTimeOptions,
  type RelativeTimeOptions,
} from './format-relative.js';
export {
  readDateTimeOptions,
  readIntervalOptions,
  type DateTimeOptions,
  type IntervalOptions,
} from './options.js';
export { compileDatePattern } from './strftime.js';
export { timeSince } from './time-since.js';
export { knownTimeZone } from './time-zone.js';
