import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PaymentError, type OrderJson } from '../../shop/server/index.js';
import { withdrawnCardTables } from '../../shop/server/ground/database/withdrawn-card-tables.js';
import {
  bowl,
  buy,
  buyingOptions,
  detailsFor,
  newYork,
  readCheckout,
  shipTo,
  tokenOf,
} from './buying.js';
import { createFakeProvider } from './fake-provider.js';
import { describeShop, type OpenShop } from './open-shop.js';

const start = Date.UTC(2026, 10, 21, 12);
const minute = 60_000;
const [itemId, sku] = ['item-gift', 'GIFT-25'] as const;
const card25 = { itemId, sku, quantity: 1 };
const paid = { payment: 'card', paymentToken: 'good-token' };
const unrecorded = () => Promise.resolve();

describeShop('Gift cards of orders that are refunded', (shop) => {
  let open: OpenShop;
  let fake: ReturnType<typeof createFakeProvider>;
  let now = start;
  let refunds = 0;

  beforeEach(async () => {
    now = start;
    refunds = 0;
    fake = createFakeProvider();
    open = await shop.open({
      ...buyingOptions,
      clock: { now: () => now },
      paymentProvider: fake.provider,
      reporter: { report: () => undefined, warn: () => undefined },
    });
  });

  const orders = () => open.services.orderManagement;
  const newKey = () => `refund-${(refunds += 1)}-0123456789abcdef`;

  async function read(id: string): Promise<OrderJson> {
    const managed = await orders().read(id);
    if (managed === null) throw new Error('There is no such order.');
    return managed.order;
  }

  /** Lines of a cart, to New York if a bowl is among them. */
  async function buyLines(...lines: readonly object[]): Promise<OrderJson> {
    const visitor = await open.visit();
    for (const line of lines) await visitor.add(line);
    if (lines.includes(bowl)) await shipTo(visitor, newYork);
    return read(await buy(open, tokenOf(visitor), { ...newYork, ...paid }));
  }

  async function buyAt(path: string, json: object): Promise<OrderJson> {
    const visitor = await open.visit();
    const answer = await visitor.send(path, { method: 'POST', json });
    const { cartToken } = z.object({ cartToken: z.string() }).parse(await answer.json());
    return read(await buy(open, cartToken, paid));
  }

  const ways: readonly [string, () => Promise<OrderJson>][] = [
    ['at its own page', () => buyAt('/api/commerce/gift-card', { itemId, sku })],
    ['at once', () => buyAt('/api/commerce/express-checkout', card25)],
    ['with a cart', () => buyLines(card25)],
    ['beside goods', () => buyLines(card25, bowl)],
  ];

  const refund = ({ id }: OrderJson, amountCents: number, chosen: Record<string, number> = {}) =>
    orders().refund(
      {
        orderId: id,
        key: newKey(),
        amountCents,
        lines: Object.entries(chosen).map(([entryId, quantity]) => ({ entryId, quantity })),
        restocks: false,
        reason: '',
      },
      unrecorded,
    );

  const cancel = ({ id }: OrderJson) =>
    orders().cancel({ orderId: id, key: newKey(), reason: '' }, unrecorded);

  const lineOf = ({ entries }: OrderJson, productType: string) =>
    entries.find((entry) => entry.productType === productType)?.id ?? '';

  const codeOf = (change: Promise<unknown>) =>
    change.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );

  /** In the order in which they were sold. */
  async function cardsOf({ id }: OrderJson) {
    const { rows } = await open.database.query<{ code: string; balance: number }>(
      'select code, balance from gift_cards where order_id = $1 order by number',
      [id],
    );
    return rows;
  }

  const balancesOf = async (order: OrderJson) =>
    (await cardsOf(order)).map(({ balance }) => balance);

  /** A cart with a bowl, into which the only card of an order is entered. */
  async function enterCard(order: OrderJson): Promise<string> {
    const visitor = await open.visit();
    await visitor.add(bowl);
    await shipTo(visitor, newYork);
    const [card] = await cardsOf(order);
    await open.services.checkout.changeGiftCard(tokenOf(visitor), { enter: card?.code ?? '' });
    return tokenOf(visitor);
  }

  /** Another order takes so much from the only card of an order. */
  async function spend(order: OrderJson, cents: number): Promise<OrderJson> {
    const [card] = await cardsOf(order);
    const held = (card?.balance ?? 0) - cents;
    await open.database.query('update gift_cards set balance = $2 where code = $1', [
      card?.code,
      cents,
    ]);
    const other = await read(await buy(open, await enterCard(order), { ...newYork, ...paid }));
    await open.database.query('update gift_cards set balance = balance + $2 where code = $1', [
      card?.code,
      held,
    ]);
    return other;
  }

  async function ownedCard(order: OrderJson) {
    const managed = await orders().read(order.id);
    const found = await open.services.ownedCards.find(String(managed?.cards[0]?.number));
    if (found === null) throw new Error('There is no card.');
    return found;
  }

  it.each(ways)('are worth nothing when all is refunded, bought %s', async (_, bought) => {
    const order = await bought();
    const token = await enterCard(order);
    expect(await refund(order, order.grandTotal)).toEqual({ state: 'done' });
    expect(await balancesOf(order)).toEqual([0]);
    await expect(enterCard(order)).rejects.toMatchObject({ code: 'gift-card-empty' });
    const { dueCents, grandTotalCents } = await readCheckout(open, token);
    expect(dueCents).toBe(grandTotalCents);
    const { card, uses } = await ownedCard(order);
    expect(card).toMatchObject({ state: 'spent', isRefunded: true });
    expect(uses).toMatchObject([{ kind: 'withdrawn', orderId: order.id, cents: 2500 }]);
  });

  it.each(ways)('are worth nothing when the order is cancelled, bought %s', async (_, bought) => {
    const order = await bought();
    expect(await cancel(order)).toEqual({ state: 'done' });
    expect(await balancesOf(order)).toEqual([0]);
    await expect(enterCard(order)).rejects.toMatchObject({ code: 'gift-card-empty' });
  });

  it.each(ways)('lose what is refunded of them, in parts, bought %s', async (_, bought) => {
    const order = await bought();
    const line = lineOf(order, 'gift-card');
    await refund(order, 1000, { [line]: 1 });
    expect(await balancesOf(order)).toEqual([1500]);
    const { card } = await ownedCard(order);
    expect(card).toMatchObject({ state: 'active', isRefunded: false });
    expect(await codeOf(refund(order, order.grandTotal - 999))).toBe('amount-too-high');
    await refund(order, order.grandTotal - 1000);
    expect(await balancesOf(order)).toEqual([0]);
  });

  it('lose nothing by the refund of another one', async () => {
    const order = await buyLines({ ...card25, quantity: 2 });
    const line = lineOf(order, 'gift-card');
    await refund(order, 2500, { [line]: 1 });
    expect(await balancesOf(order)).toEqual([0, 2500]);
    await refund(order, 2500, { [line]: 1 });
    expect(await balancesOf(order)).toEqual([0, 0]);
  });

  it('lose nothing by a refund of the goods beside them', async () => {
    const order = await buyLines(card25, bowl);
    await refund(order, 5000, { [lineOf(order, 'physical')]: 1 });
    expect(await balancesOf(order)).toEqual([2500]);
    // Delivery and tax are left, then the card.
    await refund(order, order.grandTotal - 5000 - 1500);
    expect(await balancesOf(order)).toEqual([1500]);
  });

  it('are not refunded with what was spent; what is left, and goods, are', async () => {
    const order = await buyLines(card25, bowl);
    await spend(order, 1000);
    const line = lineOf(order, 'gift-card');
    expect(await codeOf(refund(order, 2500, { [line]: 1 }))).toBe('card-spent');
    expect(await codeOf(refund(order, order.grandTotal - 999))).toBe('card-spent');
    expect(await codeOf(cancel(order))).toBe('cancel-card-spent');
    expect(await balancesOf(order)).toEqual([1500]);
    await refund(order, 5000, { [lineOf(order, 'physical')]: 1 });
    expect(await balancesOf(order)).toEqual([1500]);
    await refund(order, 1500, { [line]: 1 });
    expect(await balancesOf(order)).toEqual([0]);
    expect((await ownedCard(order)).card).toMatchObject({ state: 'spent', isRefunded: false });
  });

  it('get back just what a refused refund took, whatever happened meanwhile', async () => {
    const order = await buyLines(card25);
    await refund(order, 300);
    fake.state.refund = new PaymentError('unreachable', 'No answer.');
    expect(await refund(order, 1000)).toEqual({ state: 'waits' });
    await spend(order, 500);
    const { card } = await ownedCard(order);
    const request = { number: String(card.number), change: 'disable' } as const;
    await open.services.ownedCards.change(request, unrecorded);
    expect(await balancesOf(order)).toEqual([700]);
    fake.state.refund = { state: 'refused', reason: 'The card is closed.' };
    now += minute;
    await orders().settleRefunds();
    expect(await balancesOf(order)).toEqual([1700]);
    const found = await ownedCard(order);
    expect(found.card.state).toBe('disabled');
    expect(found.uses.map(({ kind, cents }) => [kind, cents]).toSorted()).toEqual([
      ['paid', 500],
      ['withdrawn', 300],
    ]);
  });

  it('that have paid get no more back than was paid for them and not refunded', async () => {
    const order = await buyLines(card25);
    const other = await spend(order, 1000);
    await refund(order, 1500);
    await refund(other, other.grandTotal);
    expect(await balancesOf(order)).toEqual([1000]);
    await refund(order, 1000);
    expect(await balancesOf(order)).toEqual([0]);
  });

  it('are either refunded or spent by two at once', async () => {
    const order = await buyLines(card25);
    const token = await enterCard(order);
    const cart = await readCheckout(open, token);
    const details = {
      ...detailsFor(open, cart, { ...newYork, ...paid }),
      dueCents: cart.dueCents,
    };
    const copy = await shop.openCopy({ ...buyingOptions, paymentProvider: fake.provider });
    const answers = await Promise.all([
      codeOf(refund(order, 2500)),
      codeOf(refund(order, 2500)),
      codeOf(copy.services.checkout.place(token, details, 'press-0123456789abcdef')),
    ]);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
    expect(await balancesOf(order)).toEqual([0]);
  });

  describe('that wait for their day', () => {
    const recipient = {
      name: 'Grace',
      email: 'grace@example.com',
      message: '',
      deliveryDate: '2026-12-24',
      timeZone: 'Asia/Tokyo',
    };
    const morning = Date.UTC(2026, 11, 23, 23);
    let order: OrderJson;

    beforeEach(async () => {
      const { cartToken } = await open.services.checkout.startGiftCard({
        itemId,
        sku,
        recipient,
        currency: 'USD',
      });
      order = await read(await buy(open, cartToken, paid));
    });

    /** The amounts in the mails to recipients that are due then. */
    async function amountsDue(at: number) {
      const { rows } = await open.database.query<{ body: string }>(
        `select body_text as body from outbox
         where kind = 'gift-card' and state = 'waiting' and next_attempt_at <= $1`,
        [new Date(at)],
      );
      return rows.map(({ body }) => /\$[\d.]+/.exec(body)?.[0]);
    }

    it('are sent with what is left of them, and not at all if nothing is', async () => {
      await refund(order, 1000);
      expect(await amountsDue(morning - 1)).toEqual([]);
      expect(await amountsDue(morning)).toEqual(['$15.00']);
      await refund(order, 1500);
      expect(await amountsDue(Date.UTC(9999, 1))).toEqual([]);
    });

    it('are held while the provider is asked for refunds, and sent if these are refused', async () => {
      fake.state.refund = new PaymentError('unreachable', 'No answer.');
      await refund(order, 1000);
      await refund(order, 1500);
      const { mails } = await open.services.mailer.list('waiting', null);
      expect(mails.find(({ kind }) => kind === 'gift-card')?.nextAttemptAt).toBeNull();
      fake.state.refund = { state: 'refused', reason: 'The card is closed.' };
      now += minute;
      await orders().settleRefunds();
      expect(await amountsDue(morning - 1)).toEqual([]);
      expect(await amountsDue(morning)).toEqual(['$25.00']);
    });
  });

  it('that were refunded although they had paid, as before, get nothing back', async () => {
    const order = await buyLines(card25);
    const other = await spend(order, 1200);
    const [card] = await cardsOf(order);
    await open.database.query('update gift_cards set balance = 2500 where code = $1', [card?.code]);
    await refund(order, 2500);
    await refund(other, other.grandTotal);
    expect(await balancesOf(order)).toEqual([0]);
  });

  /** As from a database that has recorded nothing of its refunds. */
  async function migrateOldRefunds(): Promise<void> {
    await open.database.query('delete from order_refund_withdrawals');
    for (const statement of withdrawnCardTables.slice(2)) await open.database.query(statement);
  }

  type Refunds = readonly (readonly [cents: number, ...lines: number[]])[];
  const two25 = { ...card25, quantity: 2 };
  const card50 = { ...card25, sku: 'GIFT-50' };

  it.each<[string, readonly object[], Refunds, number, readonly number[]]>([
    ['a part, which emptied the card', [card25], [[1000]], 0, [1500]],
    ['the line of a card beside goods', [card25, bowl], [[2500, 0]], 2500, [0]],
    [
      'a part of that line, then goods',
      [card25, bowl],
      [
        [1000, 0],
        [5000, 1],
      ],
      2500,
      [1500],
    ],
    ['goods alone', [card25, bowl], [[5000, 1]], 2500, [2500]],
    ['one of two cards', [two25], [[2500]], 0, [0, 2500]],
    ['two cards in parts', [two25], [[1000], [2000], [1900]], 2500, [0, 100]],
    ['the line of the second of two cards', [card25, card50], [[5000, 1]], 0, [2500, 0]],
    ['a part of a line, then money', [bowl, card50], [[1000, 1], [9000], [500]], 5000, [652]],
  ])(
    'of before give to refunds what those of today take: %s',
    async (_, lines, parts, old, left) => {
      const order = await buyLines(...lines);
      const untouched = await buyLines(card25);
      for (const [cents, ...chosen] of parts) {
        const entries = chosen.map((index) => [order.entries[index]?.id ?? '', 1]);
        await refund(order, cents, Object.fromEntries(entries));
      }
      const takenByRefund = async () => {
        const { rows } = await open.database.query(
          `select refund_id, sum(amount)::integer from order_refund_withdrawals
         group by refund_id order by refund_id`,
        );
        return rows;
      };
      const today = await takenByRefund();
      await open.database.query('update gift_cards set balance = $2 where order_id = $1', [
        order.id,
        old,
      ]);
      await migrateOldRefunds();
      expect(await takenByRefund()).toEqual(today);
      expect([await balancesOf(order), await balancesOf(untouched)]).toEqual([left, [2500]]);
      // What is left of the price can be refunded.
      const refunded = parts.reduce((sum, [cents]) => sum + cents, 0);
      expect(await refund(order, order.grandTotal - refunded)).toEqual({ state: 'done' });
      expect(Math.max(...(await balancesOf(order)))).toBe(0);
    },
  );

  it('of before lose nothing by a refund that was refused', async () => {
    const order = await buyLines(card25);
    fake.state.refund = { state: 'refused', reason: 'The card is closed.' };
    await refund(order, 1000);
    await migrateOldRefunds();
    expect(await balancesOf(order)).toEqual([2500]);
  });

  it('of before that were spent and refunded hold nothing, and get nothing back', async () => {
    const order = await buyLines(card25);
    const other = await spend(order, 1200);
    await open.database.query('update gift_cards set balance = value');
    await refund(order, 2500);
    await open.database.query('update gift_cards set balance = value - 1200');
    await migrateOldRefunds();
    expect(await balancesOf(order)).toEqual([0]);
    await refund(other, other.grandTotal);
    expect(await balancesOf(order)).toEqual([0]);
  });
});
