import { describe, expect, it } from 'vitest';
import { createHttpCartClient } from '../../../../../core/commerce/cart/http-cart-client.js';
import { NetError, type Call, type Http } from '../../../../../core/net/index.js';
import * as z from 'zod/mini';
import { intentFor } from './open-tab.js';

const entry = { id: 'e1', itemId: 'mug', quantity: 1, chosenVariant: { sku: 'mug-sku' } };

/** Answers one body after the other; an error is thrown. */
function connect(...answers: unknown[]) {
  const calls: Call<unknown>[] = [];
  const http: Pick<Http, 'request'> = {
    async request<T>(call: Call<T>): Promise<T> {
      calls.push(call);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return z.parse(call.schema(), answer);
    },
  };
  return {
    calls,
    client: createHttpCartClient({
      http,
      now: () => 7,
      forgetCart: () => undefined,
      getCurrency: () => 'EUR',
    }),
  };
}

const cartPath = '/api/commerce/shopping-cart';

describe('createHttpCartClient', () => {
  it('makes the calls of storefront §7', async () => {
    const answer = { shoppingCart: { id: 'c1' } };
    const { client, calls } = connect({ id: 'c1' }, answer, answer);
    await client.read();
    await client.add({ ...intentFor('mug', 2), additionalFields: '{"a":"b"}' });
    await client.updateAdditionalFields('e1', { itemId: 'mug', sku: 'S', additionalFields: '{}' });
    expect(calls).toMatchObject([
      {
        method: 'GET',
        path: cartPath,
        query: { mock: false, timecode: 7, calculateSubtotal: true },
      },
      { method: 'POST', path: `${cartPath}/entries` },
      { method: 'PUT', path: `${cartPath}/entries/e1/additionalFields` },
    ]);
    expect(calls.slice(1).map(({ json }) => json)).toEqual([
      { itemId: 'mug', sku: 'mug-sku', quantity: 2, additionalFields: '{"a":"b"}' },
      { itemId: 'mug', sku: 'S', additionalFields: '{}' },
    ]);
  });

  it('lets changes outlive the page', async () => {
    const answer = { shoppingCart: { id: 'c1' } };
    const answers = Array.from({ length: 8 }, () => answer);
    const { client, calls } = connect(...answers);
    await client.setQuantity('e1', 2);
    await client.remove('e1');
    await client.add({ ...intentFor('mug'), additionalFields: '{}' });
    await client.applyCoupon('TEN');
    await client.removeCoupon('TEN');
    await client.setShippingLocation({ country: 'DE', region: '', postalCode: '' });
    await client.chooseShippingOption('express');
    await client.updateAdditionalFields('e1', { itemId: 'mug', sku: null, additionalFields: '{}' });
    expect(calls.map(({ keepalive }) => keepalive)).toEqual(Array(8).fill(true));
  });

  it('gives each change a key of its own', async () => {
    const answer = { shoppingCart: { id: 'c1' } };
    const { client, calls } = connect(answer, answer);
    await client.setQuantity('e1', 2);
    await client.setQuantity('e1', 2);
    expect(new Set(calls.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });

  it('numbers the changes in the order in which they were meant', async () => {
    const answer = { shoppingCart: { id: 'c1' } };
    const { client, calls } = connect(answer, answer, answer, answer);
    await client.setQuantity('e1', 2);
    await client.add(intentFor('mug'));
    await client.remove('e1');
    await client.updateAdditionalFields('e1', { itemId: 'mug', sku: null, additionalFields: null });
    const turns = calls.map(({ intentOrder }) => intentOrder?.split(';')[1]);
    expect(turns).toEqual(['1', '2', '3', '4']);
  });

  it('encodes the id of a line', async () => {
    const { client, calls } = connect({ shoppingCart: { id: 'c1' } });
    await client.remove('a/b');
    expect(calls[0]!.path).toBe('/api/commerce/shopping-cart/entries/a%2Fb');
  });

  // storefront §3: "Add-entry response: shoppingCart, newlyAdded."
  it('finds the new line by item and variant when the answer does not name it', async () => {
    const { client } = connect({ shoppingCart: { id: 'c1', entries: [entry] } });
    expect(await client.add(intentFor('mug', 2))).toMatchObject({
      entry: { id: 'e1' },
      addedQuantity: 2,
    });
  });

  it.each([
    // "Store currency: taken from the site's store settings, default USD." (storefront §3)
    ['no currency', {}, 'EUR'],
    ['an empty currency', { currency: '' }, 'EUR'],
    ['its own currency', { currency: 'KRW' }, 'KRW'],
    // Shown without amounts: never in the sign of another currency.
    ['an unknown currency', { currency: 'XYZ' }, 'XYZ'],
  ])('keeps a cart with %s apart from that of the site', async (_, given, currency) => {
    const { client } = connect({ id: 'c1', ...given });
    expect((await client.read())?.currency).toBe(currency);
  });

  it('counts the pieces of a cart whose server does not', async () => {
    const { client } = connect({ id: 'c1', entries: [entry, { ...entry, id: 'e2', quantity: 3 }] });
    expect((await client.read())?.totalQuantity).toBe(4);
  });

  it('reads a purchased cart, and a 404, as no cart', async () => {
    const { client } = connect({ id: 'c1', isPurchased: true }, new NetError('not-found', '404'));
    expect(await client.read()).toBeNull();
    expect(await client.read()).toBeNull();
  });

  it('does not take an unknown product for a lost cart', async () => {
    const { client, calls } = connect(new NetError('not-found', '404'));
    await expect(client.add(intentFor('mug'))).rejects.toMatchObject({ code: 'not-found' });
    expect(calls).toHaveLength(1);
  });
});
