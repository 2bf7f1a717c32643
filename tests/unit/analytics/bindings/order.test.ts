import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOrderNotes } from '../../../../analytics/bindings/index.js';
import { bindOrder } from '../../../../analytics/bindings/order.js';
import { openBindings } from './open-bindings.js';

// storefront §3: "id, purchasedCartId, testMode, websiteId, items (sku, productName, quantity, unitPrice), grandTotal,
// shippingTotal, taxTotal"
const order = {
  id: 'o1',
  purchasedCartId: 'c1',
  testMode: true,
  websiteId: 'w1',
  items: [{ sku: 'MUG-L', productName: 'Mug', quantity: 2, unitPrice: '19.90' }],
  grandTotal: 49.54,
  shippingTotal: '6.50',
  taxTotalCents: 324,
  currency: 'USD',
};

function show(data: unknown) {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  document.body.innerHTML = `<script type="application/json" id="vitrine-order">${text}</script>`;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.body.innerHTML = '';
});

const notes = (mayStore = true, isSeenAgain = false) =>
  createOrderNotes({ mayStore: () => mayStore, isSeenAgain });

/** Opens the page of the order; returns the tracked calls, after the event was stored or refused. */
async function openPage(orders = notes(), isKept = true) {
  const opened = openBindings({ currency: 'EUR' });
  bindOrder(opened.context, orders);
  for (const { pending } of opened.calls) pending.resolve([], isKept ? undefined : 'consent');
  await Promise.resolve();
  await new Promise((resolve) => queueMicrotask(() => resolve(null)));
  return opened;
}

describe('a purchase that one client of two has lost', () => {
  const handle = (state: 'stored' | 'dropped') => ({
    ...{ id: 'p.1', state, reason: null, isDurable: state === 'stored' },
    reached: () => Promise.resolve(state),
  });

  it.each([
    [['stored', 'dropped'], true],
    [['dropped', 'dropped'], false],
  ] as const)('%j: is not repeated by the next view: %s', async (states, isNoted) => {
    show(order);
    const orders = notes();
    const { context, calls } = openBindings();
    bindOrder(context, orders);
    calls[0]?.pending.resolve(states.map(handle));
    await calls[0]?.pending.tracked.reached('stored');
    await Promise.resolve();
    expect(orders.has('o1')).toBe(isNoted);
  });
});

