import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../../support/cpu-time.js';
import { readDecimal, shiftDecimal } from '../../../../../core/i18n/numbers/decimal-text.js';

describe('readDecimal', () => {
  it.each([
    [5, '5'],
    [-0.5, '-0.5'],
    [1e21, '1e+21'],
    [NaN, 'NaN'],
    ['12.50', '12.50'],
    ['1e3', '1e3'],
    ['-1E-3', '-1E-3'],
    ['.5', '.5'],
    ['5.', '5.'],
    ['+7', '+7'],
    ['NaN', 'NaN'],
    ['-Infinity', '-Infinity'],
    ['123456789012345678901234567890.123456789', '123456789012345678901234567890.123456789'],
  ])('takes %j as it is written', (value, text) => {
    expect(readDecimal(value)).toBe(text);
  });

  it.each([
    [''],
    [' 1'],
    ['1 '],
    ['.'],
    ['-'],
    ['e3'],
    ['1e'],
    ['1,000'],
    ['0x10'],
    ['1.2.3'],
    ['12px'],
    ['"abcdef"'],
    ['infinity'],
    [true],
    [null],
    [undefined],
    [[1]],
    [{ value: '1' }],
  ])('refuses %j', (value) => {
    expect(readDecimal(value)).toBeUndefined();
  });

  it.each([
    ['1e999999999', 'Infinity'],
    ['1E-00001', '0.1'],
    [`0.${'3'.repeat(1000)}`, '0.3333333333333333'],
  ])('takes the endless %j as a float', (value, text) => {
    expect(readDecimal(value)).toBe(text);
  });

  it('refuses a long text in one pass', () => {
    const started = cpuTime();
    for (const text of [
      '1'.repeat(1e6),
      `${'1'.repeat(5e5)}.${'1'.repeat(5e5)}`,
      '.'.repeat(1e6),
    ]) {
      expect(readDecimal(`${text}x`)).toBeUndefined();
    }
    expect(cpuTime() - started).toBeLessThan(1000);
  });
});

describe('shiftDecimal', () => {
  it.each([
    ['25.6', -2, '25.6e-2'],
    ['25.6e3', -2, '25.6e1'],
    ['1E-3', 1, '1e-2'],
    ['5', 0, '5'],
    ['NaN', 1, 'NaN'],
    ['Infinity', 1, 'Infinity'],
  ])('moves the point of %s by %d', (text, places, shifted) => {
    expect(shiftDecimal(text, places)).toBe(shifted);
  });
});
