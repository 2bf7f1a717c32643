// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  asBoolean,
  asNumber,
  asString,
  compareValues,
  isArray,
  isDeepEqual,
  isObject,
  isTruthy,
  memberAt,
  memberOf,
  printValue,
  sizeOf,
  splitPath,
  toSegment,
  type Path,
  type Value,
} from '../../../../core/template/values.js';

const parse = (json: string) => JSON.parse(json) as Value;

describe('what prints (§3.5)', () => {
  it.each<[Value, string]>([
    ['text', 'text'],
    ['', ''],
    [' \n', ' \n'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [0.1, '0.1'],
    [-0, '0'],
    [123456789012, '123456789012'],
    [NaN, 'NaN'],
    [-Infinity, '-Infinity'],
    [true, 'true'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [{}, ''],
    [{ a: 1 }, ''],
    [[], ''],
    [[1, 'a', true], '1,a,true'],
    [[null], 'null'],
    [[null, null], 'null,null'],
    [[{ a: 1 }, {}], '[object Object],[object Object]'],
    [[1, [2, [3, null]], []], '1,2,3,null,'],
    [[['']], ''],
    [[-0, 1e21], '0,1e+21'],
  ])('%j prints %j', (value, text) => {
    expect(printValue(value)).toBe(text);
  });

  it('does not ask objects for their text', () => {
    const data = parse('{"toString":"x","valueOf":"y"}');
    expect(printValue(data)).toBe('');
    expect(printValue([data])).toBe('[object Object]');
  });
});

describe('truth (§3.6)', () => {
  it.each<[Value]>([[undefined], [null], [false], [0], [-0], [NaN], [''], [[]], [{}]])(
    '%j is false',
    (value) => {
      expect(isTruthy(value)).toBe(false);
    },
  );

  it.each<[Value]>([
    [true],
    [1],
    [-1],
    [0.5],
    [Infinity],
    ['0'],
    ['false'],
    [' '],
    [[0]],
    [[null]],
    [[[]]],
    [{ a: null }],
    [parse('{"__proto__":0}')],
    [parse('{"length":0}')],
  ])('%j is true', (value) => {
    expect(isTruthy(value)).toBe(true);
  });
});

describe('as a string (§3.7)', () => {
  it.each<[Value, string]>([
    ['a', 'a'],
    [1.5, '1.5'],
    [-0, '0'],
    [true, 'true'],
    [false, 'false'],
    [null, ''],
    [undefined, ''],
    [['a'], ''],
    [{ a: 1 }, ''],
  ])('%j is %j', (value, text) => {
    expect(asString(value)).toBe(text);
  });
});

describe('as a number (§3.7)', () => {
  it.each<[Value, number]>([
    [7, 7],
    [-0.5, -0.5],
    [NaN, NaN],
    ['5', 5],
    ['5 x', 5],
    ['abc', NaN],
    ['', NaN],
    ['1e3', 1],
    ['1.5e3', 1500],
    ['1.5x', 1.5],
    ['.5', 0.5],
    ['.', NaN],
    ['-3', -3],
    ['+3', 3],
    ['0x10', 0],
    [' 8', 8],
    [true, 1],
    [false, 0],
    [null, 0],
    [undefined, 0],
    [[5], 0],
    [{ a: 5 }, 0],
  ])('%j is %d', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });
});

describe('as a boolean (§3.7)', () => {
  it.each<[Value, boolean]>([
    [true, true],
    [false, false],
    ['true', true],
    ['True', false],
    ['yes', false],
    ['1', false],
    ['', false],
    [1, true],
    [-2, true],
    [0, false],
    [0.5, false],
    [NaN, false],
    [Infinity, false],
    [null, false],
    [undefined, false],
    [[true], false],
    [{ a: true }, false],
  ])('%j is %j', (value, expected) => {
    expect(asBoolean(value)).toBe(expected);
  });
});

describe('comparing, by the type of the first (§3.7)', () => {
  it.each<[Value, Value, number]>([
    [1, 2, -1],
    [2, 2, 0],
    [3, 2, 1],
    [2, '2', 0],
    [2, '10', -1],
    [1, 'abc', 1],
    [NaN, NaN, 1],
    [1, NaN, 1],
    [0, null, 0],
    [1, true, 0],
    [0, undefined, 0],
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['a', 'a', 0],
    ['10', 9, -1],
    ['10', 10, 0],
    ['Z', 'a', -1],
    ['\uffff', '\ud83d\ude00', 1],
    ['', null, 0],
    ['a', [], 1],
    [true, true, 0],
    [true, 'true', 0],
    [true, 1, 0],
    [true, false, 1],
    [false, 5, -1],
    [false, 'yes', 0],
    [null, null, 0],
    [null, 0, -1],
    [undefined, undefined, 0],
    [undefined, 1, -1],
    [[1], [1], 0],
    [[1], [2], -1],
    [[2], [1], -1],
    [{ a: 1 }, { a: 1 }, 0],
    [{ a: 1 }, 'a', -1],
  ])('%j with %j is %d', (a, b, expected) => {
    expect(Math.sign(compareValues(a, b))).toBe(expected);
  });
});

describe('deep equality (§3.7)', () => {
  it.each<[Value, Value]>([
    [1, 1],
    [0, -0],
    ['a', 'a'],
    [null, null],
    [undefined, undefined],
    [null, undefined],
    [undefined, null],
    [
      [1, [2]],
      [1, [2]],
    ],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [parse('{"__proto__":{"a":1}}'), parse('{"__proto__":{"a":1}}')],
    [Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
  ])('%j equals %j', (a, b) => {
    expect(isDeepEqual(a, b)).toBe(true);
  });

  it.each<[Value, Value]>([
    [1, '1'],
    [1, true],
    [0, false],
    [0, null],
    ['', null],
    [NaN, NaN],
    [null, {}],
    [[], {}],
    [{}, []],
    [[1, 2], [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ toString: 1 }, {}],
    [{}, parse('{"__proto__":{}}')],
    [parse('{"__proto__":{"a":1}}'), {}],
    [parse('{"__proto__":{}}'), parse('{"constructor":{}}')],
  ])('%j does not equal %j', (a, b) => {
    expect(isDeepEqual(a, b)).toBe(false);
  });
});

describe('size (§3.7)', () => {
  it.each<[Value, number]>([
    [[], 0],
    [[1, 2], 2],
    [{}, 0],
    [{ a: 1, b: undefined }, 2],
    [parse('{"length":9}'), 1],
    ['text', 0],
    [5, 0],
    [true, 0],
    [null, 0],
    [undefined, 0],
  ])('of %j is %d', (value, size) => {
    expect(sizeOf(value)).toBe(size);
  });
});

describe('a member (§3.3)', () => {
  it.each<[string, Value, string | number, Value]>([
    ['a key', { a: 1 }, 'a', 1],
    ['a number as key', { 0: 'x' }, 0, 'x'],
    ['a null', { a: null }, 'a', null],
    ['an element', ['x', 'y'], 1, 'y'],
    ['digits as text on an array', ['x', 'y'], '1', 'y'],
    ['an own __proto__', parse('{"__proto__":"own"}'), '__proto__', 'own'],
    ['an own hasOwnProperty', parse('{"hasOwnProperty":"own","a":1}'), 'hasOwnProperty', 'own'],
    ['beside an own hasOwnProperty', parse('{"hasOwnProperty":"own","a":1}'), 'a', 1],
    ['an own length', parse('{"length":3}'), 'length', 3],
    ['of an object without a prototype', Object.assign(Object.create(null), { a: 1 }), 'a', 1],
  ])('finds %s', (_, value, key, expected) => {
    expect(memberOf(value, key)).toBe(expected);
  });

  it.each<[string, Value, string | number]>([
    ['the prototype of an object', {}, '__proto__'],
    ['an inherited method', {}, 'toString'],
    ['the constructor', {}, 'constructor'],
    ['the length of an array', [1], 'length'],
    ['a method of an array', [1], 'map'],
    ['the length of a text', 'abc', 'length'],
    ['a character of a text', 'abc', 0],
    ['a negative index', [1], -1],
    ['a fraction', [1, 2], 0.5],
    ['an index past the end', [1], 1],
    ['an index in another notation', [1, 2], '1e0'],
    ['an empty key of an array', [1], ''],
    ['anything in a number', 5, 'a'],
    ['anything in a boolean', true, 'valueOf'],
    ['anything in null', null, 'a'],
    ['anything in what is missing', undefined, 'a'],
  ])('does not find %s', (_, value, key) => {
    expect(memberOf(value, key)).toBeUndefined();
  });

  it('is never inherited, whatever others put into the prototypes', () => {
    const marker = { value: 'inherited', configurable: true, writable: true };
    Object.defineProperty(Object.prototype, 'marker', marker);
    Object.defineProperty(Array.prototype, '7', marker);
    const found = [
      memberOf({}, 'marker'),
      memberOf([1], 'marker'),
      memberOf([1], 7),
      memberOf([1], '7'),
    ];
    Reflect.deleteProperty(Object.prototype, 'marker');
    Reflect.deleteProperty(Array.prototype, '7');
    expect(found).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is not there if it is no data', () => {
    const data = { f: () => 1, s: Symbol('s'), b: 1n } as object as Value;
    expect(['f', 's', 'b'].map((key) => memberOf(data, key))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('a path', () => {
  it.each<[Value, Path, Value]>([
    [{ a: { b: [1, { c: 'x' }] } }, ['a', 'b', 1, 'c'], 'x'],
    [{ a: 1 }, [], { a: 1 }],
    [{ a: null }, ['a'], null],
    [{ a: null }, ['a', 'b'], undefined],
    [{ a: 'text' }, ['a', 'length'], undefined],
    [undefined, ['a'], undefined],
    [{}, ['__proto__', 'toString'], undefined],
  ])('in %j, %j leads to %j', (value, path, expected) => {
    expect(memberAt(value, path)).toEqual(expected);
  });

  it.each<[string, Path]>([
    ['a', ['a']],
    ['a.b', ['a', 'b']],
    ['a.0.b', ['a', 0, 'b']],
    ['00', [0]],
    ['007.x', [7, 'x']],
    ['2147483647', [2147483647]],
    ['2147483648', ['2147483648']],
    ['-1', ['-1']],
    ['1.5', [1, 5]],
    ['@', ['@']],
    ['@x.$y', ['@x', '$y']],
    ['', ['']],
    ['.', ['', '']],
    ['a..b', ['a', '', 'b']],
    ['1e3', ['1e3']],
    ['٣', ['٣']],
  ])('%j splits into %j', (text, path) => {
    expect(splitPath(text)).toEqual(path);
  });

  it('reads digits as an index up to the largest one', () => {
    expect(toSegment('0')).toBe(0);
    expect(toSegment('9'.repeat(400))).toBe('9'.repeat(400));
  });
});

describe('kinds', () => {
  it.each<[Value, boolean, boolean]>([
    [{}, true, false],
    [[], false, true],
    [null, false, false],
    [undefined, false, false],
    ['a', false, false],
    [1, false, false],
  ])('%j is an object: %j, an array: %j', (value, object, array) => {
    expect([isObject(value), isArray(value)]).toEqual([object, array]);
  });
});
