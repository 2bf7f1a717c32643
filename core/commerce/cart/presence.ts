import { readCookie, type CartTokenStore } from '../../net/index.js';
import type { Member } from '../../runtime/index.js';

/**
 * Whether there can be a cart to load (storefront §4): a member is signed in, or a cart cookie exists. An API of
 * another origin gets no cookies, so the stored cart token decides.
 */
export function mayHaveCart(member: Member, cartToken: CartTokenStore | null): boolean {
  if (cartToken) return cartToken.get() !== null;
  // CART holds the token and may be HttpOnly; hasCart is readable.
  return member.authenticated || readCookie('hasCart') === 'true' || readCookie('CART') !== null;
}
