import { describe, expect, it } from 'vitest';
import {
  parseQuantity,
  quantityLimits,
  quantityProblem,
} from '../../../../../core/commerce/product/index.js';

describe('quantityLimits', () => {
  it('are those of the specification', () => {
    expect(quantityLimits).toEqual({ min: 1, max: 9999, step: 1, default: 1 });
  });
});

describe('quantityProblem', () => {
  it.each(['1', '9999', ' 7 ', '2.0', '+3', '007'])('accepts %j', (text) => {
    expect(quantityProblem(text)).toBeNull();
  });

  it.each([
    ['', 'quantity-not-numeric', 'Quantity must be a number.'],
    [' ', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['two', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['1,5', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['0x10', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['Infinity', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['-', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['1.5', 'quantity-not-whole', 'Quantity must be a whole number'],
    ['.5', 'quantity-not-whole', 'Quantity must be a whole number'],
    ['-0.5', 'quantity-not-whole', 'Quantity must be a whole number'],
    ['1e2', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['1,5', 'quantity-not-numeric', 'Quantity must be a number.'],
    ['0', 'quantity-too-small', 'Quantity must be 1 or more.'],
    ['-3', 'quantity-too-small', 'Quantity must be 1 or more.'],
    ['10000', 'quantity-too-large', 'Quantity must be 9999 or less.'],
    ['99999999999999999999', 'quantity-too-large', 'Quantity must be 9999 or less.'],
  ])('of %j is %s', (text, code, message) => {
    expect(quantityProblem(text)).toEqual({ code, message });
  });
});

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 3 ', 3],
    ['3.0', 3],
    ['0', 0],
    ['-2', -2],
    ['10000', 10000],
    ['', null],
    ['2.5', null],
    ['two', null],
  ])('reads %j as %j', (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });
});
