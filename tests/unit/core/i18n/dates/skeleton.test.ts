import { describe, expect, it } from 'vitest';
import { readSkeleton } from '../../../../../core/i18n/dates/skeleton.js';

describe('readSkeleton (§11.3)', () => {
  it.each([
    ['y', { year: 'numeric' }],
    ['yy', { year: '2-digit' }],
    ['yyyy', { year: 'numeric' }],
    ['Y', { year: 'numeric' }],
    ['M', { month: 'numeric' }],
    ['MM', { month: '2-digit' }],
    ['MMM', { month: 'short' }],
    ['MMMM', { month: 'long' }],
    ['LLLL', { month: 'long' }],
    ['MMMMM', { month: 'narrow' }],
    ['MMMMMMM', { month: 'narrow' }],
    ['d', { day: 'numeric' }],
    ['dd', { day: '2-digit' }],
    ['E', { weekday: 'short' }],
    ['EEE', { weekday: 'short' }],
    ['EEEE', { weekday: 'long' }],
    ['cccc', { weekday: 'long' }],
    ['EEEEE', { weekday: 'narrow' }],
    ['EEEEEE', { weekday: 'short' }],
    ['G', { era: 'short' }],
    ['GGGG', { era: 'long' }],
    ['GGGGG', { era: 'narrow' }],
    ['yMMMdE', { year: 'numeric', month: 'short', day: 'numeric', weekday: 'short' }],
    ['Q', null],
    ['jm', null],
    ['', null],
    ['toString', null],
  ])('reads the date of %j as %j', (skeleton, date) => {
    expect(readSkeleton(skeleton).date).toEqual(date);
  });

  it.each([
    ['j', { hour: 'numeric' }],
    ['jm', { hour: 'numeric', minute: 'numeric' }],
    ['h', { hour: 'numeric', hourCycle: 'h12' }],
    ['hh', { hour: '2-digit', hourCycle: 'h12' }],
    ['HHmm', { hour: '2-digit', hourCycle: 'h23', minute: '2-digit' }],
    ['K', { hour: 'numeric', hourCycle: 'h11' }],
    ['k', { hour: 'numeric', hourCycle: 'h24' }],
    ['s', { second: 'numeric' }],
    ['ssSSS', { second: '2-digit', fractionalSecondDigits: 3 }],
    ['SSSSS', { fractionalSecondDigits: 3 }],
    ['B', { dayPeriod: 'short' }],
    ['BBBB', { dayPeriod: 'long' }],
    ['z', { timeZoneName: 'short' }],
    ['zzzz', { timeZoneName: 'long' }],
    ['O', { timeZoneName: 'shortOffset' }],
    ['OOOO', { timeZoneName: 'longOffset' }],
    ['v', { timeZoneName: 'shortGeneric' }],
    ['vvvv', { timeZoneName: 'longGeneric' }],
    ['VVVV', { timeZoneName: 'longGeneric' }],
    ['Z', { timeZoneName: 'longOffset' }],
    ['XXX', { timeZoneName: 'longOffset' }],
    ['x', { timeZoneName: 'longOffset' }],
    ['ha', { hour: 'numeric', hourCycle: 'h12' }],
    ['yMMMd', null],
  ])('reads the time of %j as %j', (skeleton, time) => {
    expect(readSkeleton(skeleton).time).toEqual(time);
  });
});
