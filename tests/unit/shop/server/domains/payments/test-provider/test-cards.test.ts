// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { testProvider } from '../../../../../../../shop/server/domains/payments/index.js';

const unknown = 'This shop is in test mode. Please use one of its test cards.';
const declined = 'Your card was declined. Please try another card.';
const request = {
  amount: { cents: 4192, currency: 'USD' },
  token: '',
  idempotencyKey: 'key-1',
  returnUrl: 'https://shop.example/checkout',
} as const;

describe('the provider of test mode', () => {
  it.each([
    ['test-accepted', '', null],
    ['test-declined', '', declined],
    ['test-afterpay', '', null],
    ['test-wallet', 'test-wallet-token', null],
    ['test-wallet', '', declined],
    ['test-wallet', 'another token', declined],
    ['', '', unknown],
    ['4242 4242 4242 4242', '', unknown],
    ['constructor', '', unknown],
  ])('answers %j with the token %j', async (way, token, reason) => {
    expect(await testProvider.authorise({ ...request, way, token })).toEqual(
      reason === null
        ? { state: 'authorised', reference: 'test-key-1' }
        : { state: 'declined', reason },
    );
  });

  it('has the same outcome for the same key', async () => {
    const ask = (idempotencyKey: string) =>
      testProvider.authorise({ ...request, way: 'test-accepted', idempotencyKey });
    expect(await ask('key-1')).toEqual(await ask('key-1'));
    expect(await ask('key-2')).not.toEqual(await ask('key-1'));
  });

  it('takes and releases nothing', async () => {
    const known = { reference: 'test-key-1', idempotencyKey: 'key-1' };
    await testProvider.capture({ ...known, amount: request.amount });
    await testProvider.void({ ...known, reference: null });
    expect(await testProvider.resume({ ...known, amount: request.amount })).toEqual({
      state: 'authorised',
      reference: 'test-key-1',
    });
  });
});
