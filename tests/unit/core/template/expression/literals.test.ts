import { describe, expect, it } from 'vitest';
import { problemsOf, valueOf } from './evaluate.js';

describe('a number', () => {
  it.each<[string, number]>([
    ['0', 0],
    ['007', 7],
    ['1.', 1],
    ['0.1', 0.1],
    ['1.5e3', 1500],
    ['1.e2', 100],
    ['1e20', 1e20],
    ['1e+2', 100],
    ['1E2', 100],
    ['25e-1', 2.5],
    ['0x07a', 122],
    ['0XfF', 255],
    ['0x111111111111111111111', 1.2895208742556044e24],
    ['9007199254740993', 9007199254740992],
    ['1e999', Infinity],
  ])('%s is %d', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
  });

  it.each([
    ['1..2', 'Duplicate decimal point in number'],
    ['1.5.5', 'Duplicate decimal point in number'],
    ['0.0.0.', 'Duplicate decimal point in number'],
    ['12e10.1', 'Unexpected decimal point in exponent'],
    ['1.5e3.', 'Unexpected decimal point in exponent'],
    ['1e', 'Expected a digit after exponent in decimal number'],
    ['1ee', 'Expected a digit after exponent in decimal number'],
    ['1e-', 'Expected a digit after exponent in decimal number'],
    ['1.e', 'Expected a digit after exponent in decimal number'],
    ['0x', 'Expected digits after start of hex number'],
    ['0xg', 'Expected digits after start of hex number'],
    ['.5', 'Unexpected character at 0: "."'],
    ['0x1.5', 'Unexpected character at 3: "."'],
  ])('%s is refused: %s', (source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });

  it('has no separators: 1,000 is two numbers', () => {
    expect(problemsOf('1_000')).toEqual(['Unexpected character at 1: "_"']);
    expect(valueOf('1,000')).toBe(0);
  });
});

describe('a string', () => {
  it.each([
    [`'bar'`, 'bar'],
    [`"it's"`, "it's"],
    [`'say "hi"'`, 'say "hi"'],
    [`""`, ''],
    [`"\\"bar\\""`, '"bar"'],
    [`'\\''`, "'"],
    [`"\\a\\b\\c\\n\\t\\r\\f"`, 'abc\n\t\r\f'],
    [`"\\v\\0\\/\\\\"`, 'v0/\\'],
    [`"\\x20\\x7d\\x22\\x27"`, ` }"'`],
    [`"\\x7B\\X41"`, '{X41'],
    [`"\\u2019"`, '\u2019'],
    [`"\\ud83d\\ude00"`, '😀'],
    [`"\\U0001f600"`, '😀'],
    [`"\\😀"`, '😀'],
    [`"tab\tbell\u0007"`, 'tab\tbell\u0007'],
    [`"\\\n"`, '\n'],
    [`"// no comment"`, '// no comment'],
  ])('%s is %j', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
  });

  it.each([
    ['\\x00', ' '],
    ['\\x08', ' '],
    ['\\x09', '\t'],
    ['\\x0b', '\v'],
    ['\\x0d', '\r'],
    ['\\x0e', ' '],
    ['\\u001f', ' '],
    ['\\x20', ' '],
    ['\\x7f', '\u007f'],
    ['\\U0010ffff', '\u{10ffff}'],
    ['\\U00110000', ' '],
    ['\\Uffffffff', ' '],
  ])('%s stands for %j', (escape, expected) => {
    expect(valueOf(`"${escape}"`)).toBe(expected);
  });

  it.each([
    ['"', 'Unterminated string'],
    [`"a'`, 'Unterminated string'],
    [`'\\`, 'Unterminated string'],
    [`'\\'`, 'Unterminated string'],
    ['"\\x1"', 'Invalid 2-char hex escape found'],
    ['"\\x1q"', 'Invalid 2-char hex escape found'],
    ['"\\x', 'Invalid 2-char hex escape found'],
    ['"\\uq"', 'Invalid unicode escape found'],
    ['"\\u123"', 'Invalid unicode escape found'],
    ['"\\U0012345."', 'Invalid unicode escape found'],
    ['"a\nb"', 'Illegal bare line feed character in string literal'],
    ['"a\rb"', 'Illegal bare carriage return character in string literal'],
  ])('%j is refused: %s', (source, problem) => {
    expect(problemsOf(source)).toEqual([problem]);
  });
});
