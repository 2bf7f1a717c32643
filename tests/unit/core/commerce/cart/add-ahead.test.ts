import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddIntent } from '../../../../../core/commerce/cart/index.js';
import { stubFetch } from '../../../../support/stub-fetch.js';

// Each test has a page of its own, whose cart is not there yet.
async function openPage() {
  vi.resetModules();
  const { addAhead } = await import('../../../../../core/commerce/cart/add-ahead.js');
  const { configure, resetRuntime } = await import('../../../../../core/runtime/index.js');
  resetRuntime();
  return { addAhead, configure };
}

const intentOf = (key: string, others: Partial<AddIntent> = {}): AddIntent => ({
  ...{ itemId: 'mug', sku: null, quantity: 1, additionalFields: null, key },
  ...others,
});

const entryOf = (id: string, quantity: number) => ({
  ...{ id, itemId: 'mug', chosenVariant: null, quantity, productName: 'Mug', productUrl: '/mug' },
  ...{ imageUrl: null, unitPrice: '10.00', itemTotal: '10.00', additionalFields: null },
});

const answerOf = (quantity: number) => ({
  shoppingCart: { id: 'cart', entries: [entryOf('line', quantity)], totalQuantity: quantity },
  newlyAdded: { id: 'line', addedQuantity: 1 },
});

describe('addAhead', () => {
  const sent: Request[] = [];
  let answers: ((body: object, status?: number) => void)[];

  beforeEach(() => {
    sent.length = 0;
    answers = [];
    stubFetch((request) => {
      sent.push(request);
      return new Promise<Response>((done) => {
        answers.push((body, status = 200) => done(Response.json(body, { status })));
      });
    });
  });
  afterEach(() => {
    vi.doUnmock('../../../../../core/commerce/cart/page-cart.js');
    vi.unstubAllGlobals();
  });

  const keysOf = () => sent.map(({ headers }) => headers.get('idempotency-key'));

  it('sends before it returns, and the cart takes the response', async () => {
    const { addAhead } = await openPage();
    const added = addAhead(intentOf('first'));
    expect(keysOf()).toEqual(['first']);
    expect(await sent[0]!.clone().json()).toEqual({
      ...{ itemId: 'mug', sku: null, quantity: 1, additionalFields: null },
    });
    answers[0]?.(answerOf(1));
    expect(await added).toMatchObject({ addedQuantity: 1, cart: { totalQuantity: 1 } });
    expect(keysOf()).toEqual(['first']);
  });

  // Each of two adds without a cart would start one.
  it('sends one add ahead: the next waits for the first', async () => {
    const { addAhead } = await openPage();
    const first = addAhead(intentOf('first'));
    const second = addAhead(intentOf('second'));
    expect(keysOf()).toEqual(['first']);
    answers[0]?.(answerOf(1));
    await first;
    await vi.waitFor(() => expect(keysOf()).toEqual(['first', 'second']));
    answers[1]?.(answerOf(2));
    expect(await second).toMatchObject({ cart: { totalQuantity: 2 } });
    const turns = sent.map(({ headers }) => headers.get('intent-order')?.split(';')[0]);
    expect(turns[0]).toBe(turns[1]);
  });

  it('sends what waits when the page is left', async () => {
    const { addAhead } = await openPage();
    const both = [addAhead(intentOf('first')), addAhead(intentOf('second'))];
    globalThis.dispatchEvent(new Event('pagehide'));
    expect(keysOf()).toEqual(['first', 'second']);
    for (const answer of answers) answer(answerOf(2));
    await Promise.all(both);
    expect(keysOf()).toEqual(['first', 'second']);
  });

  it('leaves it to the cart when that is there', async () => {
    const { addAhead } = await openPage();
    const { getCartStore } = await import('../../../../../core/commerce/cart/index.js');
    const other = getCartStore().add(intentOf('other'));
    const added = addAhead(intentOf('first'));
    await vi.waitFor(() => expect(keysOf()).toEqual(['other']));
    answers[0]?.(answerOf(1));
    await other;
    await vi.waitFor(() => expect(keysOf()).toEqual(['other', 'first']));
    answers[1]?.(answerOf(2));
    await added;
  });

  it('does not send ahead for a page with an add of its own', async () => {
    const { addAhead, configure } = await openPage();
    configure({
      actions: { addToCart: () => Promise.resolve({ kind: 'done', addedQuantity: 3 }) },
    });
    expect(await addAhead(intentOf('first'))).toMatchObject({ addedQuantity: 3 });
    expect(sent).toEqual([]);
  });

  it('does not send a fraction ahead, which the cart refuses', async () => {
    const { addAhead } = await openPage();
    const failure = await addAhead(intentOf('first', { quantity: 1.5 })).catch((error) => error);
    expect(failure).toMatchObject({ code: 'invalid-quantity' });
    expect(sent).toEqual([]);
  });

  function refuseCart() {
    let isRefused = true;
    vi.doMock('../../../../../core/commerce/cart/page-cart.js', async (original) => {
      if (isRefused) throw new Error('refused');
      return original();
    });
    return () => {
      isRefused = false;
      vi.doUnmock('../../../../../core/commerce/cart/page-cart.js');
    };
  }

  // core/net/doubt.ts: "never says not made".
  it('says "not confirmed" when the cart cannot be fetched, and keeps the response for the next press', async () => {
    const { addAhead } = await openPage();
    const allowCart = refuseCart();
    const failure = await addAhead(intentOf('first')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'offline', isUnconfirmed: true });
    allowCart();
    answers[0]?.(answerOf(1));
    expect(await addAhead(intentOf('first'))).toMatchObject({ addedQuantity: 1 });
    expect(keysOf()).toEqual(['first']);
  });

  it('says that it was not added when the browser is offline, which fetches no cart either', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { addAhead } = await openPage();
    refuseCart();
    const failure = await addAhead(intentOf('first')).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'offline', isUnconfirmed: false });
  });

  it('says that a second one was not added, which waited for a cart that cannot be fetched', async () => {
    const { addAhead } = await openPage();
    refuseCart();
    const press = (key: string) => addAhead(intentOf(key)).catch((error: unknown) => error);
    expect(await press('first')).toMatchObject({ code: 'offline', isUnconfirmed: true });
    expect(await press('second')).toMatchObject({ code: 'offline', isUnconfirmed: false });
    expect(keysOf()).toEqual(['first']);
  });
});
