import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { intentFor, openShop } from './open-tab.js';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

describe('adding', () => {
  it('resolves to the new line and the quantity added', async () => {
    const { store, server, clock } = await openShop('mug');
    server.limit(3);
    const done = store.add(intentFor('mug', 5));
    expect(store.getState().isUpdating).toBe(true);
    await clock.advance(0);
    expect(await done).toMatchObject({
      addedQuantity: 2,
      lostEntries: false,
      entry: { id: 'e1', title: 'Title of mug', image: '/images/one.svg', url: '/shop/one' },
      cart: { totalQuantity: 3, currency: 'EUR' },
    });
    expect(store.quantityOf('mug', 'mug-sku')).toBe(3);
    expect(store.quantityOf('mug', 'other-sku')).toBe(0);
    expect(store.getState().isUpdating).toBe(false);
  });

  it('sends the body of the specification under the key of the intent', async () => {
    const { store, server, clock } = await openShop();
    const intent = { ...intentFor('mug', null, 'key-1'), additionalFields: '{"engraving":"Ada"}' };
    const done = store.add(intent);
    await clock.advance(0);
    await done;
    expect(server.requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/commerce/shopping-cart/entries',
        key: 'key-1',
        body: {
          itemId: 'mug',
          sku: 'mug-sku',
          quantity: null,
          additionalFields: '{"engraving":"Ada"}',
        },
      },
    ]);
  });

  it('sends waiting quantities first', async () => {
    const { store, server, clock } = await openShop('mug');
    const all = [store.setQuantity('e1', 2), store.add(intentFor('lamp'))];
    await clock.advance(0);
    await Promise.all(all);
    expect(server.calls().map((call) => call.split(' ')[0])).toEqual(['PUT', 'POST']);
  });

  it('is not doubled by a lost answer', async () => {
    const { store, server, clock } = await openShop();
    let isFirst = true;
    server.plan(() => {
      const lost = isFirst ? 'answer' : null;
      isFirst = false;
      return { lost };
    });
    const done = store.add(intentFor('mug', 2));
    await clock.advance(300);
    expect(await done).toMatchObject({ addedQuantity: 2 });
    expect(server.quantityOf('mug')).toBe(2);
    expect(server.requests).toHaveLength(2);
  });

  it.each([
    ['cart-expired', true],
    ['cart-purchased', false],
  ] as const)('starts a new cart after %s, with the same key', async (code, lostEntries) => {
    const { store, server, clock, presence, shown } = await openShop('mug');
    server.lose(code);
    const done = store.add(intentFor('lamp', 1, 'key-1'));
    await clock.advance(0);
    expect(await done).toMatchObject({ lostEntries });
    expect(shown()).toEqual(['e2: 1']);
    expect(server.requests.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    expect(presence.forgotten).toBe(1);
  });

  it('loses nothing when the expired cart was empty', async () => {
    const { store, server, clock } = await openShop();
    server.lose('cart-expired');
    const done = store.add(intentFor('lamp'));
    await clock.advance(0);
    expect(await done).toMatchObject({ lostEntries: false });
  });

  it('makes the add once more only once', async () => {
    const { store, server, clock, failureOf } = await openShop('mug');
    server.plan(({ method }) =>
      method === 'POST'
        ? { failure: { status: 410, body: { error: 'Gone.', code: 'cart-expired' } } }
        : {},
    );
    const failure = failureOf(store.add(intentFor('lamp')));
    await clock.advance(0);
    expect(await failure).toMatchObject({ code: 'gone', message: 'Gone.' });
    expect(server.calls().filter((call) => call.startsWith('POST'))).toHaveLength(2);
  });
});

describe('additional fields', () => {
  it('are updated on their line, which is pending meanwhile', async () => {
    const { store, server, clock } = await openShop('mug');
    const fields = { itemId: 'mug', sku: 'mug-sku', additionalFields: '{"engraving":"Ada"}' };
    const done = store.updateAdditionalFields('e1', fields);
    expect(store.getState().pendingEntryIds).toEqual(new Set(['e1']));
    expect(store.getState().isUpdating).toBe(true);
    await clock.advance(0);
    await done;
    expect(server.calls()).toEqual([`PUT /e1/additionalFields ${JSON.stringify(fields)}`]);
    expect(store.getState()).toMatchObject({
      isUpdating: false,
      cart: { entries: [{ additionalFields: '{"engraving":"Ada"}' }] },
    });
  });
});
