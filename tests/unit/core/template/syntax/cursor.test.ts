// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  Cursor,
  definition,
  filePath,
  predicateName,
  splitArguments,
  whitespace,
  word,
} from '../../../../../core/template/syntax/cursor.js';
import type { Path } from '../../../../../core/template/values.js';

/** What a reader finds at the start of a tag's inside, and what it leaves. */
function read<Result>(inside: string, reader: (cursor: Cursor) => Result): [Result, string] {
  const cursor = new Cursor(`${inside}}`);
  const result = reader(cursor);
  return [result, cursor.source.slice(cursor.position, -1)];
}

describe('a word (§1.2)', () => {
  it.each<[string, string, string]>([
    ['a', 'a', ''],
    ['Z', 'Z', ''],
    ['a-b_C9', 'a-b_C9', ''],
    ['a--', 'a--', ''],
    ['a.b', 'a', '.b'],
    ['a b', 'a', ' b'],
    ['aé', 'a', 'é'],
    ['a?', 'a', '?'],
    // Their other cases are letters of ASCII.
    ['a\u017f', 'a', '\u017f'],
    ['a\u212a', 'a', '\u212a'],
  ])('of %j is %j', (inside, text, rest) => {
    expect(read(inside, (cursor) => cursor.read(word))).toEqual([text, rest]);
  });

  it.each(['', '1a', '_a', '-a', 'é', 'ａ', '@a', '$a', ' a', '.a', '\u0430', '\u017f', '\u212a'])(
    '%j does not begin with one',
    (inside) => {
      expect(read(inside, (cursor) => cursor.read(word))).toEqual([null, inside]);
    },
  );
});

describe('a reference (§1.2)', () => {
  it.each<[string, Path, string]>([
    ['a', ['a'], ''],
    ['a-b', ['a-b'], ''],
    ['a.b.c', ['a', 'b', 'c'], ''],
    ['0', [0], ''],
    ['00', [0], ''],
    ['a.0.b', ['a', 0, 'b'], ''],
    ['2147483647', [2147483647], ''],
    ['2147483648', ['2147483648'], ''],
    ['02147483648', ['02147483648'], ''],
    ['@', ['@'], ''],
    ['@.a', ['@', 'a'], ''],
    ['@foo.bar', ['@foo', 'bar'], ''],
    ['a.@', ['a', '@'], ''],
    ['a.@c', ['a', '@c'], ''],
    ['@.@.@', ['@', '@', '@'], ''],
    ['$x.$y', ['$x', '$y'], ''],
    ['@0', ['@'], '0'],
    ['@@a', ['@'], '@a'],
    ['1a', [1], 'a'],
    ['a,b', ['a'], ',b'],
    ['a|b', ['a'], '|b'],
    ['a b', ['a'], ' b'],
    ['a"', ['a'], '"'],
  ])('of %j is %j', (inside, path, rest) => {
    expect(read(inside, (cursor) => cursor.readReference())).toEqual([path, rest]);
  });

  it.each([
    '',
    '.',
    '.a',
    'a.',
    'a..b',
    'a.-1',
    'a.$',
    'a. b',
    'a.é',
    '_a',
    '$',
    '$1',
    '-1',
    '"a"',
    'é',
    ' a',
  ])('%j is none', (inside) => {
    expect(read(inside, (cursor) => cursor.readReference())[0]).toBeNull();
  });
});

describe('a list of references (§1.2)', () => {
  it.each<[string, Path[], string]>([
    ['a', [['a']], ''],
    ['a,b', [['a'], ['b']], ''],
    ['a , b', [['a'], ['b']], ''],
    ['a   ,   b.c,@', [['a'], ['b', 'c'], ['@']], ''],
    ['a, b|c', [['a'], ['b']], '|c'],
    ['a ', [['a']], ' '],
    ['a b', [['a']], ' b'],
    ['a\t,b', [['a']], '\t,b'],
    ['a\n', [['a']], '\n'],
  ])('of %j is %j', (inside, references, rest) => {
    expect(read(inside, (cursor) => cursor.readReferences())).toEqual([references, rest]);
  });

  it.each(['', ',a', 'a,', 'a, ', 'a,,b', 'a,\tb', 'a,\nb', 'a, |html'])('%j is none', (inside) => {
    expect(read(inside, (cursor) => cursor.readReferences())[0]).toBeNull();
  });
});

describe('a definition (§1.2)', () => {
  it.each([
    ['@foo', '@foo', ''],
    ['@f-o_0 x', '@f-o_0', ' x'],
    ['@a.b', '@a', '.b'],
  ])('of %j is %j', (inside, name, rest) => {
    expect(read(inside, (cursor) => cursor.read(definition))).toEqual([name, rest]);
  });

  it.each(['', '@', 'foo', '@1', '@@a', '$a', '@ a'])('%j is none', (inside) => {
    expect(read(inside, (cursor) => cursor.read(definition))).toEqual([null, inside]);
  });
});

