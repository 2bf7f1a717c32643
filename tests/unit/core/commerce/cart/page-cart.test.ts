import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptsFor, getCartStore } from '../../../../../core/commerce/cart/index.js';
import { createCartTokenStore, removeCookie, writeCookie } from '../../../../../core/net/index.js';
import { configure, resetRuntime, systemClock } from '../../../../../core/runtime/index.js';
import { createManualClock } from '../../../../support/manual-clock.js';
import { createFakeServer } from './fake-server.js';
import { intentFor } from './open-tab.js';

describe('getCartStore', () => {
  afterEach(() => {
    resetRuntime();
    removeCookie('hasCart');
    vi.unstubAllGlobals();
  });

  function serve() {
    const server = createFakeServer(createManualClock());
    vi.stubGlobal('fetch', server.fetch);
    return server;
  }

  it('returns one store for an API origin', () => {
    const own = getCartStore();
    expect(getCartStore()).toBe(own);
    configure({ api: 'https://api.example' });
    expect(getCartStore()).not.toBe(own);
    configure({ api: '' });
    expect(getCartStore()).toBe(own);
  });

  it('requests nothing for an anonymous visitor without a cart cookie', async () => {
    const server = serve();
    await getCartStore().load();
    expect(server.requests).toEqual([]);
    expect(getCartStore().getState()).toMatchObject({ status: 'ready', settled: null });
  });

  it('loads the cart where a cart cookie exists', async () => {
    const server = serve();
    server.fill('mug');
    writeCookie('hasCart', 'true');
    await getCartStore().load();
    expect(getCartStore().quantityOf('mug', null)).toBe(1);
  });

  it('is what an attempt adds to', async () => {
    const server = serve();
    const attempt = await attemptsFor({}).start(intentFor('mug', 2));
    expect(attempt?.outcome?.kind).toBe('added');
    expect(server.quantityOf('mug')).toBe(2);
  });

  it('forgets the token of a cart of another origin once that cart has expired', async () => {
    const server = serve();
    const origin = 'https://api.example';
    configure({ api: origin });
    createCartTokenStore({ origin, clock: systemClock }).set('old');
    server.lose('cart-expired');
    await getCartStore().add(intentFor('mug'));
    expect(server.requests.map(({ token }) => token)).toEqual(['old', 'new']);
  });
});
