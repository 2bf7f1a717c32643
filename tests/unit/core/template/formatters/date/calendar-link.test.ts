import { describe, expect, it } from 'vitest';
import { dateFormatters } from '../../../../../../core/template/formatters/date/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: dateFormatters });
const dates = { startDate: 1384518630000, endDate: '1384518716400' };
const rest = 'dates=20131115T123030Z/20131115T123156Z';

describe('google-calendar-url (§9.4)', () => {
  // platform §3: "Event item: startDate, endDate, title, location (addressLine1, addressLine2, addressCountry, mapLat, mapLng)."
  it.each<[Value, string]>([
    [{ ...dates }, `text=&${rest}`],
    [{ ...dates, title: 'A & B' }, `text=A%20%26%20B&${rest}`],
    [{ ...dates, title: 'T', location: {} }, `text=T&${rest}`],
    [
      {
        ...dates,
        title: 'T',
        location: { addressLine1: ' 1 Main ', addressLine2: '', addressCountry: 'US', mapLat: 1 },
      },
      `text=T&${rest}&location=1%20Main%2C%20US`,
    ],
    [{ ...dates, title: ['T'], location: 'here' }, `text=&${rest}`],
  ])('of %j has %s', (data, parameters) => {
    expect(render('{@|google-calendar-url}', data)).toBe(
      `http://www.google.com/calendar/event?action=TEMPLATE&${parameters}`,
    );
  });

  it('is nothing without dates that can be written', () => {
    expect(render('[{@|google-calendar-url}]', { ...dates, endDate: 'soon' })).toBe('[]');
  });
});
