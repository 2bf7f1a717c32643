// @vitest-environment node
import { expect, it } from 'vitest';
import { testProvider, wayProblem } from '../../../../../../shop/server/domains/payments/index.js';
import { cart } from '../../../pages/fake-cart.js';

const unknown = 'This shop is in test mode. Please use one of its test cards.';
const payable = { ...cart, kind: 'cart', grandTotalCents: 100, dueCents: 100 } as const;

it.each([
  ['test-accepted', false, null],
  // Whether a card is accepted only the provider tells.
  ['test-declined', false, null],
  ['', false, 'Required'],
  ['test-afterpay', false, unknown],
  ['test-wallet', false, unknown],
  ['test-wallet', true, null],
  ['test-accepted', true, unknown],
  ['constructor', false, unknown],
])('the way to pay %j, of a wallet: %j', (way, isWallet, problem) => {
  expect(wayProblem(testProvider, payable, { way, isWallet })).toBe(problem);
});
