import { describe, expect, it } from 'vitest';
import { dateFormatters } from '../../../../../../core/template/formatters/date/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { plainSpaces } from '../../../i18n/plain-spaces.js';
import { renderWith } from '../../render-with.js';

const renderAny = renderWith({ formatters: dateFormatters });
const now = 1384518716400;
const hour = 3_600_000;
const render = (template: string, data: Value, locale: string | null = 'en') =>
  plainSpaces(renderAny(template, data, { locale, now }));
const data = { a: now, b: now + 100_000_000, c: now + hour, x: 'x', end: 'Infinity' };

describe('datetime (§9.4)', () => {
  it.each([
    ['{a|datetime}', 'November 15, 2013'],
    ['{a|datetime date:full}', 'Friday, November 15, 2013'],
    ['{a|datetime/date:short/time:short}', '11/15/13, 7:31 AM'],
    ['{a|datetime yMMMd}', 'Nov 15, 2013'],
    ['[{x|datetime}]', '[]'],
    ['[{end|datetime}]', '[]'],
    ['{nothing|datetime}', 'December 31, 1969'],
  ])('renders %s as %s', (template, output) => {
    expect(render(template, data)).toBe(output);
  });
});

describe('datetime-interval (§9.4)', () => {
  it.each([
    ['{a, b|datetime-interval}', 'Nov 15 – 16, 2013'],
    ['{b, a|datetime-interval}', 'Nov 15 – 16, 2013'],
    ['{a, c|datetime-interval}', '7:31 – 8:31 AM'],
    ['{a, b, c|datetime-interval yMMMMd}', 'November 15 – 16, 2013'],
    ['[{a|datetime-interval}]', '[]'],
    ['[{a, x|datetime-interval}]', '[]'],
    ['[{end, a|datetime-interval}]', '[]'],
  ])('renders %s as %s', (template, output) => {
    expect(render(template, data)).toBe(output);
  });
});

describe('relative-time (§9.4)', () => {
  it.each([
    ['{a|relative-time}', 'now'],
    ['{c|relative-time}', 'in 1 hour'],
    ['{b|relative-time}', 'tomorrow'],
    ['{b|relative-time numericOnly:true}', 'in 1 day'],
    ['{b, a|relative-time}', 'yesterday'],
    ['{a, c|relative-time field:minute}', 'in 60 minutes'],
    ['{c|relative-time context:begin-sentence}', 'In 1 hour'],
    ['[{x|relative-time}]', '[]'],
    ['[{a, x|relative-time}]', '[]'],
  ])('renders %s as %s', (template, output) => {
    expect(render(template, data)).toBe(output);
  });
});

it.each([['datetime'], ['datetime date:short'], ['datetime-interval'], ['relative-time']])(
  '%s prints nothing without a locale',
  (formatter) => {
    expect(render(`[{a, b|${formatter}}]`, data, null)).toBe('[]');
  },
);

it('leaves the value of the deprecated datetimefield as it is', () => {
  expect(render('{a|datetimefield}', { a: 5 })).toBe('5');
});
