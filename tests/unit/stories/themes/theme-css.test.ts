import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  contrastOf,
  emptyTheme,
  joinColour,
  readToken,
  splitColour,
  toSixDigits,
  writeToken,
} from '../../../../stories/themes/theme-css.js';

const radius = '--vitrine-radius';
const folder = 'widgets/styles/themes';

describe('the style sheet of a theme', () => {
  it('takes a token, another value of it, and loses it again', () => {
    const one = writeToken(emptyTheme, radius, '4px');
    expect(one).toBe(':root {\n  --vitrine-radius: 4px;\n}\n');
    expect(writeToken(one, radius, '8px')).toBe(':root {\n  --vitrine-radius: 8px;\n}\n');
    expect(writeToken(one, radius, '')).toBe(emptyTheme);
    expect(writeToken(emptyTheme, radius, '')).toBe(emptyTheme);
  });

  it('knows a token from one whose name begins alike', () => {
    const both = writeToken(writeToken(emptyTheme, `${radius}-pill`, '9px'), radius, '1px');
    expect(readToken(both, radius)).toBe('1px');
    expect(readToken(both, `${radius}-pill`)).toBe('9px');
    expect(readToken(both, '--vitrine-space')).toBe('');
  });

  it('cannot be ended by what is typed', () => {
    expect(writeToken(emptyTheme, radius, '4px; } body { display: none')).toBe(
      ':root {\n  --vitrine-radius: 4px  body  display: none;\n}\n',
    );
  });

  it.each(readdirSync(folder))('%s keeps everything else', (file) => {
    const css = readFileSync(`${folder}/${file}`, 'utf8');
    const value = readToken(css, radius);
    expect(value).toMatch(/^\d+px$/);
    const other = writeToken(css, radius, '99px');
    expect(readToken(other, radius)).toBe('99px');
    expect(writeToken(other, radius, value)).toBe(css);
  });
});

describe('a colour by day and by night', () => {
  it.each([
    ['light-dark(#fff, #000)', { light: '#fff', dark: '#000' }],
    ['#abc', { light: '#abc', dark: '#abc' }],
    ['', { light: '', dark: '' }],
  ])('%s is read and written', (value, halves) => {
    expect(splitColour(value)).toEqual(halves);
    expect(joinColour(halves)).toBe(value);
  });

  it('is the one that is there when the other is not', () => {
    expect(joinColour({ light: '#fff', dark: '' })).toBe('#fff');
  });

  it.each([
    ['#FfF', '#ffffff'],
    ['#1a2B3c', '#1a2b3c'],
    ['#12345', null],
    ['tan', null],
  ])('%s has the six digits %s', (colour, six) => {
    expect(toSixDigits(colour)).toBe(six);
  });
});

describe('the contrast of two colours', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#767676', '#fff', 4.54],
    ['#fff', '#fff', 1],
  ])('%s on %s is %d', (one, two, ratio) => {
    expect(contrastOf(one, two)).toBeCloseTo(ratio, 2);
  });

  it('is unknown for what is no hexadecimal colour', () => {
    expect(contrastOf('tan', '#fff')).toBeNull();
  });
});
