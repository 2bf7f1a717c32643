export interface CalendarEvent {
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
  /** Lines of the address; empty ones are omitted. */
  readonly location: readonly string[];
}

/** Returns the URL that adds the event to a Google calendar; '' if its start or end is not a valid time. */
export function googleCalendarUrl({ title, start, end, location }: CalendarEvent): string {
  const [from, to] = [new Date(start), new Date(end)];
  if (Number.isNaN(from.getTime() + to.getTime())) return '';
  const place = location
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
  return (
    `http://www.google.com/calendar/event?action=TEMPLATE&text=${encoded(title)}` +
    `&dates=${compact(from)}/${compact(to)}${place && `&location=${encoded(place)}`}`
  );
}

/** `20131115T123030Z`. */
function compact(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d+/g, '');
}

/** encodeURIComponent throws for half a surrogate pair. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
