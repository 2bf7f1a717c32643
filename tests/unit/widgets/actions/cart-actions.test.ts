import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartChangedDetail } from '../../../../core/commerce/cart/index.js';
import { configure, resetRuntime } from '../../../../core/runtime/index.js';
import { createActions } from '../../../../widgets/actions/index.js';
import { createMemoryCartClient } from '../../core/commerce/cart/memory-cart-client.js';

const reporter = { report: vi.fn(), warn: vi.fn() };
let life: AbortController;
let shop: ReturnType<typeof createMemoryCartClient>;

beforeEach(() => {
  resetRuntime();
  vi.clearAllMocks();
  life = new AbortController();
  shop = createMemoryCartClient();
  configure({ reporter, cartClient: shop.client });
});
afterEach(() => {
  life.abort();
  resetRuntime();
});

/** Listens at the document until the end of the test. */
function on(type: string, listener: (event: CustomEvent) => void): void {
  document.addEventListener(type, listener as EventListener, { signal: life.signal });
}

async function addMug(quantity = 2) {
  const outcome = await createActions('script').addToCart({ itemId: 'mug', quantity });
  if (outcome.kind !== 'done' || !outcome.entry) throw new Error('Not added.');
  return outcome.entry;
}

describe('actions of the cart', () => {
  it('add, update and remove, each with the cart after it', async () => {
    const actions = createActions('script');
    const added = await actions.addToCart({ itemId: 'mug', quantity: 2 });
    expect(added).toMatchObject({ kind: 'done', addedQuantity: 2, cart: { totalQuantity: 2 } });
    const { id: entryId } = (await actions.getCart().then((outcome) => {
      if (outcome.kind !== 'done') throw new Error('No cart.');
      return outcome.cart.entries[0]!;
    }))!;
    expect(await actions.updateLine({ entryId, quantity: 5 })).toMatchObject({
      kind: 'done',
      cart: { totalQuantity: 5 },
    });
    expect(await actions.removeLine({ entryId })).toMatchObject({
      kind: 'done',
      cart: { totalQuantity: 0 },
    });
    expect(reporter.report).not.toHaveBeenCalled();
  });

  it('remove a line whose quantity is set to 0, and ask as for a removal', async () => {
    const { id: entryId } = await addMug();
    const asked = vi.fn();
    on('vitrine-before-remove', ({ detail }) => asked(detail));
    on('vitrine-before-update', asked);
    const outcome = await createActions('script').updateLine({ entryId, quantity: 0 });
    expect(outcome).toMatchObject({ kind: 'done', cart: { totalQuantity: 0 } });
    expect(asked.mock.calls).toEqual([[{ entryId, itemId: 'mug', sku: null }]]);
  });

  it('enter and remove a coupon', async () => {
    const actions = createActions('script');
    await addMug();
    expect(await actions.applyCoupon({ code: ' TEN ' })).toMatchObject({
      cart: { coupons: [{ code: 'TEN' }] },
    });
    expect(await actions.removeCoupon({ code: 'TEN' })).toMatchObject({ cart: { coupons: [] } });
  });

  it.each([
    [
      'add',
      'itemId',
      (entryId: string) => entryId && createActions('script').addToCart({ itemId: 'pot' }),
    ],
    [
      'update',
      'quantity',
      (entryId: string) => createActions('script').updateLine({ entryId, quantity: 3 }),
    ],
    ['remove', 'entryId', (entryId: string) => createActions('script').removeLine({ entryId })],
  ] as const)(
    'send nothing when a listener prevents vitrine-before-%s',
    async (verb, member, run) => {
      const { id: entryId } = await addMug();
      const before = [...shop.calls];
      on(`vitrine-before-${verb}`, (event) => {
        expect(event.detail).toHaveProperty(member);
        event.preventDefault();
      });
      expect(await run(entryId)).toEqual({ kind: 'canceled' });
      expect(shop.calls).toEqual(before);
      expect(reporter.report).not.toHaveBeenCalled();
    },
  );

  it('send what a listener has changed', async () => {
    on('vitrine-before-add', ({ detail }) => {
      detail.quantity = 4;
    });
    on('vitrine-before-update', ({ detail }) => {
      expect(detail.previousQuantity).toBe(4);
      detail.quantity = 6;
    });
    const { id: entryId, quantity } = await addMug(1);
    expect(quantity).toBe(4);
    const outcome = await createActions('script').updateLine({ entryId, quantity: 5 });
    expect(outcome).toMatchObject({ cart: { totalQuantity: 6 } });
  });

  it('tell a refusal of the server as an outcome, with its sentence', async () => {
    shop.failWith({ code: 'rejected', serverMessage: 'Only 2 left.' });
    expect(await createActions('script').addToCart({ itemId: 'mug' })).toEqual({
      kind: 'failed',
      error: { code: 'rejected', message: 'Only 2 left.' },
    });
    expect(reporter.report).not.toHaveBeenCalled();
  });

  it('tell a line that is not there', async () => {
    expect(await createActions('script').removeLine({ entryId: 'gone' })).toEqual({
      kind: 'failed',
      error: { code: 'no-line', message: 'The cart has no line "gone".' },
    });
  });

  it('tell what the shop’s cart cannot do, without a call', async () => {
    const { id: entryId } = await addMug();
    const calls = [...shop.calls];
    configure({ cartClient: { ...shop.client, lacks: ['quantity', 'remove', 'coupons'] } });
    const actions = createActions('script');
    const outcomes = [
      await actions.updateLine({ entryId, quantity: 3 }),
      await actions.removeLine({ entryId }),
      await actions.applyCoupon({ code: 'TEN' }),
      await actions.removeCoupon({ code: 'TEN' }),
    ];
    for (const outcome of outcomes) {
      expect(outcome).toMatchObject({ kind: 'failed', error: { code: 'unsupported' } });
    }
    expect(shop.calls).toEqual(calls);
  });

  it('tell a wrong input as an outcome, and developers once', async () => {
    const outcome = await createActions('script').addToCart({ itemId: '' });
    const message = 'addToCart needs "itemId" as a text.';
    expect(outcome).toEqual({ kind: 'failed', error: { code: 'invalid-input', message } });
    expect(reporter.report).toHaveBeenCalledOnce();
    expect(shop.calls).toEqual([]);
  });

  it('never tell an unknown cart as an empty one', async () => {
    shop.failWith(new Error('down'));
    expect(await createActions('script').getCart()).toMatchObject({ kind: 'failed' });
  });
});