describe('the name of a predicate (§1.2)', () => {
  it.each([
    ['equal?', 'equal?', ''],
    ['a-b?:x', 'a-b?', ':x'],
    ['a??', 'a?', '?'],
  ])('of %j is %j', (inside, name, rest) => {
    expect(read(inside, (cursor) => cursor.read(predicateName))).toEqual([name, rest]);
  });

  it.each(['', '?', 'equal', 'equal ?', '1?', '.a?'])('%j is none', (inside) => {
    expect(read(inside, (cursor) => cursor.read(predicateName))).toEqual([null, inside]);
  });
});

describe('a file path (§1.2)', () => {
  it.each([
    ['a.html', 'a.html', ''],
    ['../a/B-9_c.html x', '../a/B-9_c.html', ' x'],
    ['-', '-', ''],
    ['1', '1', ''],
    ['a:b', 'a', ':b'],
  ])('of %j is %j', (inside, path, rest) => {
    expect(read(inside, (cursor) => cursor.read(filePath))).toEqual([path, rest]);
  });

  it.each(['', ' a', '@a', '?', 'é', '\\a'])('%j is none', (inside) => {
    expect(read(inside, (cursor) => cursor.read(filePath))).toEqual([null, inside]);
  });
});

describe('white space (§1.2)', () => {
  it.each<[string, number]>([
    [' ', 1],
    ['\t\n\r\f\v x', 6],
    ['x ', 0],
    ['\u00a0', 0],
    ['\u2028', 0],
    ['\ufeff', 0],
    ['\u0085', 0],
  ])('%j begins with %d of it', (inside, count) => {
    expect(read(inside, (cursor) => cursor.read(whitespace))).toEqual([
      inside.slice(0, count) || null,
      inside.slice(count),
    ]);
  });
});

describe('a chain of formatters (§1.2, §2.1)', () => {
  it.each<[string, [name: string, list: string[], delimiter: string][]]>([
    ['', []],
    ['|a', [['a', [], '']]],
    [
      '|a|b-c',
      [
        ['a', [], ''],
        ['b-c', [], ''],
      ],
    ],
    ['|a x y', [['a', ['x', 'y'], ' ']]],
    ['|a:x y:z', [['a', ['x y', 'z'], ':']]],
    ['|a/5/ more', [['a', ['5', ' more'], '/']]],
    ['|a x  y', [['a', ['x', '', 'y'], ' ']]],
    ['|a 5 ', [['a', ['5', ''], ' ']]],
    ['|a ', [['a', [''], ' ']]],
    ['|a\nx', [['a', ['x'], '\n']]],
    [
      '|a x|b:y',
      [
        ['a', ['x'], ' '],
        ['b', ['y'], ':'],
      ],
    ],
    ['|a.b', [['a', ['b'], '.']]],
    ['|a,b,', [['a', ['b', ''], ',']]],
    ['|a{', [['a', [''], '{']]],
  ])('of %j is %j', (inside, expected) => {
    const [calls, rest] = read(inside, (cursor) => cursor.readCalls());
    expect(calls?.map(({ name, args }) => [name, args.list, args.delimiter])).toEqual(expected);
    expect(rest).toBe('');
  });

  it('records the index of each name', () => {
    const [calls] = read('|html|truncate 5|json', (cursor) => cursor.readCalls());
    expect(calls?.map(({ at }) => at)).toEqual([1, 6, 17]);
  });

  it.each(['|', '||', '||b', '|a|', '|a||b', '| a', '|1', '|?', '|_a', ' |a', 'x', '|a|b|'])(
    '%j is none',
    (inside) => {
      expect(read(inside, (cursor) => cursor.readCalls())[0]).toBeNull();
    },
  );
});

describe('arguments (§7)', () => {
  it.each<[string, string[], string]>([
    ['', [], ''],
    [' ', [], ''],
    ['|', [], ''],
    [' a b', ['a', 'b'], ' '],
    [':a:x y', ['a', 'x y'], ':'],
    [' a  1', ['a', '', '1'], ' '],
    ['|a|b c', ['a', 'b c'], '|'],
    ['  ', ['', ''], ' '],
    ['aba', ['b', ''], 'a'],
    ['\n1\n2', ['1', '2'], '\n'],
    [' "x y"', ['"x', 'y"'], ' '],
  ])('of a predicate: %j gives %j', (inside, list, delimiter) => {
    expect(read(inside, (cursor) => cursor.readArguments())).toEqual([{ list, delimiter }, '']);
  });

  it('are split at every occurrence of the first character', () => {
    expect(splitArguments('xaxbx')).toEqual({ list: ['a', 'b', ''], delimiter: 'x' });
  });
});
