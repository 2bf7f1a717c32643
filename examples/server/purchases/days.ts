/** A calendar day without a time, `YYYY-MM-DD`; days compare as texts. */
export type Day = string;

const form = /^\d{4}-\d{2}-\d{2}$/;

export function isDay(text: string): boolean {
  const time = form.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day that it is in a time zone (IANA name); null when there is no such zone. */
export function dayIn(timeZone: string, now: number): Day | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now);
    const read = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`;
  } catch {
    return null;
  }
}

/** The same day of the next year; 29 February becomes 1 March. */
export function yearAfter(day: Day): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + 1);
  return date.toISOString().slice(0, 10);
}
