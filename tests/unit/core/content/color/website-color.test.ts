import { describe, expect, it } from 'vitest';
import { formatWebsiteColor } from '../../../../../core/content/index.js';

describe('formatWebsiteColor', () => {
  it.each([
    [110, 0.9, 1, undefined, 'hsl(110, 90%, 100%)'],
    [0, 0, 0, 0, 'hsla(0, 0%, 0%, 0)'],
    [360, 1, 1, 1, 'hsla(360, 100%, 100%, 1)'],
    [0.956, 0.9554, 0.9567, 0.555, 'hsla(0.96, 95.54%, 95.67%, 0.56)'],
    [120.456, 0.12345, 1, 0.333, 'hsla(120.46, 12.35%, 100%, 0.33)'],
  ])('writes %d, %d, %d, %j', (hue, saturation, lightness, alpha, css) => {
    expect(formatWebsiteColor({ hue, saturation, lightness, alpha })).toBe(css);
  });

  it.each([
    [undefined, 1, 1],
    [1, undefined, 1],
    [1, 1, undefined],
    [999, undefined, 9],
  ])('asks for what is missing of %j, %j, %j', (hue, saturation, lightness) => {
    expect(formatWebsiteColor({ hue, saturation, lightness })).toBe('Missing an H/S/L value.');
  });

  // platform §5: "hue outside 0-360, saturation and lightness outside 0-1, alpha outside 0-1"
  it.each([
    [361, 0, 0, 0, 'Hue out of bounds. '],
    [-1, 0, 0, 0, 'Hue out of bounds. '],
    [0, 1.01, 0, 0, 'Saturation out of bounds. '],
    [0, 0, -0.01, 0, 'Lightness out of bounds. '],
    [0, 0, 0, 2, 'Alpha out of bounds.'],
    [
      361,
      2,
      -1,
      3,
      'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
    ],
    [Number.NaN, 0, 0, 0, 'Hue out of bounds. '],
  ])('says what is out of bounds in %d, %d, %d, %d', (hue, saturation, lightness, alpha, text) => {
    expect(formatWebsiteColor({ hue, saturation, lightness, alpha })).toBe(text);
  });
});
