const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Longest first, in seconds; months and years are of 30 and 365 days (platform §9). */
const units = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/** `about 2 hours ago`, in English in every locale (template §9.4.2). Both are milliseconds since 1970. */
export function timeSince(ms: number, now: number): string {
  const seconds = Math.floor((now - ms) / 1000);
  const unit = units.find(([, length]) => seconds >= length);
  if (!unit) return 'less than a minute ago';
  const [name, length] = unit;
  const count = Math.floor(seconds / length);
  if (count > 1) return `about ${count} ${name}s ago`;
  return `about ${name === 'hour' ? 'an' : 'a'} ${name} ago`;
}
