import type { CalendarEvent } from './calendar-link.js';

export interface CalendarFileOptions {
  /** Unique and the same each time the event is offered, so that a calendar does not have it twice. */
  readonly uid: string;
  /** When the text is written, in milliseconds since 1970. */
  readonly now: number;
  /** The page of the event, absolute. */
  readonly url?: string;
}

/**
 * The text of an `.ics` file with one event (RFC 5545), for calendars other than the one of the calendar link
 * (platform §7). Times are UTC, so it needs no time zone. '' if its start or end is not a valid time.
 */
export function iCalendarText(
  { title, start, end, location }: CalendarEvent,
  { uid, now, url = '' }: CalendarFileOptions,
): string {
  const times = [start, end, now].map(utcTime);
  if (times.includes('')) return '';
  const [from, to, stamp] = times;
  const place = location
    .map((line) => line.trim())
    .filter(Boolean)
    .join(', ');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vitrine//Vitrine//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${from}`,
    // The end of an event lies behind its start (RFC 5545 3.8.2.2).
    ...(end > start ? [`DTEND:${to}`] : []),
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(url ? [`URL:${url.replace(/[\s\p{Cc}]/gu, encodeURIComponent)}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The same as the address of a link, which a browser saves as a file; '' for an event without valid times. */
export function iCalendarAddress(event: CalendarEvent, options: CalendarFileOptions): string {
  const text = iCalendarText(event, options);
  return text && `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`;
}

/** `20131115T123030Z`; '' for no valid time, or one of a year that has not four digits. */
function utcTime(ms: number): string {
  const date = new Date(ms);
  if (Number.isNaN(date.getTime())) return '';
  const text = date.toISOString().replace(/[-:]|\.\d+/g, '');
  return /^\d{8}T\d{6}Z$/.test(text) ? text : '';
}

/** A value of type TEXT (RFC 5545 3.3.11): line breaks are written, other control characters are left out. */
function escapeText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Breaks a line after at most 75 octets of UTF-8, never inside a character (RFC 5545 3.1). */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > 75) {
      folded += '\r\n ';
      // The blank counts.
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
