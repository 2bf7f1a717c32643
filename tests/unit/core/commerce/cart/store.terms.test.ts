import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { openShop } from './open-tab.js';

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

afterEach(() => {
  resetRuntime();
  vi.unstubAllGlobals();
});

const berlin = { country: 'DE', region: 'Berlin', postalCode: '10115' };

describe('coupons and shipping', () => {
  it('are sent as their calls have them, each under a key and a turn', async () => {
    const { store, server, clock } = await openShop('mug');
    const all = [
      store.applyCoupon('TEN'),
      store.setShippingLocation(berlin),
      store.chooseShippingOption('express'),
      store.removeCoupon('TEN'),
    ];
    await clock.advance(0);
    await Promise.all(all);
    expect(server.calls()).toEqual([
      'POST /coupons {"code":"TEN"}',
      `PUT /shipping-location ${JSON.stringify(berlin)}`,
      'PUT /shipping-option {"optionId":"express"}',
      'DELETE /coupons/TEN {}',
    ]);
    expect(new Set(server.requests.map(({ key }) => key)).size).toBe(4);
    expect(server.requests.map(({ order }) => order?.split(';')[1])).toEqual(['1', '2', '3', '4']);
  });

  it('are the server’s: shown as settled, with its totals', async () => {
    const { store, clock } = await openShop('mug');
    const all = [
      store.applyCoupon('TEN'),
      store.setShippingLocation(berlin),
      store.chooseShippingOption('standard'),
    ];
    expect(store.getState()).toMatchObject({
      isUpdating: true,
      cart: { coupons: [], grandTotalCents: 100 },
    });
    await clock.advance(0);
    await Promise.all(all);
    expect(store.getState()).toMatchObject({
      isUpdating: false,
      isRecalculating: false,
      cart: {
        coupons: [{ code: 'TEN', title: 'Coupon TEN' }],
        validCoupons: [{ code: 'TEN', discountCents: 10 }],
        selectedShippingOption: { id: 'standard', title: 'Sent standard', costCents: 490 },
        shippingLocation: berlin,
        grandTotalCents: 580,
      },
    });
  });

  it('send waiting quantities first: the server judges what the shopper sees', async () => {
    const { store, server, clock } = await openShop('mug');
    const all = [store.setQuantity('e1', 5), store.applyCoupon('TEN')];
    await clock.advance(0);
    await Promise.all(all);
    expect(server.calls()).toEqual(['PUT /e1 {"quantity":5}', 'POST /coupons {"code":"TEN"}']);
  });

  it('write the code into the address as it was typed', async () => {
    const { store, server, clock, failureOf } = await openShop('mug');
    const failure = failureOf(store.removeCoupon('50 % / off'));
    await clock.advance(0);
    await failure;
    expect(server.requests[0]!.path).toMatch(/coupons\/50%20%25%20%2F%20off$/);
  });

  it('reject with the server’s message when it refuses', async () => {
    const { store, clock, failureOf } = await openShop('mug');
    const failure = failureOf(store.applyCoupon('NONE'));
    await clock.advance(0);
    expect(await failure).toMatchObject({
      code: 'rejected',
      message: 'This coupon does not exist.',
    });
    expect(store.getState()).toMatchObject({ isUpdating: false, cart: { coupons: [] } });
  });

  it('keep what was meant last when a change that was given up arrives after a newer one', async () => {
    const { store, server, clock, failureOf } = await openShop('mug');
    server.plan(() => ({ there: 120_000 }));
    const older = [
      failureOf(store.chooseShippingOption('standard')),
      failureOf(store.setShippingLocation(berlin)),
      failureOf(store.removeCoupon('TEN')),
    ];
    // Each is sent twice, for ten seconds each time.
    await clock.advance(65_000);
    await Promise.all(older);
    server.plan(() => ({}));
    const paris = { country: 'FR', region: '', postalCode: '75001' };
    const newer = [
      store.chooseShippingOption('express'),
      store.setShippingLocation(paris),
      store.applyCoupon('TEN'),
    ];
    await clock.advance(240_000);
    await Promise.all(newer);
    expect(server.cart()).toMatchObject({
      shippingOption: 'express',
      shippingLocation: paris,
      coupons: ['TEN'],
    });
  });

  it('have a sentence when the server sends none', async () => {
    const { store, server, clock, failureOf } = await openShop('mug');
    server.plan(() => ({ failure: { status: 400, body: {} } }));
    const failures = [
      store.applyCoupon('TEN'),
      store.removeCoupon('TEN'),
      store.setShippingLocation(berlin),
      store.chooseShippingOption('express'),
    ].map(failureOf);
    await clock.advance(0);
    const sentences = (await Promise.all(failures)).map(({ message }) => message);
    expect(sentences).toEqual([
      'Unable to update coupons',
      'Unable to update coupons',
      'Unable to update shipping',
      'Unable to update shipping',
    ]);
  });
});

