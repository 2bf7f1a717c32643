import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { configure, getRuntime, resetRuntime } from '../../../../core/runtime/index.js';
import { createPageApi } from '../../../../widgets/autoload/page-api.js';
import { createMemoryCartClient } from '../../core/commerce/cart/memory-cart-client.js';

const settings = Symbol.for('vitrine.settings');
const page = globalThis as typeof globalThis & Record<symbol, unknown>;
const loader = { load: vi.fn(async () => true), observe: vi.fn() };
const openDoctor = vi.hoisted(() => vi.fn());
vi.mock('../../../../widgets/doctor/index.js', () => ({ openDoctor }));

/** Runs the script as a page with that queue has it. */
function start(
  queue?: unknown,
  given: Record<string, unknown> = {},
  before: () => Promise<unknown> = async () => undefined,
) {
  Object.assign(globalThis, { vitrine: queue });
  page[settings] = given;
  createPageApi(given, loader, before);
  return globalThis.vitrine!;
}

beforeEach(resetRuntime);
afterEach(() => {
  resetRuntime();
  globalThis.vitrine = undefined;
  page[settings] = undefined;
});

describe('window.vitrine', () => {
  it('calls what was queued before the script, in order, after the running script', async () => {
    const heard: unknown[] = [];
    const vitrine = start([
      (own: unknown) => heard.push(['first', own]),
      () => heard.push('second'),
    ]);
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual([['first', vitrine], 'second']);
    vitrine.push(() => heard.push('later'));
    await Promise.resolve();
    expect(heard.at(-1)).toBe('later');
  });

  it('goes on when a function of the page throws', async () => {
    const caught = vi.fn();
    const heard: string[] = [];
    const microtask = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) => {
      void Promise.resolve().then(run).catch(caught);
    });
    start([
      () => {
        throw new Error('the page’s own');
      },
      () => heard.push('second'),
    ]);
    await new Promise((done) => setTimeout(done));
    expect(heard).toEqual(['second']);
    expect(caught).toHaveBeenCalledOnce();
    microtask.mockRestore();
  });

  it('resolves ready to itself', async () => {
    const vitrine = start();
    expect(await vitrine.ready).toBe(vitrine);
    expect(await vitrine.load('vitrine-cart')).toBe(true);
  });

  it('keeps settings for the runtime that comes later, those of scripts before those of the tag', () => {
    const vitrine = start([], { api: 'https://tag.example', locale: 'de-DE' });
    vitrine.configure({ api: 'https://page.example', currency: 'EUR' });
    vitrine.configure({ actions: { openCart: () => undefined } });
    vitrine.configure({ actions: { signUp: () => undefined } });
    const { config } = getRuntime();
    expect(config).toMatchObject({
      api: 'https://page.example',
      currency: 'EUR',
      locale: 'de-DE',
    });
    expect(Object.keys(config.actions)).toEqual(['openCart', 'signUp']);
  });

  it('configures the runtime that is there', () => {
    const vitrine = start();
    configure({ locale: 'fr-FR' });
    vitrine.configure({ currency: 'EUR', strings: { 'cart.added': 'Drin!' } });
    expect(getRuntime().config).toMatchObject({
      locale: 'fr-FR',
      currency: 'EUR',
      strings: { 'cart.added': 'Drin!' },
    });
  });

  it('waits for the connector before an action, and tells why there is none', async () => {
    const shop = createMemoryCartClient();
    let isThere = false;
    const vitrine = start([], {}, async () => {
      if (!isThere) throw new Error('data-backend="mystore" is none of vendure.');
      configure({ cartClient: shop.client });
    });
    expect(await vitrine.actions.addToCart({ itemId: 'mug' })).toMatchObject({
      kind: 'failed',
      error: { message: 'data-backend="mystore" is none of vendure.' },
    });
    isThere = true;
    expect(await vitrine.actions.addToCart({ itemId: 'mug' })).toMatchObject({ kind: 'done' });
    expect(shop.calls).toEqual(['add']);
  });

  it('has the actions', async () => {
    const vitrine = start();
    vitrine.configure({ cartClient: createMemoryCartClient().client });
    expect(await vitrine.actions.addToCart({ itemId: 'mug' })).toMatchObject({
      kind: 'done',
      addedQuantity: 1,
    });
    expect(await vitrine.actions.getCart()).toMatchObject({ cart: { totalQuantity: 1 } });
    expect(await vitrine.actions.closeCart()).toEqual({ kind: 'done' });
  });

  describe('with a doctor', () => {
    const diagnosis = { page: [], elements: [] };

    beforeEach(() => {
      openDoctor.mockReset().mockResolvedValue(diagnosis);
    });
    afterEach(() => history.replaceState(null, '', '/'));

    it('opens it when it is asked to, and gives back what it found', async () => {
      const vitrine = start();
      expect(openDoctor).not.toHaveBeenCalled();
      expect(await vitrine.doctor()).toEqual(diagnosis);
    });

    it('opens it when the address of the page says so', async () => {
      history.replaceState(null, '', '/shop?a=1&vitrine-doctor');
      start();
      await vi.waitFor(() => expect(openDoctor).toHaveBeenCalledOnce());
    });
  });
});
