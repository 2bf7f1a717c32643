import { describe, expect, it } from 'vitest';
import { CartError, toCartError } from '../../../../../core/commerce/cart/index.js';
import { toChangeError } from '../../../../../core/commerce/cart/errors.js';
import { NetError, type NetErrorCode } from '../../../../../core/net/index.js';

const failed = (code: NetErrorCode, serverMessage: string | null = null) =>
  new NetError(code, 'POST … answered 400', { serverMessage });
const sentence = (error: unknown) => toCartError(error, 'add', () => true).message;

describe('toCartError', () => {
  it('says that the session has expired when the crumb fails and cookies are enabled', () => {
    expect(toCartError(failed('crumb', 'Bad crumb'), 'add', () => true).message).toBe(
      'Your session has expired. Please reload the page and try again.',
    );
  });

  it('asks to enable cookies when the crumb fails without them', () => {
    expect(toCartError(failed('crumb'), 'add', () => false).message).toBe(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  it('asks to wait after a 429', () => {
    expect(sentence(failed('rate-limited', 'Slow down'))).toBe(
      'Please try again in a few seconds.',
    );
  });

  it.each(['offline', 'timeout'] as const)('blames the connection when it is %s', (code) => {
    expect(sentence(failed(code))).toBe('Please check your internet connection.');
  });

  it.each(['add', 'quantity', 'remove', 'form', 'coupon', 'shipping'] as const)(
    'shows the server message of any other failure of a %s',
    (kind) => {
      expect(toCartError(failed('rejected', 'Only 2 left.'), kind, () => true).message).toBe(
        'Only 2 left.',
      );
    },
  );

  it.each([
    ['add', 'Unknown error, please try again later.'],
    ['quantity', 'Unable to update quantity'],
    ['remove', 'Unable to remove item'],
    ['form', 'Unable to update form'],
    ['coupon', 'Unable to update coupons'],
    ['shipping', 'Unable to update shipping'],
  ] as const)('has a sentence for a failed %s without a server message', (kind, text) => {
    expect(toCartError(failed('server'), kind, () => true).message).toBe(text);
  });

  it('keeps code and cause', () => {
    const cause = failed('gone');
    const error = toCartError(cause, 'add', () => true);
    expect(error).toBeInstanceOf(CartError);
    expect(error).toMatchObject({ code: 'gone', cause, name: 'CartError' });
  });

  it('calls anything else unknown, and leaves a CartError as it is', () => {
    const error = toCartError(new TypeError('x is undefined'), 'add', () => true);
    expect(error.code).toBe('unknown');
    expect(toCartError(error, 'remove')).toBe(error);
  });
});

describe('toChangeError', () => {
  const open = 'We could not confirm this. Please check your cart.';
  const down = (serverMessage: string | null, status = 503) =>
    new NetError('server', '', { status, serverMessage, body: { error: serverMessage } });

  it.each<[string, unknown, boolean, string]>([
    ['a refusal', failed('rejected', 'Only 2 left.'), false, 'Only 2 left.'],
    ['a limit', failed('rate-limited'), false, 'Please try again in a few seconds.'],
    ['a 500 of the server', down('Oops.', 500), false, 'Oops.'],
    ['an unexpected answer', failed('unexpected-answer'), true, open],
    ['a 502 of a balancer', failed('server'), true, open],
    ['a 503 with a sentence', down('Back at noon.'), true, 'Back at noon.'],
    ['no answer', failed('offline'), true, 'Please check your internet connection.'],
    [
      'a fault of the client before it sent anything',
      Object.assign(new TypeError('x is undefined'), { isUnsent: true }),
      false,
      'Unknown error, please try again later.',
    ],
    ['a fault of the client', new TypeError('x is undefined'), true, open],
  ])('tells %s', (_, cause, isUnconfirmed, message) => {
    expect(toChangeError(cause, 'add')).toMatchObject({ isUnconfirmed, message, cause });
  });

  it('leaves the words of a client as they are', () => {
    const own = new CartError('unknown', 'Our own words.');
    expect(toChangeError(own, 'add')).toBe(own);
    expect(own.isUnconfirmed).toBe(false);
  });
});
