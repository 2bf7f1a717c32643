import { describe, expect, it } from 'vitest';
import { googleCalendarUrl } from '../../../../core/content/calendar-link.js';

const event = { title: 'A & B', start: 1384518630000, end: 1384518716400, location: [] };
const address = 'http://www.google.com/calendar/event?action=TEMPLATE';
const dates = 'dates=20131115T123030Z/20131115T123156Z';

describe('googleCalendarUrl (template language §9.4)', () => {
  it.each([
    [event, `${address}&text=A%20%26%20B&${dates}`],
    [{ ...event, title: '' }, `${address}&text=&${dates}`],
    [{ ...event, title: 'Fête 😀' }, `${address}&text=F%C3%AAte%20%F0%9F%98%80&${dates}`],
    // Half a surrogate pair.
    [{ ...event, title: 'a\ud83db' }, `${address}&text=a%EF%BF%BDb&${dates}`],
    [
      { ...event, location: [' 1 Main St ', '', ' ', 'New York, NY', 'US'] },
      `${address}&text=A%20%26%20B&${dates}&location=1%20Main%20St%2C%20New%20York%2C%20NY%2C%20US`,
    ],
    [
      { ...event, start: 0, end: -1 },
      `${address}&text=A%20%26%20B&dates=19700101T000000Z/19691231T235959Z`,
    ],
  ])('of %j is %s', (item, url) => {
    expect(googleCalendarUrl(item)).toBe(url);
  });

  it.each([[NaN], [Infinity], [1e300]])('is nothing for an event at %d', (time) => {
    expect(googleCalendarUrl({ ...event, start: time })).toBe('');
    expect(googleCalendarUrl({ ...event, end: time })).toBe('');
  });
});
