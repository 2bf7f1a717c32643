import { expect, it } from 'vitest';
import { ownMember } from '../../../../core/base/index.js';

it.each(['constructor', 'toString', '__proto__'])('finds no inherited %s', (key) => {
  expect(ownMember({ a: 1 }, key)).toBeUndefined();
  expect(ownMember<number>(JSON.parse(`{"${key}":1}`), key)).toBe(1);
});