describe('the page of an order', () => {
  it('reports the purchase in units of its currency', async () => {
    show(order);
    const { told } = await openPage();
    expect(told()).toEqual([
      [
        'purchase',
        {
          orderId: 'o1',
          objectIdentifier: 'o1',
          currency: 'USD',
          value: 49.54,
          tax: 3.24,
          shipping: 6.5,
          testMode: true,
          cartId: 'c1',
          items: [{ id: 'MUG-L', name: 'Mug', sku: 'MUG-L', price: 19.9, quantity: 2 }],
        },
      ],
    ]);
  });

  it('reports it once, whenever it is opened', async () => {
    show(order);
    expect((await openPage()).calls).toHaveLength(1);
    expect((await openPage()).calls).toHaveLength(0);
    show({ ...order, id: 'o2' });
    expect((await openPage()).calls).toHaveLength(1);
  });

  it('reports it again when it was refused the first time', async () => {
    show(order);
    await openPage(notes(), false);
    expect((await openPage()).calls).toHaveLength(1);
  });

  it('where nothing may be kept, is known by being seen again', async () => {
    show(order);
    expect((await openPage(notes(false))).calls).toHaveLength(1);
    expect(localStorage.length).toBe(0);
    expect((await openPage(notes(false, true))).calls).toHaveLength(0);
  });

  it('says nothing of an order elsewhere', async () => {
    expect((await openPage()).calls).toEqual([]);
  });

  it.each(['', '[]', '{"id":"","grandTotal":1}', '{"grandTotal":1}'])(
    'without an id (%j) is warned of',
    async (text) => {
      show(text);
      const { calls, reporter } = await openPage();
      expect(calls).toEqual([]);
      expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
        'The order (#vitrine-order) needs an id; its purchase is not tracked.',
        { where: 'analytics' },
      );
    },
  );

  // storefront §3 gives an order no currency, and its id and amounts no type.
  it.each<[string, object, object]>([
    ['no currency', { id: 'o1', grandTotal: 50 }, { currency: 'EUR', value: 50 }],
    ['a numeric id', { id: 1042, currency: 'USD', grandTotal: 50 }, { orderId: '1042' }],
    [
      'texts and numbers',
      { id: 1, grandTotal: '50.00', taxTotal: '4', shippingTotal: 28, items: [{ unitPrice: 9.5 }] },
      { value: 50, tax: 4, shipping: 28, items: [expect.objectContaining({ price: 9.5 })] },
    ],
    [
      'cents by name',
      { id: 1, grandTotalCents: 4954, taxTotalCents: '400', items: [{ unitPriceCents: 2800 }] },
      { value: 49.54, tax: 4, items: [expect.objectContaining({ price: 28, quantity: 1 })] },
    ],
    [
      'money objects',
      {
        id: 1,
        grandTotal: { decimalValue: '50.00', currencyCode: 'GBP' },
        shippingTotal: { value: '4.20', currency: 'GBP' },
        items: [{ sku: 7, productName: 'Mug', quantity: '2', unitPrice: { decimalValue: '22.9' } }],
      },
      {
        currency: 'GBP',
        value: 50,
        shipping: 4.2,
        items: [{ id: '7', sku: '7', name: 'Mug', quantity: 2, price: 22.9 }],
      },
    ],
    [
      'a currency of three digits',
      { id: 1, currency: 'kwd', grandTotalCents: 5600 },
      { value: 5.6 },
    ],
    [
      'counts of more than one type',
      {
        id: 1,
        grandTotal: 1,
        items: [2, '3', 0, -2, [3], null].map((quantity) => ({ quantity })),
      },
      { items: [2, 3, 0, 1, 1, 1].map((quantity) => expect.objectContaining({ quantity })) },
    ],
    ['a numeric cart', { id: 1, grandTotal: 1, purchasedCartId: 9 }, { cartId: '9' }],
  ])('with %s is reported', async (_, data, expected) => {
    show(data);
    const { told, reporter } = await openPage();
    expect(told()).toEqual([['purchase', expect.objectContaining(expected)]]);
    expect(reporter.warn).not.toHaveBeenCalled();
  });

  /** What is known of an order without amounts. */
  const empty = { orderId: 'o1', objectIdentifier: 'o1', currency: 'USD', testMode: false };

  it('without a total is reported without a value, with a warning', async () => {
    show({ id: 'o1', currency: 'USD' });
    const { told, reporter } = await openPage();
    expect(told()).toEqual([['purchase', { ...empty, items: [] }]]);
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      'The order (#vitrine-order) needs a grandTotal; its purchase is tracked without a value.',
      { where: 'analytics' },
    );
  });

  it('with one amount that is none names it', async () => {
    show({ id: 'o1', grandTotal: 50, taxTotal: 'free' });
    const { reporter } = await openPage();
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      'The order (#vitrine-order) has amounts that are no amounts: taxTotal. Its purchase is tracked without them.',
      { where: 'analytics' },
    );
  });

  it.each([
    ['free', '$49.54', '1,234.50'],
    [{ decimalValue: 'free' }, { currency: 'USD' }, { value: '4.00', currency: 'GBP' }],
    [true, [], '  '],
    [1e30, '1e', '--4'],
  ])('with %j, %j and %j for amounts names them, and sends no NaN', async (...amounts) => {
    const [grandTotal, taxTotal, unitPrice] = amounts;
    const items = [{ sku: 'MUG', quantity: 'two', unitPrice }];
    show({ id: 'o1', currency: 'USD', grandTotal, taxTotal, shippingTotalCents: 6.5, items });
    const { told, reporter } = await openPage();
    const line = { id: 'MUG', name: '', sku: 'MUG', quantity: 1 };
    expect(told()).toEqual([['purchase', { ...empty, items: [line] }]]);
    expect(reporter.warn).toHaveBeenCalledExactlyOnceWith(
      'The order (#vitrine-order) has amounts that are no amounts: grandTotal, taxTotal, shippingTotal, unitPrice. Its purchase is tracked without them.',
      { where: 'analytics' },
    );
  });
});

describe('the notes of reported orders', () => {
  it('keep the last fifty, and forget them all on a refusal', () => {
    const orders = notes();
    for (let order = 0; order < 60; order += 1) orders.add(`o${order}`);
    expect([orders.has('o9'), orders.has('o10'), orders.has('o59')]).toEqual([false, true, true]);
    orders.forget();
    expect(orders.has('o59')).toBe(false);
    expect(localStorage.length).toBe(0);
  });

  it.each(['{', '{}', '[7]'])('read %j as none', (text) => {
    localStorage.setItem('vitrine:orders', text);
    expect(notes().has('o1')).toBe(false);
  });
});
