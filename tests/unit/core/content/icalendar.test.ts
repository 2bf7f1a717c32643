import { describe, expect, it } from 'vitest';
import { iCalendarAddress, iCalendarText } from '../../../../core/content/index.js';

const event = {
  title: 'Open studio',
  start: 1384518630000,
  end: 1384518716400,
  location: [] as string[],
};
const options = { uid: 'event-1@shop.example', now: 0 };
const linesOf = (given: Partial<typeof event>, more = {}) =>
  iCalendarText({ ...event, ...given }, { ...options, ...more }).split('\r\n');
/** Lines that are continued in the next are joined again (RFC 5545 3.1). */
const unfold = (text: string) => text.replace(/\r\n /g, '');
const valueOf = (name: string, text: string) =>
  new RegExp(`^${name}:(.*)$`, 'm').exec(unfold(text).replaceAll('\r', ''))?.[1];

describe('an event as iCalendar (RFC 5545)', () => {
  it('has the lines that a calendar needs, each ended by CRLF', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Vitrine//Vitrine//EN',
      'BEGIN:VEVENT',
      'UID:event-1@shop.example',
      'DTSTAMP:19700101T000000Z',
      'DTSTART:20131115T123030Z',
      'DTEND:20131115T123156Z',
      'SUMMARY:Open studio',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('platform §7: "event title, dates in compact UTC form and location"', () => {
    const text = linesOf({ location: [' 1 Main St ', '', 'New York, NY'] }).join('\n');
    expect(valueOf('LOCATION', text)).toBe(String.raw`1 Main St\, New York\, NY`);
  });

  it.each([
    ['a, b; c\\d', String.raw`a\, b\; c\\d`],
    ['a\nb\r\nc\rd', String.raw`a\nb\nc\nd`],
    ['END:VEVENT\r\nBEGIN:VALARM', String.raw`END:VEVENT\nBEGIN:VALARM`],
    ['bell\u0007', 'bell'],
    ['half\ud800', 'half\ufffd'],
  ])('escapes %j', (title, written) => {
    expect(valueOf('SUMMARY', iCalendarText({ ...event, title }, options))).toBe(written);
  });

  it.each([
    'x'.repeat(400),
    'é'.repeat(200),
    '€'.repeat(200),
    '😀'.repeat(100),
    'a😀é€,'.repeat(60),
  ])('folds lines of more than 75 octets between characters', (title) => {
    const text = iCalendarText({ ...event, title }, options);
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(Math.max(...octets)).toBeGreaterThan(70);
    expect(text).not.toContain('\ufffd');
    expect(valueOf('SUMMARY', text)).toBe(title.replaceAll(',', String.raw`\,`));
  });

  it('has its page, on one line', () => {
    expect(linesOf({}, { url: 'https://shop.example/e\r\nX:1' })).toContain(
      'URL:https://shop.example/e%0D%0AX:1',
    );
  });

  it('leaves out an end that is not behind the start', () => {
    expect(linesOf({ end: event.start }).join()).not.toContain('DTEND');
  });

  it.each([[NaN], [Infinity], [1e300], [8.64e15]])('is nothing at %d', (time) => {
    expect(iCalendarText({ ...event, start: time }, options)).toBe('');
    expect(iCalendarText({ ...event, end: time }, options)).toBe('');
    expect(iCalendarAddress({ ...event, start: time }, options)).toBe('');
  });

  it('is the address of a link, which needs no server', () => {
    const address = iCalendarAddress(event, options);
    const prefix = 'data:text/calendar;charset=utf-8,';
    expect(address.startsWith(prefix)).toBe(true);
    expect(decodeURIComponent(address.slice(prefix.length))).toBe(iCalendarText(event, options));
  });
});
