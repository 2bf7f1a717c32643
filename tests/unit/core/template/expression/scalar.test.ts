import { describe, expect, it } from 'vitest';
import { toNumber } from '../../../../../core/template/expression/scalar.js';
import type { Scalar } from '../../../../../core/template/expression/scalar.js';
import type { Value } from '../../../../../core/template/values.js';
import { valueOf } from './evaluate.js';

describe('toNumber', () => {
  it.each<[Scalar, number]>([
    [null, 0],
    [true, 1],
    [false, 0],
    [2.5, 2.5],
    ['', 0],
    ['12', 12],
    ['-6.5', -6.5],
    ['+5', 5],
    ['1.', 1],
    ['-1.2e21', -1.2e21],
    ['1E2', 100],
    ['0x1f', 31],
    ['0Xcafe', 51966],
    ['-0x1234', -4660],
    ['-0', -0],
    ['--1.2', NaN],
    ['--0x1234', NaN],
    ['+-1', NaN],
    ['-', NaN],
    ['.5', NaN],
    [' 1', NaN],
    ['1 ', NaN],
    ['1\n', NaN],
    [' ', NaN],
    ['0x', NaN],
    ['0xfoo', NaN],
    ['0x1.5', NaN],
    ['1e', NaN],
    ['1,5', NaN],
    ['5 x', NaN],
    ['abc', NaN],
    ['Infinity', NaN],
    ['true', NaN],
    ['0b1', NaN],
    ['١', NaN],
  ])('%j is %d', (value, expected) => {
    expect(toNumber(value)).toBe(expected);
  });
});

describe('text of a value', () => {
  it.each<[string, string]>([
    ['"" + null', 'null'],
    ['"" + missing', 'null'],
    ['"" + true', 'true'],
    ['"" + 1e21', '1e+21'],
    ['"" + 1e20', '100000000000000000000'],
    ['"" + 1e-7', '1e-7'],
    ['"" + -0', '0'],
    ['"" + 0.1', '0.1'],
    ['"" + NaN', 'NaN'],
  ])('%s is %s', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
  });
});

describe('== and !=', () => {
  it.each<[string, boolean]>([
    ['1 == 1', true],
    ['"1" == 1', true],
    ['"0x10" == 16', true],
    ['" 1" == 1', true],
    ['"" == 0', true],
    ['"a" == 0', false],
    ['true == 1', true],
    ['true == "1"', true],
    ['true == "true"', false],
    ['null == null', true],
    ['null == missing', true],
    ['null == 0', false],
    ['null == false', false],
    ['null == ""', false],
    ['NaN == NaN', false],
    ['"a" == "a"', true],
    ['"1" == "1.0"', false],
    ['0 == -0', true],
  ])('%s is %s, and its opposite the opposite', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
    expect(valueOf(source.replace('==', '!='))).toBe(!expected);
  });
});

describe('=== and !==', () => {
  it.each<[string, boolean]>([
    ['1 === 1', true],
    ['1 === "1"', false],
    ['true === 1', false],
    ['null === missing', true],
    ['null === false', false],
    ['NaN === NaN', false],
  ])('%s is %s, and its opposite the opposite', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
    expect(valueOf(source.replace('===', '!=='))).toBe(!expected);
  });
});

describe('order', () => {
  it.each<[string, Value]>([
    ['1 < 2', true],
    ['2 < 2', false],
    ['2 <= 2', true],
    ['3 > 2', true],
    ['2 >= 3', false],
    ['"10" < "9"', true],
    ['"10" < 9', false],
    ['"a" < "b"', true],
    ['"Z" < "a"', true],
    ['"\ud83d\ude00" < "\uff5e"', true],
    ['"" < "a"', true],
    ['5 < "0x06"', true],
    ['null < 1', true],
    ['null >= 0', true],
    ['null <= 0', true],
    ['null > 0', false],
    ['null < "a"', false],
    ['true > false', true],
    ['true >= "1"', true],
    ['NaN < 1', false],
    ['NaN >= 1', false],
    ['NaN <= NaN', false],
    ['"a" < 1', false],
    ['"a" >= 1', false],
  ])('%s is %s', (source, expected) => {
    expect(valueOf(source)).toBe(expected);
  });
});
