import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../../../../../../core/template/formatters/core/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { checkWith, renderWith } from '../../render-with.js';

const render = renderWith({ formatters: coreFormatters });
const check = checkWith({ formatters: coreFormatters });

describe('the text formatters', () => {
  it.each<[string, Value, string]>([
    ['str', 'Central Park', 'Central Park'],
    ['str', -15, '-15'],
    ['str', false, 'false'],
    ['str', null, ''],
    ['str', [1, 2], ''],
    ['str', { a: 1 }, ''],
    ['output a b c', 'x', 'a b c'],
    ['output:a:b', 'x', 'a b'],
    ['output a  b', 'x', 'a  b'],
    ['output', 'x', ''],
    ['slugify', " It's  OK ", '-its-ok-'],
    ['slugify', 12.5, '125'],
    ['slugify', ['a'], ''],
  ])('%s of %j is %j', (call, a, expected) => {
    expect(render(`{a|${call}}`, { a })).toBe(expected);
  });
});

describe('smartypants', () => {
  it.each([
    ["Fred's and Joe's", 'Fred’s and Joe’s'],
    ['"foo"', '“foo”'],
    ["'foo'", '‘foo’'],
    ['he said "foo" and \'bar\'', 'he said “foo” and ‘bar’'],
    ["rock 'n' roll", 'rock ‘n’ roll'],
    ['"\'twice\' quoted"', '“‘twice’ quoted”'],
    ['\'"twice" quoted\'', '‘“twice” quoted’'],
    ['a/"b" (\'c\') ["d"] -"e" —"f"', 'a/“b” (‘c’) [“d”] -“e” —“f”'],
    ["a/'b'", 'a/’b’'],
    ["x\n'y'\t'z'", 'x\n‘y’\t‘z’'],
    ['a--b---c', 'a—b—-c'],
    ["class's \\'x'", 'class’s \\’x’'],
    ['6"', '6”'],
    ["''", '‘’'],
    ['', ''],
  ])('writes %j as %j', (a, expected) => {
    expect(render('{a|smartypants}', { a })).toBe(expected);
  });
});

// platform §9: "Default truncate length 100 with ellipsis."
describe('truncate', () => {
  it.each<[string, Value, string]>([
    ['truncate 8', 'hello world foo', 'hello ...'],
    ['truncate 8 !', 'hello world foo', 'hello !'],
    ['truncate:8: more', 'hello world foo', 'hello  more'],
    ['truncate 5 ', 'abcdefg', 'abcde'],
    ['truncate/5/ … ', 'abcdefg', 'abcde … '],
    ['truncate 3', 'abc', 'abc'],
    ['truncate 3.9', 'abcdef', 'abc...'],
    ['truncate 3x', 'abcdef', 'abc...'],
    ['truncate 0', 'abc', 'abc'],
    ['truncate 0.5', 'abc', 'abc'],
    ['truncate -3', 'abcdef', 'abcdef'],
    ['truncate zz', 'abcdef', 'abcdef'],
    ['truncate ', 'abcdef', 'abcdef'],
    ['truncate 3', 123456, '123...'],
    ['truncate 3', null, ''],
    ['truncate', 'a'.repeat(101), `${'a'.repeat(100)}...`],
    ['truncate 3', 'ab😀cd', 'ab...'],
  ])('%s of %j is %j', (call, a, expected) => {
    expect(render(`{a|${call}}`, { a })).toBe(expected);
  });

  it.each([
    ['{a|truncate}{a|truncate 5}{a|truncate 5 …}', []],
    [
      '{a|truncate x}',
      [
        "FORMATTER_ARGS_INVALID: Formatter 'truncate' arguments are invalid: 'Expected a positive number, found x'",
      ],
    ],
    [
      '{a|truncate 5 a b}',
      [
        "FORMATTER_ARGS_INVALID: Formatter 'truncate' arguments are invalid: 'Too many args. Takes between 0 and 2'",
      ],
    ],
  ])('is checked: %s', (template, expected) => {
    expect(check(template)).toEqual(expected);
  });
});
