import { expect, it } from 'vitest';
import { paymentProblem } from '../../../../../examples/server/orders/test-card.js';

const unknown = 'This shop is in test mode. Please use one of its test cards.';

it.each([
  ['test-accepted', null],
  ['test-declined', 'Your card was declined. Please try another card.'],
  ['', 'Required'],
  ['4242 4242 4242 4242', unknown],
  ['constructor', unknown],
])('the way to pay %j', (chosen, problem) => {
  expect(paymentProblem(chosen)).toBe(problem);
});
