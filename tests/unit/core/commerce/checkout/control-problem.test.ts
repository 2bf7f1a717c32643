import { expect, it } from 'vitest';
import { controlProblem } from '../../../../../core/commerce/checkout/index.js';

it.each([
  ['', true, false, 'Required'],
  ['  ', true, false, 'Required'],
  ['', false, true, null],
  ['Ada', true, false, null],
  ['ada@example.com', true, true, null],
  [
    'ada at example',
    true,
    true,
    'Email is not valid. Email addresses should follow the format name@example.com.',
  ],
])('of %j, required: %s, e-mail: %s', (value, isRequired, isEmail, problem) => {
  expect(controlProblem({ value, isRequired, isEmail })).toBe(problem);
});
