import { expect, it } from 'vitest';
import { isRecord } from '../../../../core/base/index.js';

it.each([
  ['an object', {}, true],
  ['an object with members', { a: 1 }, true],
  ['an object without a prototype', Object.create(null), true],
  ['a list', [], false],
  ['null', null, false],
  ['undefined', undefined, false],
  ['a text', 'a', false],
  ['a number', 1, false],
  ['a function', () => ({}), false],
])('says of %s whether it is a record', (_, value: unknown, expected) => {
  expect(isRecord(value)).toBe(expected);
});
