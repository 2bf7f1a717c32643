import { describe, expect, it } from 'vitest';
import { parseImageSize, resizedHeight, resizedWidth } from '../../../../../core/content/index.js';

describe('parseImageSize', () => {
  it('reads width and height', () => {
    expect(parseImageSize('800x400')).toEqual({ width: 800, height: 400 });
  });

  it.each(['', '800', '800x', 'x400', '1x2x3', '800 x 400', '8.5x4', '-8x4', 'axb', '800x400\n'])(
    'refuses %j',
    (text) => {
      expect(parseImageSize(text)).toBeNull();
    },
  );
});

describe('resizing', () => {
  it.each([
    [100, 200, 50, 100],
    [250, 175, 50, 35],
    [400, 100, 50, 12],
    [1000, 667, 333, 222],
    [0, 100, 50, Number.NaN],
    [100, 100, Number.NaN, Number.NaN],
  ])('%dx%d drawn %d wide is %d high', (width, height, to, expected) => {
    expect(resizedHeight({ width, height }, to)).toBe(expected);
  });

  it.each([
    [100, 200, 50, 25],
    [250, 175, 50, 71],
    [1000, 667, 333, 499],
    [100, 0, 50, Number.NaN],
  ])('%dx%d drawn %d high is %d wide', (width, height, to, expected) => {
    expect(resizedWidth({ width, height }, to)).toBe(expected);
  });
});
