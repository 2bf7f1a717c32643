import { describe, expect, it } from 'vitest';
import { createCartStore, type Cart } from '../../../../../core/commerce/cart/index.js';
import { safeCart } from '../../../../../core/commerce/cart/safe-cart.js';
import { createMemoryCartClient } from './memory-cart-client.js';
import { intentFor } from './open-tab.js';

/** A cart with one line, whose addresses a client did not read. */
async function cartWith(addresses: { url: string | null; image: string | null }): Promise<Cart> {
  const { client } = createMemoryCartClient();
  const { cart } = await client.add(intentFor('mug', 1));
  if (!cart) throw new Error('There is no cart.');
  return { ...cart, entries: cart.entries.map((entry) => ({ ...entry, ...addresses })) };
}

describe('safeCart', () => {
  it.each([
    ['javascript:alert(1)', '/mug.jpg', null, '/mug.jpg'],
    ['/mug', 'java\nscript:alert(1)', '/mug', null],
    ['data:text/html,x', 'data:image/png;base64,AA==', null, 'data:image/png;base64,AA=='],
    ['https://[', 'https://[', null, null],
  ])('of a line that leads to %j with the picture %j', async (url, image, link, picture) => {
    const cart = await cartWith({ url, image });
    expect(safeCart(cart).entries).toMatchObject([{ itemId: 'mug', url: link, image: picture }]);
  });
});

describe('the cart store', () => {
  it('shows no address that a browser may run, whichever client read the cart', async () => {
    const cart = await cartWith({ url: ' JavaScript:alert(1)', image: '/mug.jpg' });
    const { client } = createMemoryCartClient();
    const store = createCartStore({ client: { ...client, read: () => Promise.resolve(cart) } });
    await store.load();
    expect(store.getState().cart.entries).toMatchObject([{ url: null, image: '/mug.jpg' }]);
    store.dispose();
  });
});
