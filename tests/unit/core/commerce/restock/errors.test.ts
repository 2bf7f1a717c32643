import { describe, expect, it } from 'vitest';
import { RestockError, toRestockError } from '../../../../../core/commerce/restock/index.js';
import { NetError } from '../../../../../core/net/index.js';

const refused = (code: ConstructorParameters<typeof NetError>[0], body: object = {}) =>
  new NetError(code, 'POST answered', {
    status: 400,
    body,
    serverMessage: 'error' in body ? String(body.error) : null,
  });

describe('toRestockError', () => {
  // storefront §8: "Restock: failure shows the server's error message field".
  it.each([
    ['rejected', 'email-invalid', 'Email is invalid'],
    ['rejected', 'captcha', 'Complete CAPTCHA before submitting.'],
    ['not-found', 'item-not-found', 'There is no such item.'],
    ['rejected', 'in-stock', 'It is in stock again.'],
    ['rejected', 'owner-only', 'Please sign in.'],
  ] as const)('says what the server says: %s %s', (net, code, error) => {
    const cause = refused(net, { error, code });
    expect(toRestockError(cause)).toMatchObject({ code, message: error, cause });
  });

  it.each([
    ['offline', 'Please check your internet connection.'],
    ['timeout', 'Please check your internet connection.'],
    ['rate-limited', 'Please try again in a few seconds.'],
    ['crumb', 'Your session has expired. Please reload the page and try again.'],
    ['server', 'Unknown error, please try again later.'],
    ['unexpected-answer', 'Unknown error, please try again later.'],
  ] as const)('words %s itself where the server says nothing', (code, message) => {
    expect(toRestockError(refused(code))).toMatchObject({ code, message });
  });

  it('keeps the code of the network for one that is not known', () => {
    const error = refused('rejected', { error: 'No.', code: 'something-new' });
    expect(toRestockError(error)).toMatchObject({ code: 'rejected', message: 'No.' });
  });

  it('maps anything else that was thrown, and returns its own errors as they are', () => {
    expect(toRestockError(new TypeError('x'))).toMatchObject({
      code: 'unknown',
      message: 'Unknown error, please try again later.',
    });
    const own = new RestockError('email-blank', 'Email cannot be blank');
    expect(toRestockError(own)).toBe(own);
  });
});
