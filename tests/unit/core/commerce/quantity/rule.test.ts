import { describe, expect, it } from 'vitest';
import {
  isFixedQuantity,
  readQuantityRule,
  ruleForMore,
  startQuantity,
} from '../../../../../core/commerce/product/index.js';

const rule = (minimum: number, maximum: number, multipleOf = 1) => ({
  minimum,
  maximum,
  multipleOf,
});

describe('readQuantityRule', () => {
  it.each([
    [{ minimum: 6 }, rule(6, 9999)],
    [{ maximum: 10 }, rule(1, 10)],
    [{ multipleOf: 6 }, rule(6, 9996, 6)],
    [{ minimum: 7, maximum: 40, multipleOf: 6 }, rule(12, 36, 6)],
    [{ minimum: '2', maximum: null, multipleOf: null }, rule(2, 9999)],
    [{ maximum: 1 }, rule(1, 1)],
    [{ minimum: 0, maximum: 99_999, multipleOf: 1 }, undefined],
    [{ minimum: -3, multipleOf: 1.5 }, undefined],
    [{ minimum: 'six', maximum: {} }, undefined],
    // No quantity fits: the server judges.
    [{ minimum: 6, maximum: 4 }, undefined],
    [{ maximum: 4, multipleOf: 6 }, undefined],
    [{}, undefined],
    [null, undefined],
    ['6', undefined],
  ])('reads %j', (given, expected) => {
    expect(readQuantityRule(given)).toEqual(expected);
  });
});

describe('ruleForMore', () => {
  it.each([
    [rule(6, 60, 6), 0, rule(6, 60, 6)],
    [rule(6, 60, 6), 6, rule(6, 54, 6)],
    [rule(6, 60, 6), 7, rule(5, 53, 6)],
    [rule(6, 10), 0, rule(6, 10)],
    [rule(6, 10), 2, rule(4, 8)],
    [rule(6, 10), 6, rule(1, 4)],
    [rule(1, 1), 1, rule(1, 0)],
    // No limit stays none.
    [rule(6, 9999), 9000, rule(1, 9999)],
    [rule(6, 9996, 6), 6, rule(6, 9996, 6)],
  ])('of %j with %i in the cart', (given, inCart, expected) => {
    expect(ruleForMore(given, inCart)).toEqual(expected);
  });
});

it.each([
  [undefined, false, 1],
  [rule(6, 60, 6), false, 6],
  [rule(1, 1), true, 1],
  [rule(4, 4), true, 4],
])('%j is one quantity alone: %s; it starts with %i', (given, isFixed, start) => {
  expect(isFixedQuantity(given)).toBe(isFixed);
  expect(startQuantity(given)).toBe(start);
});
