import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CartError,
  createCartStore,
  createEmptyCart,
  getCartStore,
  type CartFailure,
} from '../../../../../core/commerce/cart/index.js';
import { configure, resetRuntime } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { createMemoryCartClient } from './memory-cart-client.js';
import { intentFor } from './open-tab.js';

const clock = createManualClock();
let reported: unknown[] = [];
const request = vi.fn(() => Promise.reject(new Error('A request was made.')));

beforeEach(() => {
  reported = [];
  request.mockClear();
  vi.stubGlobal('fetch', request);
  configure({
    clock,
    reporter: { report: (error) => void reported.push(error), warn: () => undefined },
  });
});
afterEach(() => {
  expect(request).not.toHaveBeenCalled();
  resetRuntime();
  vi.unstubAllGlobals();
});

function open() {
  const memory = createMemoryCartClient();
  const store = createCartStore({ client: memory.client });
  const shown = () =>
    store.getState().cart.entries.map(({ itemId, quantity }) => `${itemId}: ${quantity}`);
  return { ...memory, store, shown };
}

const failureOf = (promise: Promise<unknown>): Promise<CartError> =>
  promise.then(
    () => expect.unreachable('it succeeded'),
    (error: CartError) => error,
  );

const unconfirmed = 'We could not confirm this. Please check your cart.';

describe('createCartStore with a client that has no HTTP', () => {
  it('reads, adds, changes, removes and restores', async () => {
    const { store, shown, calls } = open();
    await store.load();
    expect(store.getState()).toMatchObject({ status: 'ready', cart: { currency: 'EUR' } });

    const { entry, addedQuantity } = await store.add(intentFor('mug', 2));
    expect([shown(), addedQuantity]).toEqual([['mug: 2'], 2]);

    const changed = store.setQuantity(entry!.id, 5);
    await clock.advance(300);
    await changed;
    expect(store.getState().cart).toMatchObject({ totalQuantity: 5, subtotalCents: 500 });

    await store.remove(entry!.id);
    expect(shown()).toEqual([]);
    await store.restore(entry!);
    expect(shown()).toEqual(['mug: 2']);

    await store.applyCoupon('TEN');
    expect(store.getState().cart.coupons).toEqual([{ code: 'TEN', title: 'TEN' }]);
    expect(calls).toEqual(['read', 'add', 'setQuantity', 'remove', 'restore', 'applyCoupon']);
  });

  it('shows the requested quantity at once and reverts it when the client refuses', async () => {
    const { store, shown, failWith, calls } = open();
    const { entry } = await store.add(intentFor('mug', 1));
    failWith({ code: 'rejected', serverMessage: 'Only 2 left.' } satisfies CartFailure);
    const refused = failureOf(store.setQuantity(entry!.id, 9));
    expect(shown()).toEqual(['mug: 9']);
    await clock.advance(300);
    expect(await refused).toMatchObject({ code: 'rejected', message: 'Only 2 left.' });
    expect(shown()).toEqual(['mug: 1']);
    // A refusal leaves no doubt about the cart.
    expect(calls).toEqual(['add', 'setQuantity']);
    expect(reported).toEqual([]);
  });
});

describe('a failure of the client', () => {
  const error = Object.assign(new Error('503'), {
    code: 'server',
    serverMessage: 'We are closed.',
  });
  const foreign = Object.assign(new Error('reset'), { code: 'ECONNRESET' });

  it.each<[string, unknown, { code: string; message: string }, isReported: boolean]>([
    [
      'a plain object',
      { code: 'offline', serverMessage: null },
      { code: 'offline', message: 'Please check your internet connection.' },
      false,
    ],
    ['an error', error, { code: 'server', message: 'We are closed.' }, false],
    [
      'a body that is not as agreed',
      { code: 'unexpected-answer', serverMessage: null },
      { code: 'unexpected-answer', message: unconfirmed },
      true,
    ],
    [
      'a CartError',
      new CartError('rejected', 'Not on Sundays.'),
      { code: 'rejected', message: 'Not on Sundays.' },
      false,
    ],
    ['an error without a server message', foreign, { code: 'unknown', message: unconfirmed }, true],
    ['no error at all', undefined, { code: 'unknown', message: unconfirmed }, true],
    [
      'a code that is a member of every object',
      { code: 'toString', serverMessage: 'Odd.' },
      { code: 'toString', message: 'Odd.' },
      false,
    ],
  ])('may be %s', async (_, reason, expected, isReported) => {
    const { store, failWith } = open();
    failWith(reason);
    expect(await failureOf(store.add(intentFor('mug')))).toMatchObject(expected);
    expect(reported).toEqual(isReported ? [reason] : []);
  });

  it('is in doubt when an earlier try may have been executed: the cart is read again', async () => {
    const { store, failWith, calls } = open();
    failWith({ code: 'rejected', serverMessage: null, isRepeat: true } satisfies CartFailure);
    await failureOf(store.add(intentFor('mug')));
    await clock.advance(0);
    expect(calls).toEqual(['add', 'read']);
  });
});

describe('the answer of a repeated add', () => {
  it('may be old: the cart is read before it is told', async () => {
    const { store, client, calls } = open();
    const add = client.add.bind(client);
    client.add = async (...values) => {
      const answer = await add(...values);
      return { ...answer, cart: createEmptyCart('EUR'), isRepeat: true };
    };
    const { cart } = await store.add(intentFor('mug'));
    expect(calls).toEqual(['add', 'read']);
    expect(cart.entries.map(({ itemId }) => itemId)).toEqual(['mug']);
  });
});

describe('configure({ cartClient })', () => {
  it('is what getCartStore uses, one store for each client', async () => {
    const own = getCartStore();
    const { client, calls } = createMemoryCartClient();
    configure({ cartClient: client });
    const store = getCartStore();
    await store.load();
    expect(calls).toEqual(['read']);
    expect(getCartStore()).toBe(store);

    configure({ cartClient: createMemoryCartClient().client });
    expect(getCartStore()).not.toBe(store);
    configure({ cartClient: null });
    expect(getCartStore()).toBe(own);
  });

  it('is disposed with the runtime', async () => {
    const { client, calls } = createMemoryCartClient();
    configure({ cartClient: client });
    const store = getCartStore();
    const seen = vi.fn();
    store.subscribe(seen);
    resetRuntime();
    await store.refresh();
    expect(calls).toEqual(['read']);
    expect(seen).not.toHaveBeenCalled();
  });
});
