import { describe, expect, it } from 'vitest';
import { contentFormatters } from '../../../../../../core/template/formatters/content/index.js';
import { checkWith, renderWith } from '../../render-with.js';

const render = renderWith({ formatters: contentFormatters });
const invalid = "Invalid source parameter. Pass in 'originalSize'";

describe('the formatters of an image’s size', () => {
  it.each([
    ['width', '800x400', '800'],
    ['height', '800x400', '400'],
    ['width', '1x2x3', ''],
    ['height', 'bad', ''],
    ['width', null, ''],
    ['height', 800, ''],
    ['resizedHeightForWidth 50', '400x100', '12'],
    ['resizedHeightForWidth 50', 'bad', invalid],
    ['resizedHeightForWidth 50', null, invalid],
    ['resizedHeightForWidth 50px', '100x200', '100'],
    ['resizedHeightForWidth', '100x200', ''],
    ['resizedHeightForWidth 50', '0x0', ''],
    ['resizedWidthForHeight 333', '1000x667', '499'],
    ['resizedWidthForHeight 50', 'bad', invalid],
    ['squarespaceThumbnailForWidth 100', '100x200', '100w'],
    ['squarespaceThumbnailForWidth 301', 'bad', '500w'],
    ['squarespaceThumbnailForWidth 5000', null, '1500w'],
    ['squarespaceThumbnailForWidth', null, '100w'],
    ['squarespaceThumbnailForHeight 600', '1200x2400', '300w'],
    ['squarespaceThumbnailForHeight 1000', '800x600', '1500w'],
    ['squarespaceThumbnailForHeight 10', 'bad', invalid],
  ])('%s of %j is %j', (call, a, expected) => {
    expect(render(`{a|${call}}`, { a })).toBe(expected);
  });

  it('need one argument each', () => {
    const check = checkWith({ formatters: contentFormatters });
    expect(check('{a|resizedHeightForWidth}')).toEqual([
      "FORMATTER_NEEDS_ARGS: Formatter 'resizedHeightForWidth' needs arguments but none were provided.",
    ]);
    expect(check('{a|squarespaceThumbnailForWidth 1 2}')).toEqual([
      "FORMATTER_ARGS_INVALID: Formatter 'squarespaceThumbnailForWidth' arguments are invalid: 'Wrong number of args, exactly 1 expected'",
    ]);
  });
});
