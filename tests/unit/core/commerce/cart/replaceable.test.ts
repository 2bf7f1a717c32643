import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptsFor, getCartStore } from '../../../../../core/commerce/cart/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createMemoryCartClient } from './memory-cart-client.js';
import { intentFor } from './open-tab.js';

const reporter = { report: vi.fn(), warn: vi.fn() };
let shop: ReturnType<typeof createMemoryCartClient>;

beforeEach(() => {
  resetRuntime();
  vi.clearAllMocks();
  shop = createMemoryCartClient();
  configure({ reporter, cartClient: shop.client });
});
afterEach(resetRuntime);

describe('a change that the page has replaced', () => {
  it('is what an attempt of a button makes', async () => {
    const own = vi.fn(async (_input, original) => original());
    configure({ actions: { addToCart: own } });
    const attempt = await attemptsFor({}).start(intentFor('mug', 2));
    expect(attempt?.outcome).toMatchObject({ kind: 'added', result: { addedQuantity: 2 } });
    expect(own.mock.calls[0]![0]).toMatchObject({ itemId: 'mug', quantity: 2, origin: 'shopper' });
    expect(shop.calls).toEqual(['add']);
  });

  it('counts as made without an outcome, and sends nothing of its own', async () => {
    configure({ actions: { addToCart: () => undefined } });
    const attempt = await attemptsFor({}).start(intentFor('mug', 2));
    expect(attempt?.outcome).toMatchObject({
      kind: 'added',
      result: { entry: null, addedQuantity: 2, lostEntries: false, cart: { totalQuantity: 0 } },
    });
    expect(shop.calls).toEqual([]);
  });

  it('shows nothing when the page refuses it', async () => {
    configure({ actions: { addToCart: async () => ({ kind: 'canceled' }) } });
    const attempt = await attemptsFor({}).start(intentFor('mug'));
    expect(attempt?.outcome).toEqual({ kind: 'canceled' });
    expect(reporter.report).not.toHaveBeenCalled();
  });

  it('fails with the page’s sentence', async () => {
    const error = { code: 'age', message: 'For adults only.' };
    configure({ actions: { addToCart: () => ({ kind: 'failed', error }) } });
    await expect(getCartStore().add(intentFor('mug'))).rejects.toMatchObject({
      serverMessage: 'For adults only.',
    });
    const attempt = await attemptsFor({}).start(intentFor('mug'));
    expect(attempt?.outcome).toMatchObject({
      kind: 'failed',
      error: { message: 'For adults only.' },
    });
    expect(reporter.report).not.toHaveBeenCalled();
  });

  it('fails as the library’s own does, if the page returns that', async () => {
    configure({ actions: { addToCart: (_input, original) => original() } });
    shop.failWith({ code: 'rejected', serverMessage: 'Only 2 left.' });
    await expect(getCartStore().add(intentFor('mug'))).rejects.toMatchObject({
      name: 'CartError',
      code: 'rejected',
      message: 'Only 2 left.',
    });
  });

  it('is reported once when the page’s function throws, and the shopper reads a general sentence', async () => {
    const fault = new TypeError('x is undefined');
    configure({
      actions: {
        addToCart: () => {
          throw fault;
        },
      },
    });
    const attempt = await attemptsFor({}).start(intentFor('mug'));
    // storefront §8
    const message = 'Unknown error, please try again later.';
    expect(attempt?.outcome).toMatchObject({ kind: 'failed', error: { message } });
    expect(reporter.report.mock.calls).toEqual([[fault, { where: 'actions.addToCart' }]]);
  });

  it('may be any change of a line or a coupon', async () => {
    const told: unknown[] = [];
    const note = async (input: object) => void told.push(input);
    configure({
      actions: { updateLine: note, removeLine: note, applyCoupon: note, removeCoupon: note },
    });
    const store = getCartStore();
    await store.setQuantity('e1', 3);
    await store.remove('e1');
    await store.applyCoupon('TEN', 'script');
    await store.removeCoupon('TEN', 'agent');
    expect(told).toEqual([
      { entryId: 'e1', quantity: 3, origin: 'shopper' },
      { entryId: 'e1', origin: 'shopper' },
      { code: 'TEN', origin: 'script' },
      { code: 'TEN', origin: 'agent' },
    ]);
    expect(shop.calls).toEqual([]);
  });
});
