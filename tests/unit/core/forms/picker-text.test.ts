import { describe, expect, it } from 'vitest';
import { joinDate, joinTime, splitDate, splitTime } from '../../../../core/forms/picker-text.js';

describe('a date in one control', () => {
  it.each([
    ['', ['', '', '']],
    ['2027-02-28', ['2', '28', '2027']],
    ['2/28/2027', ['2', '28', '2027']],
    ['soon', ['soon', '', '']],
  ])('%s', (typed, parts) => {
    expect(splitDate(typed)).toEqual(parts);
  });

  it.each([
    [['2', '28', '2027'], '2027-02-28'],
    [['02', '28', '2027'], '2027-02-28'],
    [['٢', '٢٨', '٢٠٢٧'], '2027-02-28'],
    [['2', '30', '2027'], ''],
    [['', '', ''], ''],
  ])('%j', (parts, shown) => {
    expect(joinDate(parts)).toBe(shown);
  });
});

describe('a time in one control', () => {
  it.each([
    ['', ['', '', '', '']],
    ['16:05', ['16', '05', '', '']],
    ['09:05:30', ['9', '05', '30', '']],
    ['00:00', ['0', '00', '', '']],
    ['4:05 pm', ['4', '05', '', 'PM']],
    ['noon', ['noon', '', '', '']],
  ])('%s', (typed, parts) => {
    expect(splitTime(typed)).toEqual(parts);
  });

  it.each([
    [['16', '05', '', ''], '16:05'],
    [['4', '5', '', 'PM'], '16:05'],
    [['12', '00', '', 'AM'], '00:00'],
    [['12', '00', '', 'PM'], '12:00'],
    [['9', '05', '30', ''], '09:05:30'],
    [['25', '00', '', ''], ''],
  ])('%j', (parts, shown) => {
    expect(joinTime(parts)).toBe(shown);
  });
});
