import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCartStore } from '../../core/commerce/cart/index.js';
import { resetRuntime } from '../../core/runtime/index.js';
import { createOwnConnector } from '../../stories/guide/samples/own-connector.js';
import { arrive } from './visitor.js';

beforeEach(arrive);
afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

/** The basket API of the guide: one basket, mugs at $28.00. */
function createBaskets(): typeof fetch {
  const counts = new Map<string, number>();
  const keys = new Set<string>();
  const mug = {
    id: 'mug',
    title: 'Mug',
    price: { value: '28.00', currency: 'USD' },
    unlimited: true,
  };
  return async (input, init) => {
    const request = new Request(input, init);
    const [, , part, id = ''] = new URL(request.url).pathname.split('/');
    if (request.url.endsWith('/items/mug')) return Response.json(mug);
    const text = await request.text();
    const { item, count = 0 } = (text ? JSON.parse(text) : {}) as { item?: string; count?: number };
    const key = request.headers.get('Idempotency-Key');
    if (item && key && !keys.has(key)) counts.set(item, (counts.get(item) ?? 0) + count);
    if (key) keys.add(key);
    if (part === 'lines' && request.method === 'PUT') counts.set(id, count);
    if (part === 'lines' && request.method === 'DELETE') counts.delete(id);
    const lines = [...counts].map(([one, quantity]) => ({
      id: one,
      item: one,
      title: 'Mug',
      count: quantity,
      price: 2800,
    }));
    const total = lines.reduce((sum, line) => sum + line.count * line.price, 0);
    return Response.json({ id: 'b', currency: 'USD', total, lines });
  };
}

it('the connector of the guide "Write your own connector" sells', async () => {
  const { cartClient, productClient } = createOwnConnector('https://own.test', createBaskets());
  const product = await productClient.read('mug');
  expect(product?.variants[0]?.price).toEqual({ cents: 2800, currency: 'USD' });

  const store = createCartStore({ client: cartClient });
  const press = {
    itemId: 'mug',
    sku: null,
    quantity: 2,
    additionalFields: null,
    key: 'a'.repeat(16),
  };
  await store.add(press);
  const { entry } = await store.add(press);
  expect(entry).toMatchObject({ quantity: 2, subTotal: 5600 });
  await store.setQuantity('mug', 3);
  expect(store.getState().cart).toMatchObject({ totalQuantity: 3, grandTotalCents: 8400 });
  await store.remove('mug');
  expect(store.getState().cart.entries).toEqual([]);
  await store.restore(entry!);
  expect(store.getState().cart.totalQuantity).toBe(2);
  expect(await cartClient.handOff?.('checkout')).toBe('https://own.test/checkout');
  store.dispose();
});
