import { afterEach, describe, expect, it } from 'vitest';
import { mayHaveCart } from '../../../../../core/commerce/cart/presence.js';
import { removeCookie, writeCookie } from '../../../../../core/net/index.js';

const anonymous = { authenticated: false, siteUserId: null };
const token = (value: string | null) => ({
  get: () => value,
  set: () => undefined,
  clear: () => undefined,
});

describe('mayHaveCart', () => {
  afterEach(() => {
    removeCookie('hasCart');
    removeCookie('CART');
  });

  it('is false for an anonymous visitor without a cart cookie', () => {
    expect(mayHaveCart(anonymous, null)).toBe(false);
  });

  it('is true for a member', () => {
    expect(mayHaveCart({ authenticated: true, siteUserId: 'u1' }, null)).toBe(true);
  });

  it.each([
    ['hasCart', 'true'],
    ['CART', 'token'],
  ])('says yes where the cookie %s is set', (name, value) => {
    writeCookie(name, value);
    expect(mayHaveCart(anonymous, null)).toBe(true);
  });

  it('asks only for the kept token where the API is of another origin', () => {
    writeCookie('hasCart', 'true');
    expect(mayHaveCart(anonymous, token(null))).toBe(false);
    expect(mayHaveCart(anonymous, token('t1'))).toBe(true);
  });
});
