// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardProblem } from '../../../../../examples/server/orders/test-card.js';

describe('a card in test mode', () => {
  it.each([
    ['4242 4242 4242 4242', null],
    ['4242-4242-4242-4242', null],
    ['4000 0000 0000 0002', 'Your card was declined. Please try another card.'],
    ['', 'Required'],
    ['4111 1111 1111 1111', 'This shop is in test mode. Please use one of its test cards.'],
  ])('%j: %s', (typed, problem) => {
    expect(cardProblem(typed)).toBe(problem);
  });
});
