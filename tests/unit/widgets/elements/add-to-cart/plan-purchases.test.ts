import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getProducts } from '../../../../../core/commerce/product/index.js';
import { getRuntime } from '../../../../../core/runtime/index.js';
import { candleJson, readProduct } from '../product/sample-products.js';
import { buttonIn, labelIn, messageIn, mountForm, openShop, press } from './shop.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

const shop = openShop();

let calls: { path: string; body: unknown }[] = [];
const assign = vi.fn();

// Loaded on demand; compiling it may take longer than a test waits.
beforeAll(() => import('../../../../../widgets/elements/add-to-cart/purchase.js'), 60_000);
beforeEach(() => {
  calls = [];
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  stubFetch(async (request) => {
    calls.push({ path: new URL(request.url).pathname, body: await request.json() });
    return Response.json({ cartToken: 't' });
  });
});
afterEach(() => assign.mockReset());

const field = (name: string, value: string) => `<input name="${name}" value="${value}">`;
const button =
  '<vitrine-add-to-cart load="eager" product-id="planned"><button></button></vitrine-add-to-cart>';
const left = () => act(() => vi.waitFor(() => expect(assign).toHaveBeenCalledOnce()));

describe('the button of a product that is bought once or by a plan', () => {
  const planned = {
    ...candleJson,
    id: 'planned',
    useCustomAddButtonText: true,
    customAddButtonText: 'Adopt me',
    purchasePlans: [
      { id: 'month', billingPeriod: { value: 1, unit: 'MONTH' }, saving: { percent: 10 } },
    ],
  };
  const ways = (planId: string) => field('purchaseBy', 'plan') + field('planId', planId);
  const mountPlanned = async (controls = '', saving = {}) => {
    const [plan] = planned.purchasePlans;
    const purchasePlans = [{ ...plan, saving: { ...plan?.saving, ...saving } }];
    const store = getProducts().register(readProduct({ ...planned, purchasePlans }));
    store.choosePlan(null);
    const mounted = await mountForm(`${controls}${button}`);
    return { ...mounted, store };
  };

  // storefront §9: "subscribe label 'Subscribe'".
  it('follows the choice: the label, and the call with the plan', async () => {
    const { root, store } = await mountPlanned();
    expect(labelIn(root)).toBe('Adopt me');
    await act(async () => store.choosePlan('month'));
    expect(labelIn(root)).toBe('Subscribe');
    await press(buttonIn(root));
    await left();
    expect(calls).toMatchObject([
      {
        path: '/api/3/commerce/cart/subscription',
        body: { itemId: 'planned', sku: 'CANDLE', qty: 1, additionalFields: null, planId: 'month' },
      },
    ]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(`${location.origin}/subscription?cartToken=t`);
  });

  it('tells the page what is about to be bought, with the plan', async () => {
    const { root, store, element } = await mountPlanned();
    const told: unknown[] = [];
    element.addEventListener('vitrine-before-add', (event) => {
      event.preventDefault();
      told.push((event as CustomEvent<unknown>).detail);
    });
    const item = { itemId: 'planned', sku: 'CANDLE', quantity: 1, additionalFields: null };
    await press(buttonIn(root));
    await act(async () => store.choosePlan('month'));
    await press(buttonIn(root));
    expect(told).toEqual([item, { ...item, planId: 'month' }]);
    expect(calls).toEqual([]);
  });

  it.each([
    ['a percentage off', {}, 1620],
    ['a fixed price', { pricesInCents: { CANDLE: 1500 } }, 1500],
  ])('tells the bus what is paid each time: %s', async (_, saving, cents) => {
    const { root, store } = await mountPlanned('', saving);
    const paid: unknown[] = [];
    getRuntime().bus.on('purchase.started', ({ intent }) => paid.push(intent.unitPrice));
    await act(async () => store.choosePlan('month'));
    await press(buttonIn(root));
    await left();
    expect(paid).toEqual([{ cents, currency: 'USD' }]);
  });

  it('is bought once by the ordinary add', async () => {
    const { root, store } = await mountPlanned();
    await act(async () => store.choosePlan('month'));
    await act(async () => store.choosePlan(null));
    await press(buttonIn(root));
    expect(shop.cart.add).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  it('does what the page’s own controls say before their widget is there', async () => {
    const { root } = await mountPlanned(ways('month'));
    await press(buttonIn(root));
    await left();
    expect(calls).toMatchObject([{ body: { planId: 'month', additionalFields: null } }]);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('buys nothing by a plan that the product lacks, not even once', async () => {
    const { root } = await mountPlanned(ways('week'));
    await press(buttonIn(root));
    expect(messageIn(root)?.textContent).toBe('This subscription is not available.');
    expect(calls).toEqual([]);
  });
});
