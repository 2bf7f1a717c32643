// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createLocator } from '../../../../../core/template/errors/index.js';
import { placesOf, render } from '../rendering.js';

describe('a place in a text (§6.3)', () => {
  it.each<[string, number, number, number]>([
    ['', 0, 1, 1],
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['abc', 3, 1, 4],
    ['a\nb', 1, 1, 2],
    ['a\nb', 2, 2, 1],
    ['a\n\nb', 2, 2, 1],
    ['a\n\nb', 3, 3, 1],
    ['a\n', 2, 2, 1],
    ['\n\n\n', 3, 4, 1],
    ['a\r\nb', 3, 2, 1],
    ['a\r\nb', 1, 1, 2],
    ['a\rb', 2, 1, 3],
    ['a\u2028b', 2, 1, 3],
    ['\ta', 1, 1, 2],
    ['😀a', 2, 1, 3],
    ['é́a', 2, 1, 3],
  ])('%j at %d is line %d, character %d', (source, index, line, character) => {
    expect(createLocator(source)(index)).toEqual({ line, character });
  });

  it('is found in any order', () => {
    const source = Array.from({ length: 100 }, (_, at) => 'x'.repeat(at)).join('\n');
    const locate = createLocator(source);
    const expected = (index: number) => {
      const before = source.slice(0, index).split('\n');
      return { line: before.length, character: (before.at(-1) ?? '').length + 1 };
    };
    for (let index = source.length; index >= 0; index -= 7) {
      expect(locate(index)).toEqual(expected(index));
    }
  });

  it.each<[string, string]>([
    ['\r\n\r\n  {a|nope}', '3:6'],
    ['\t\t{a|nope}', '1:6'],
    ['😀😀{a|nope}', '1:8'],
    ['{.if a}\r\n{.or}\r\n😀{a|nope}{.end}', '3:6'],
    ['{a\n|nope}{a|nope}', '2:10'],
    ['{a|html|nope}', '1:9'],
    ['{a|truncate 5 \n|nope}', '2:2'],
    ['\u2028{a|nope}', '1:5'],
  ])('of %j is %s', (source, place) => {
    expect(placesOf(render(source).errors)).toEqual([`FORMATTER_UNKNOWN ${place}`]);
  });
});
