import { describe, expect, it } from 'vitest';
import {
  capQuantity,
  isBeyondStock,
  limitNote,
  stepQuantity,
} from '../../../../../widgets/elements/quantity/limits.js';

describe('stepQuantity', () => {
  it.each([
    ['1', 1, 9999, 2],
    ['1', -1, 9999, 1],
    ['5', -1, 9999, 4],
    // storefront §9: "Quantity input 1 to 9999."
    ['9999', 1, 9999, 9999],
    ['3', 1, 3, 3],
    ['12', 1, 3, 3],
    ['NaN', 1, 9999, 2],
    ['1.5', -1, 9999, 1],
    ['1', 1, 0, 1],
  ])('goes from %s by %i with %i available to %i', (text, delta, available, next) => {
    expect(stepQuantity(text, delta, available)).toBe(next);
  });
});

describe('capQuantity', () => {
  it.each([
    ['5', 3, '3'],
    ['3', 3, '3'],
    ['1', 0, '1'],
    ['abc', 3, 'abc'],
    ['2.5', 1, '2.5'],
    // Beyond 9999 is invalid, with a sentence of its own.
    ['10000', 9999, '10000'],
  ])('makes %s with %i available %s', (text, available, next) => {
    expect(capQuantity(text, available)).toBe(next);
  });
});

describe('isBeyondStock', () => {
  it.each([
    ['4', 3, true],
    ['3', 3, false],
    ['4.5', 3, false],
    ['10000', 9999, false],
  ])('judges %s with %i available as %s', (text, available, expected) => {
    expect(isBeyondStock(text, available)).toBe(expected);
  });
});

describe('limitNote', () => {
  it.each([
    [{ available: 1, inCart: 2 }, 'You already have 2 in your cart; 1 more available.'],
    [{ available: 0, inCart: 3 }, 'You already have 3 in your cart; no more are available.'],
    [{ available: 3, inCart: 0 }, 'Only 3 left'],
    [{ available: 0, inCart: 0 }, null],
  ])('says of %o: %s', (availability, note) => {
    expect(limitNote(availability)).toBe(note);
  });
});
