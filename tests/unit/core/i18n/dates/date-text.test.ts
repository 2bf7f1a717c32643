import { describe, expect, it } from 'vitest';
import { dateText, readDateTimeOptions } from '../../../../../core/i18n/index.js';

const options = readDateTimeOptions(['date:medium']);
const reader = { locale: 'en-US', timeZone: 'UTC' };

describe('dateText', () => {
  it.each([
    [0, 'Jan 1, 1970'],
    ['2024-02-29', 'Feb 29, 2024'],
    ['2024-02-29T23:30:00-05:00', 'Mar 1, 2024'],
  ])('writes %j as %s', (value, text) => {
    expect(dateText(value, options, reader)).toBe(text);
  });

  it.each([NaN, Infinity, 8.64e15 + 1, '', 'soon', '2024-13-01', null, undefined])(
    'platform §8: "Date formatting returns \'Invalid Date\' for invalid input": %j',
    (value) => {
      expect(dateText(value, options, reader)).toBe('Invalid Date');
    },
  );
});
