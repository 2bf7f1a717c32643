// @vitest-environment node
import { expect, it } from 'vitest';
import {
  createCode,
  endingOf,
  toGiftCode,
} from '../../../../../../shop/server/domains/gift-cards/index.js';

it.each([
  ['ABCD-EFGH-JKMN-PQRS', 'ABCD-EFGH-JKMN-PQRS'],
  [' abcd efgh jkmn pqrs ', 'ABCD-EFGH-JKMN-PQRS'],
  ['abcdefghjkmnpqrs', 'ABCD-EFGH-JKMN-PQRS'],
  ['ABCD–EFGH–JKMN–PQRS', 'ABCD-EFGH-JKMN-PQRS'],
  ['ABCD-EFGH-JKMN-PQR0', null],
  ['ABCD-EFGH-JKMN', null],
  ['WELCOME10', null],
  ['', null],
  ['\u0000'.repeat(16), null],
  ['A'.repeat(5000), null],
])('reads %j as %j', (typed, code) => {
  expect(toGiftCode(typed)).toBe(code);
});

it('reads what it creates, and shows its end alone', () => {
  const code = createCode();
  expect(toGiftCode(code)).toBe(code);
  expect(code.endsWith(endingOf(code))).toBe(true);
  expect(endingOf(code)).toHaveLength(4);
});