describe('vitrine-cart-changed', () => {
  it('tells at the document why the cart changed, and for whom', async () => {
    const heard: string[] = [];
    on('vitrine-cart-changed', ({ detail }: CustomEvent<CartChangedDetail>) => {
      heard.push(`${detail.reason} ${detail.origin} ${detail.cart.totalQuantity}`);
    });
    await createActions('script').getCart();
    const { id: entryId } = await addMug(2);
    await createActions('agent').updateLine({ entryId, quantity: 3 });
    await createActions('agent').applyCoupon({ code: 'TEN' });
    await createActions('script').removeLine({ entryId });
    expect(heard).toEqual([
      'read server 0',
      'add script 2',
      'quantity agent 3',
      'coupon agent 3',
      'remove script 0',
    ]);
  });
});

describe('configure({ actions })', () => {
  it('puts the page’s own version in place, which may use the library’s', async () => {
    const own = vi.fn(async ({ quantity }, original) =>
      original({ quantity: (quantity ?? 1) * 2 }),
    );
    configure({ actions: { addToCart: own } });
    const outcome = await createActions('script').addToCart({ itemId: 'mug', quantity: 3 });
    expect(own.mock.calls[0]![0]).toMatchObject({ itemId: 'mug', quantity: 3, origin: 'script' });
    expect(outcome).toMatchObject({ kind: 'done', addedQuantity: 6 });
  });

  it('takes one back with null', async () => {
    const own = vi.fn(() => ({ kind: 'canceled' }) as const);
    configure({ actions: { addToCart: own } });
    configure({ actions: { addToCart: null } });
    expect(await createActions('script').addToCart({ itemId: 'mug' })).toMatchObject({
      kind: 'done',
    });
    expect(own).not.toHaveBeenCalled();
  });
});
