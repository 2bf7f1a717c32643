import { describe, expect, it } from 'vitest';
import { imageWidths, thumbnailForWidth } from '../../../../../core/content/index.js';
import { widthAbove } from '../../../../../core/content/image/widths.js';

describe('the stored widths', () => {
  it('are those of platform §9', () => {
    expect(imageWidths).toEqual([100, 300, 500, 750, 1000, 1500, 2500]);
  });

  // platform §9: "above 1000 gives 1500w, above 750 gives 1000w, above 500 gives 750w, above 300 gives 500w, above 100
  // gives 300w, otherwise 100w."
  it.each([
    [0, '100w'],
    [-5, '100w'],
    [100, '100w'],
    [100.5, '300w'],
    [101, '300w'],
    [300, '300w'],
    [301, '500w'],
    [500, '500w'],
    [501, '750w'],
    [750, '750w'],
    [751, '1000w'],
    [1000, '1000w'],
    [1001, '1500w'],
    [5000, '1500w'],
    [Number.NaN, '100w'],
  ])('a width of %d is filled by %s', (width, name) => {
    expect(thumbnailForWidth(width)).toBe(name);
  });

  it.each([
    ['100w', 300],
    ['1500w', 2500],
    ['2500w', undefined],
    ['350w', undefined],
    ['100', undefined],
    ['', undefined],
  ])('the step above %j is %j', (name, width) => {
    expect(widthAbove(name)).toBe(width);
  });
});
