import { describe, expect, it } from 'vitest';
import { formatDateTime, readDateTimeOptions } from '../../../../../core/i18n/index.js';
import { plainSpaces } from '../plain-spaces.js';

// Monday, 24 February 2020, 14:04:40 in New York.
const ms = 1582571080000;

const format = (words: string, locale = 'en', time = ms, timeZone = 'America/New_York') =>
  plainSpaces(formatDateTime(time, readDateTimeOptions(words.split(' ')), { locale, timeZone }));

describe('formatDateTime (§11.3)', () => {
  it.each([
    ['', 'February 24, 2020'],
    ['foo:bar', 'February 24, 2020'],
    ['date', '2/24/20'],
    ['time', '2:04 PM'],
    ['date time', '2/24/20, 2:04 PM'],
    ['short', '2/24/20, 2:04 PM'],
    ['medium', 'Feb 24, 2020, 2:04:40 PM'],
    ['date:short', '2/24/20'],
    ['date:medium', 'Feb 24, 2020'],
    ['date:long', 'February 24, 2020'],
    ['date:full', 'Monday, February 24, 2020'],
    ['time:short', '2:04 PM'],
    ['time:medium', '2:04:40 PM'],
    ['time:long', '2:04:40 PM EST'],
    ['time:full', '2:04:40 PM Eastern Standard Time'],
    ['datetime:short', '2/24/20, 2:04 PM'],
    ['date:short time:medium', '2/24/20, 2:04:40 PM'],
    ['yMMMd', 'Feb 24, 2020'],
    ['skeleton:yMMMd', 'Feb 24, 2020'],
    ['skeleton:EyMMMd', 'Mon, Feb 24, 2020'],
    ['yMMMMdEEEE', 'Monday, February 24, 2020'],
    ['yMMM d', 'Feb 24, 2020'],
    ['date:yMd', '2/24/2020'],
    ['time:hm', '2:04 PM'],
    ['date:yMd time:hm', '2/24/2020, 2:04 PM'],
    ['datetime:yMMMdhm', 'Feb 24, 2020, 2:04 PM'],
    ['MMMM', 'February'],
    ['yM', '2/2020'],
    ['E', 'Mon'],
    ['Hm', '14:04'],
    ['Hms', '14:04:40'],
    ['jm', '2:04 PM'],
    ['hmz', '2:04 PM EST'],
    ['skeleton:Bh', '2 in the afternoon'],
  ])('writes "%s" as %s', (words, text) => {
    expect(format(words)).toBe(text);
  });

  it.each([
    ['date:medium time:hm', 'Feb 24, 2020, 2:04 PM'],
    ['date:medium skeleton:hm', 'Feb 24, 2020, 2:04 PM'],
    ['date:medium yMMMMdhm', 'Feb 24, 2020, 2:04 PM'],
    ['time:short yMMMd', 'Feb 24, 2020, 2:04 PM'],
    ['time:short yMMMdhms', 'Feb 24, 2020, 2:04 PM'],
    ['date:full time:hm', 'Monday, February 24, 2020 at 2:04 PM'],
    ['date:medium time:hm wrap:full', 'Feb 24, 2020 at 2:04 PM'],
    ['date:medium time:hm wrapper:full', 'Feb 24, 2020 at 2:04 PM'],
    ['date:medium time:hm wrapped:long', 'Feb 24, 2020 at 2:04 PM'],
    ['date:medium time:hm wrap:short', 'Feb 24, 2020, 2:04 PM'],
    ['date:medium time:hm wrap:wide', 'Feb 24, 2020, 2:04 PM'],
    ['yMMMd hm wrap:full', 'Feb 24, 2020 at 2:04 PM'],
    ['short wrap:full', '2/24/20 at 2:04 PM'],
    ['date:short wrap:full', '2/24/20'],
    ['time:short yMMMMd', 'February 24, 2020 at 2:04 PM'],
    ['time:short yMMMMEEEEd', 'Monday, February 24, 2020 at 2:04 PM'],
    ['time:short yMd', '2/24/2020, 2:04 PM'],
  ])('joins the halves of "%s" as in %s', (words, text) => {
    expect(format(words)).toBe(text);
  });

  it.each([
    ['calendar:gregorian', 'en', 'February 24, 2020'],
    ['calendar:gregory', 'en', 'February 24, 2020'],
    ['calendar:iso8601', 'en', 'February 24, 2020'],
    ['calendar:buddhist', 'en', 'February 24, 2563 BE'],
    ['calendar:persian', 'en', 'Esfand 5, 1398 AP'],
    ['calendar:japanese', 'ja', '令和2年2月24日'],
    ['calendar:martian', 'en', 'February 24, 2020'],
    ['calendar:buddhist date:medium time:hm wrap:full', 'en', 'Feb 24, 2563 BE at 2:04 PM'],
  ])('with %s in %s writes %s', (words, locale, text) => {
    expect(format(words, locale)).toBe(text);
  });

  it.each([
    ['MMMM', 'es', 'febrero'],
    ['MMMM context:middle-of-text', 'es', 'febrero'],
    ['MMMM context:begin-sentence', 'es', 'Febrero'],
    ['EEEE context:begin-sentence', 'fr', 'Lundi'],
    ['yMMMd context:begin-sentence', 'en', 'Feb 24, 2020'],
    ['MMMM context:standalone', 'en', 'February'],
    ['MMMM context:ui-list-or-menu', 'en', 'February'],
  ])('with %s in %s writes %s', (words, locale, text) => {
    expect(format(words, locale)).toBe(text);
  });

  it.each([
    ['de', '24. Februar 2020'],
    ['fr', '24 février 2020'],
    ['ja', '2020年2月24日'],
  ])('writes the long date of %s as %s', (locale, text) => {
    expect(format('', locale)).toBe(text);
  });

  it.each([
    ['de', '24.02.2020 um 14:04'],
    ['ja', '2020/02/24 14:04'],
  ])('joins a mixed date in %s as that language does: %s', (locale, text) => {
    expect(format('date:medium time:Hm wrap:full', locale)).toBe(text);
  });

  it('uses the zone', () => {
    expect(format('date:short time:short', 'en', 0, 'Asia/Tokyo')).toBe('1/1/70, 9:00 AM');
    expect(format('date:short time:short', 'en', 0)).toBe('12/31/69, 7:00 PM');
  });

  it.each([[NaN], [Infinity], [8.64e15 + 1], [-1e300]])('writes nothing for %d', (time) => {
    expect(format('short', 'en', time)).toBe('');
    expect(format('date:medium time:hm', 'en', time)).toBe('');
  });
});
