import { expect, it } from 'vitest';
import { memberOf } from '../../../../core/forms/index.js';

it.each(['constructor', 'toString', '__proto__'])('has no %s that it was not given', (key) => {
  expect(memberOf({ a: 1 }, key)).toBeUndefined();
  expect(memberOf<number>(JSON.parse(`{"${key}":1}`), key)).toBe(1);
});
