import { describe, expect, it } from 'vitest';
import { chosen, isKeyOf, splitOptions } from '../../../../../core/i18n/options/index.js';

describe('splitOptions', () => {
  it('splits at the first colon', () => {
    expect(splitOptions(['group', 'style:long', 'a:b:c', ':x', ''])).toEqual([
      ['group'],
      ['style', 'long'],
      ['a', 'b:c'],
      ['', 'x'],
      [''],
    ]);
  });
});

describe('chosen', () => {
  const widths = { short: 1, long: 2 };

  it.each([
    [['width:short'], 1],
    [['width:short', 'width:long'], 2],
    [['width:long', 'width:huge'], 2],
    [['other:short'], undefined],
    [['width:constructor'], undefined],
    [['width'], undefined],
    [[], undefined],
  ])('of %j takes %j', (args, choice) => {
    expect(chosen(args, /^width$/, widths)).toBe(choice);
  });
});

describe('isKeyOf', () => {
  it('sees own keys alone', () => {
    expect(isKeyOf({ a: 1 }, 'a')).toBe(true);
    expect(isKeyOf({ a: 1 }, 'toString')).toBe(false);
  });
});
