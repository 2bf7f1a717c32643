import { describe, expect, it } from 'vitest';
import { formatMessage } from '../../../../../core/i18n/index.js';
import { fill } from './fill.js';

const usd = { value: '2', currency: 'USD' };
const start = 1582663910000;
const end = 1583763910000;

describe('formatMessage (§10)', () => {
  it.each<[string, unknown[], string]>([
    ['', [], ''],
    ['plain text', [], 'plain text'],
    ['{0} and {1}', ['A', 'B'], 'A and B'],
    ['Hi, {name}: {count}', [], 'Hi, Ann: 3'],
    ['{ 0 }', ['A'], 'A'],
    ['{0}{1}{nobody}', ['A'], 'A'],
    ['{0} {1} {2}', [1.5, true, false], '1.5 true false'],
    ['[{0}{1}{2}{3}]', [null, undefined, [1, 2], { a: 1 }], '[]'],
    ['{0} {1}', [usd, { decimalValue: 1.5, currencyCode: 'EUR' }], '2 1.5'],
    ['{00}', ['A'], 'A'],
    ['{0;1}', ['A', 'B'], 'A'],
    ['{constructor}{__proto__}{toString}{length}', [], ''],
  ])('fills %j with %j to %j', (pattern, values, text) => {
    expect(fill(pattern, values)).toBe(text);
  });

  it('looks for a name first, then for a position', () => {
    const args = { positional: ['A', 'B'], named: new Map([['1', 'named']]) };
    expect(formatMessage('{0} {1}', args, { locale: 'en', timeZone: 'UTC' })).toBe('A named');
  });

  it('never reads an argument as a pattern, and escapes nothing', () => {
    expect(fill('{0} {0 select other{{0}}}', ["<b>{1}'#</b>"])).toBe("<b>{1}'#</b> <b>{1}'#</b>");
  });

  it.each<[string, unknown[], string]>([
    ['{0 plural one{# item} other{# items}}', [1], '1 item'],
    ['{0 plural one{# item} other{# items}}', [2], '2 items'],
    ['{0, plural, one {# item} other {# items}}', [1], '1 item'],
    ['{count plural one{# item} other{# items}}', [], '3 items'],
    ['{0 plural =0{none} =1{just one} other{#}}', [0], 'none'],
    ['{0 plural =0{none} =1{just one} other{#}}', ['1.0'], 'just one'],
    ['{0 plural =0{none} =1.5{#!} other{#}}', ['1.50'], '1.50!'],
    ['{0 plural offset:1 =1{you} one{you and # other} other{you and # others}}', [1], 'you'],
    [
      '{0 plural offset:1 =1{you} one{you and # other} other{you and # others}}',
      [2],
      'you and 1 other',
    ],
    [
      '{0 plural offset:1 =1{you} one{you and # other} other{you and # others}}',
      [4],
      'you and 3 others',
    ],
    ['{0 plural offset:1 =3{# here} other{# others}}', [3], '3 here'],
    ['{0 plural offset:1 other{#}}', ['3.50'], '2.50'],
    ['{0 plural, offset: 1, one {#} other {# x}}', [2], '1'],
    ['{0 plural few{few}}', [2], ''],
    ['{0 plural other{# of #}}', [12345.5], '12345.5 of 12345.5'],
    ['{0 plural other{#}}', ['1e3'], '1000'],
    ['{0 plural other{#}}', [1e21], '1000000000000000000000'],
    ['{0 plural other{#}}', ['007'], '7'],
    ['{0 plural other{#}}', ['-5'], '-5'],
  ])('fills %j with %j to %j', (pattern, values, text) => {
    expect(fill(pattern, values)).toBe(text);
  });

  it.each<[unknown, string]>([
    [null, '0 x'],
    [undefined, '0 x'],
    ['abc', '0 x'],
    ['', '0 x'],
    [{}, '0 x'],
    [[1], '0 x'],
    ['Infinity', '0 x'],
    [NaN, '0 x'],
  ])('counts %j as 0', (value, text) => {
    expect(fill('{0 plural one{#} other{# x}}', [value])).toBe(text);
  });

  it.each([
    ['en', '0 other,0.0 other,1 one,1.0 other,1.1 other,2 other,5 other'],
    ['fr', '0 one,0.0 one,1 one,1.0 one,1.1 one,2 other,5 other'],
    ['pl', '0 many,0.0 other,1 one,1.0 other,1.1 other,2 few,5 many'],
    ['ja', '0 other,0.0 other,1 other,1.0 other,1.1 other,2 other,5 other'],
  ])('in %s has the categories %s, by the digits that are written', (locale, text) => {
    const names = ['zero', 'one', 'two', 'few', 'many', 'other'];
    const pattern = `{0 plural ${names.map((name) => `${name}{# ${name}}`).join(' ')}}`;
    const numbers = ['0', '0.0', '1', '1.0', '1.1', '2', '5'];
    expect(numbers.map((number) => fill(pattern, [number], locale)).join()).toBe(text);
  });

  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [11, '11th'],
    [22, '22nd'],
  ])('counts %d as %s', (number, text) => {
    const pattern = '{0 selectordinal one{#st} two{#nd} few{#rd} other{#th}}';
    expect(fill(pattern, [number])).toBe(text);
  });

  it.each<[string, unknown[], string]>([
    ['{0 select male{he} female{she} other{they}}', ['female'], 'she'],
    ['{0 select male{he} female{she} other{they}}', ['x'], 'they'],
    ['{0 select male{he} female{she} other{they}}', [undefined], 'they'],
    ['{0 select male{he}}', ['x'], ''],
    ['{0, select, 1 {one} true {yes} other {no}}', [1], 'one'],
    ['{0, select, 1 {one} true {yes} other {no}}', [true], 'yes'],
    ['{0 select =1{exact} other{no}}', [1], 'no'],
    ['{0 select constructor{c} other{no}}', ['toString'], 'no'],
    ['{0 select a{#}}', ['a'], '#'],
  ])('fills %j with %j to %j', (pattern, values, text) => {
    expect(fill(pattern, values)).toBe(text);
  });

  it.each<[string, unknown[], string]>([
    ['{0 plural one{{1} is} other{{1} are}}', [2, 'they'], 'they are'],
    ['{0 plural other{{1 select a{# A} other{# O}}}}', [5, 'a'], '5 A'],
    ['{0 plural other{{1 plural one{#} other{# x}} of #}}', [5, 1], '1 of 5'],
    ['{0 select a{{1 plural one{# a} other{# b}}}}', ['a', 2], '2 b'],
    ['{0 plural other{{1 decimal maxfrac:1} #}}', [5, 2.25], '2.2 5'],
  ])('fills the nested %j with %j to %j', (pattern, values, text) => {
    expect(fill(pattern, values)).toBe(text);
  });

  it.each<[string, unknown[], string]>([
    ['{0 money}', [usd], '$2.00'],
    ['{0 currency}', [usd], '$2.00'],
    ['{0 money style:name}', [usd], '2.00 US dollars'],
    ['{0, money, style:code, maxfrac:0}', [usd], '2 USD'],
    ['[{0 money}{1 money}{2 money}]', [5, { foo: 'bar' }, 'x'], '[]'],
    ['{0 decimal}', ['12345.67899'], '12,345.679'],
    ['{0 number style:short}', ['12345.67899'], '12K'],
    ['{0 decimal maxfrac:1, no-group}', [12345.67], '12345.7'],
    ['{0 decimal} {1 decimal} {2 decimal} {3 decimal}', ['abc', null, {}, true], '0 0 0 1'],
    ['{0 plural one{# item} other{# items}}', [true], '1 item'],
    ['{0 decimal}', [{ value: '1234', currency: 'USD' }], '1,234'],
    ['{0 datetime date:short time:short}', [start], '2/25/20, 3:51 PM'],
    ['{0 datetime}', [String(start)], 'February 25, 2020'],
    ['{0 datetime,yMMMd}', [start], 'Feb 25, 2020'],
    ['[{0 datetime}{1 datetime}{2 datetime}]', ['ABC', null, {}], '[]'],
    ['{0;1 datetime-interval}', [start, end], 'Feb 25 – Mar 9, 2020'],
    ['{0 ; 1  datetime-interval yMMMMd}', [start, end], 'February 25 – March 9, 2020'],
    ['[{0 datetime-interval}{0;5 datetime-interval}]', [start], '[]'],
  ])('formats %j with %j as %j', (pattern, values, text) => {
    expect(fill(pattern, values)).toBe(text);
  });
});
