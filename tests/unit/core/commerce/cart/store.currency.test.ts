import { afterEach, describe, expect, it } from 'vitest';
import { createCartStore } from '../../../../../core/commerce/cart/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createMemoryCartClient } from './memory-cart-client.js';

afterEach(resetRuntime);

describe('createCartStore with a cart in a currency that does not exist', () => {
  it.each([
    ['XYZ', ['"XYZ" is no currency: amounts of the cart are not shown.']],
    ['KRW', []],
  ])('warns once of %s', async (currency, expected) => {
    const warnings: string[] = [];
    configure({
      reporter: { report: () => undefined, warn: (message) => void warnings.push(message) },
    });
    const { client } = createMemoryCartClient();
    const store = createCartStore({
      client: {
        ...client,
        read: async () => ({ ...(await client.read())!, currency }),
      },
    });
    await client.add({ itemId: 'mug', sku: null, quantity: 1, additionalFields: null, key: 'k' });
    await store.load();
    await store.refresh();
    expect(store.getState().cart.currency).toBe(currency);
    expect(warnings).toEqual(expected);
    store.dispose();
  });
});
