import { readAddress, readPicture } from '../../base/index.js';
import type { Cart } from './cart.js';

/** The cart without the addresses of its lines that a browser may run; the same object where there are none. */
export function safeCart(cart: Cart): Cart {
  const entries = cart.entries.map((entry) => ({
    ...entry,
    url: readAddress(entry.url),
    image: readPicture(entry.image),
  }));
  const isSafe = cart.entries.every(
    ({ url, image }, index) => url === entries[index]?.url && image === entries[index]?.image,
  );
  return isSafe ? cart : { ...cart, entries };
}
