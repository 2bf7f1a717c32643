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

  // storefront §4: "the cart loads at page start only if the user is authenticated or a cart cookie exists"
  it('is false for an anonymous visitor without a cart cookie', () => {
    expect(mayHaveCart(anonymous, null)).toBe(false);
  });

  // storefront §6: "Authentication status (from a user-account interface) decides whether the cart loads"
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
