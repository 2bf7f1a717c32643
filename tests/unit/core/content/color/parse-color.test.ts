import { describe, expect, it } from 'vitest';
import { isDark, parseColor } from '../../../../../core/content/index.js';

const rgb = (red: number, green: number, blue: number, alpha = 1) => ({ red, green, blue, alpha });

function parsed(text: string) {
  const problems: string[] = [];
  const color = parseColor(text, (problem) => problems.push(problem));
  return { color, problems };
}

describe('parseColor', () => {
  it.each([
    ['#fff', rgb(255, 255, 255)],
    ['#1a2B3c', rgb(26, 43, 60)],
    ['abc', rgb(170, 187, 204)],
    ['rgb(1, 2, 3)', rgb(1, 2, 3)],
    ['RGB(1 2 3 / 50%)', rgb(1, 2, 3, 0.5)],
    ['rgba(100%, 0%, 20%, .25)', rgb(255, 0, 51, 0.25)],
    ['hsl(0, 100%, 50%)', rgb(255, 0, 0)],
    ['hsl(120deg 1 0.25)', rgb(0, 128, 0)],
    ['hsla(240, 100%, 50%, 0)', rgb(0, 0, 255, 0)],
    ['hsl(360, 50%, 100%)', rgb(255, 255, 255)],
    ['hsv(0, 100%, 100%)', rgb(255, 0, 0)],
    ['hsv(60, 1, 0.5)', rgb(128, 128, 0)],
    ['hsv(210, 0%, 0%)', rgb(0, 0, 0)],
    [' hsv(210, 50%, 80%) ', rgb(102, 153, 204)],
  ])('reads %j', (text, color) => {
    expect(parsed(text)).toEqual({ color, problems: [] });
  });

  it.each(['lab(50% 40 59)', 'hwb(1, 2, 3)', 'constructor(1, 2, 3)'])(
    'platform §5: "the model must be rgb, hsl or hsv, otherwise null and the message \'Invalid color model\'": %s',
    (text) => {
      expect(parsed(text)).toEqual({ color: null, problems: ['Invalid color model'] });
    },
  );

  it.each(['', '#', '#ab', '#abcd', '#abcdefa', '#ggg', 'red', 'rgb(1, 2, 3'])(
    'platform §5: "Hex colours must have 3 or 6 digits": %j',
    (text) => {
      expect(parsed(text)).toEqual({ color: null, problems: ['A hex colour has 3 or 6 digits.'] });
    },
  );

  it.each([
    ['hsl(361, 1, 1)', 'Hue out of bounds.'],
    ['hsv(-1, 1, 1)', 'Hue out of bounds.'],
    ['hsl(0, 101%, 1)', 'Saturation out of bounds.'],
    ['hsl(0, 1, 1.1)', 'Lightness out of bounds.'],
    ['hsv(0, 1, 1.1)', 'Value out of bounds.'],
    ['rgb(256, 0, 0)', 'Red out of bounds.'],
    ['rgb(0, 0, 0, 2)', 'Alpha out of bounds.'],
    ['rgb(x, 0, 0)', 'Red is no number.'],
    ['rgb()', 'rgb takes three numbers and an alpha.'],
    ['rgb(1, 2)', 'rgb takes three numbers and an alpha.'],
    ['rgb(1, 2, 3, 1, 1)', 'rgb takes three numbers and an alpha.'],
  ])('refuses %s: %s', (text, problem) => {
    expect(parsed(text)).toEqual({ color: null, problems: [problem] });
  });

  it('needs nobody to complain to', () => {
    expect(parseColor('lab(1 2 3)')).toBeNull();
  });
});

describe('isDark (platform §9: "weighted luminance below 0.65 of 256 counts as dark")', () => {
  it.each([
    ['#000', true],
    ['#fff', false],
    // 0.65 of 256 is 166.4.
    ['rgb(166, 166, 166)', true],
    ['rgb(167, 167, 167)', false],
    // Green weighs most, blue least.
    ['#0f0', true],
    ['#ff0', false],
    ['#00f', true],
  ])('of %s is %s', (text, expected) => {
    expect(isDark(parseColor(text)!)).toBe(expected);
  });
});
