import { readAddress, readPicture } from '../../base/index.js';
import type { Cart } from './cart.js';

/** The cart without the addresses of its lines that a browser may run. */
export const safeCart = (cart: Cart): Cart => ({
  ...cart,
  entries: cart.entries.map((entry) => ({
    ...entry,
    url: readAddress(entry.url),
    image: readPicture(entry.image),
  })),
});