describe('additional fields', () => {
  const fields = { itemId: 'mug', sku: 'mug-sku', additionalFields: '{"engraving":"Ada"}' };

  async function openRecalculating() {
    const shop = await openShop('mug');
    const heard: string[] = [];
    const life = new AbortController();
    for (const moment of ['started', 'ended'] as const) {
      shop.bus.on(
        `cart.recalculation-${moment}`,
        ({ entryId }) =>
          heard.push(`${moment} ${entryId}: ${shop.store.getState().isRecalculating}`),
        { signal: life.signal },
      );
    }
    return { ...shop, heard, stop: () => life.abort() };
  }

  // storefront §4: "start and end flags surround form-field updates on a cart entry."
  it('have start and end flags around their update', async () => {
    const { store, clock, heard, stop } = await openRecalculating();
    expect(store.getState().isRecalculating).toBe(false);
    const done = store.updateAdditionalFields('e1', fields);
    expect(store.getState()).toMatchObject({ isRecalculating: true, isUpdating: true });
    expect(heard).toEqual(['started e1: true']);
    await clock.advance(0);
    await done;
    expect(store.getState()).toMatchObject({ isRecalculating: false, isUpdating: false });
    expect(heard).toEqual(['started e1: true', 'ended e1: false']);
    stop();
  });

  it('end it when the update fails', async () => {
    const { store, server, clock, heard, stop, failureOf } = await openRecalculating();
    server.plan(() => ({ failure: { status: 400, body: {} } }));
    const failure = failureOf(store.updateAdditionalFields('e1', fields));
    await clock.advance(0);
    expect((await failure).message).toBe('Unable to update form');
    expect(store.getState().isRecalculating).toBe(false);
    expect(heard).toEqual(['started e1: true', 'ended e1: false']);
    stop();
  });

  it('are recalculated until the last of two updates is answered', async () => {
    const { store, server, clock, heard, stop } = await openRecalculating();
    server.plan(() => ({ back: 1_000 }));
    const all = ['Ada', 'Ben'].map((text) =>
      store.updateAdditionalFields('e1', { ...fields, additionalFields: text }),
    );
    await clock.advance(1_500);
    expect(store.getState().isRecalculating).toBe(true);
    await clock.advance(1_000);
    await Promise.all(all);
    expect(store.getState().isRecalculating).toBe(false);
    expect(heard.map((each) => each.split(' ')[0])).toEqual([
      'started',
      'started',
      'ended',
      'ended',
    ]);
    stop();
  });

  it('do not call a change of another kind a recalculation', async () => {
    const { store, clock, heard, stop } = await openRecalculating();
    const done = store.setQuantity('e1', 2);
    expect(store.getState()).toMatchObject({ isUpdating: true, isRecalculating: false });
    await clock.advance(300);
    await done;
    expect(heard).toEqual([]);
    stop();
  });
});
