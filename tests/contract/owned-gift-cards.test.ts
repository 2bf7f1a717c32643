import { beforeEach, expect, it } from 'vitest';
import { bowl, buy, buyingOptions, newYork, readCheckout, shipTo, tokenOf } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mug } from './visitor.js';

const code = 'ABCD-EFGH-JKMN-PQRS';
const unrecorded = () => Promise.resolve();

describeShop('The owner’s gift cards', (shop) => {
  let open: OpenShop;
  let orderId: string;

  beforeEach(async () => {
    open = await shop.open(buyingOptions);
    const visitor = await open.visit();
    await visitor.add(mug);
    orderId = await buy(open, tokenOf(visitor));
    await open.database.query(
      `insert into gift_cards (code, order_id, value, balance, currency, recipient)
       values ($1, $2, 10000, 9000, 'USD', '{"name":"Grace","email":"grace@example.com","message":""}')`,
      [code, orderId],
    );
  });

  const cards = () => open.services.ownedCards;

  async function read() {
    const { cards: found } = await cards().list({ filter: null, cursor: null });
    const [card] = found;
    if (card === undefined) throw new Error('There is no card.');
    return card;
  }

  const change = async (what: 'disable' | 'enable') =>
    cards().change({ number: String((await read()).number), change: what }, unrecorded);

  /** A checkout for $50.00 and more, into which the card is entered. */
  async function payWithCard() {
    const visitor = await open.visit();
    await visitor.add(bowl);
    await shipTo(visitor, newYork);
    const token = tokenOf(visitor);
    await open.services.checkout.changeGiftCard(token, { enter: code });
    return token;
  }

  it('show what is left, who bought them and for whom, and never the code', async () => {
    const card = await read();
    expect(card).toMatchObject({
      ending: 'PQRS',
      state: 'active',
      valueCents: 10000,
      balanceCents: 9000,
      currency: 'USD',
      disabledAt: null,
      order: { id: orderId },
      recipient: { name: 'Grace', email: 'grace@example.com' },
      deliverOn: null,
    });
    const found = await cards().find(String(card.number));
    expect(found).toEqual({ card: expect.objectContaining({ number: card.number }), uses: [] });
    expect(JSON.stringify(found)).not.toContain('ABCD');
  });

  it.each([
    ['grace@', 1],
    ['GRACE', 1],
    ['lovelace', 1],
    ['pqrs', 1],
    ['qr', 1],
    ['abcd', 0],
    ['%', 0],
    ['\0', 1],
  ])('are found by names, addresses and the end of the code: %j', async (search, count) => {
    const { cards: found } = await cards().list({ filter: null, cursor: null, search });
    expect(found).toHaveLength(count);
  });

  it('show what they paid for, and what a refund gave back', async () => {
    const token = await payWithCard();
    const { grandTotalCents } = await readCheckout(open, token);
    const paidOrder = await buy(open, token, { ...newYork, payment: '' });
    await open.services.orderManagement.refund(
      {
        orderId: paidOrder,
        key: 'the-key-of-a-refund',
        amountCents: 700,
        lines: [],
        restocks: false,
        reason: '',
      },
      unrecorded,
    );
    const { number } = await read();
    expect(await cards().find(String(number))).toMatchObject({
      card: { balanceCents: 9000 - grandTotalCents + 700 },
      uses: [
        { kind: 'returned', orderId: paidOrder, cents: 700 },
        { kind: 'paid', orderId: paidOrder, cents: grandTotalCents },
      ],
    });
  });

  it.each(['', '0', '-1', '1.5', '1e3', '\0', "1' or true", '99999999999999999999', '4711'])(
    'are not found by %j',
    async (number) => {
      expect(await cards().find(number)).toBeNull();
      await expect(cards().change({ number, change: 'disable' }, unrecorded)).rejects.toMatchObject(
        { code: 'gift-card-not-found' },
      );
    },
  );

  it('are listed by key, newest first, and by state', async () => {
    await open.database.query(
      `insert into gift_cards (code, order_id, value, balance, currency)
       select 'FILL-' || n, $1, 100, 0, 'USD' from generate_series(1, 55) n`,
      [orderId],
    );
    await change('disable');
    const page = await cards().list({ filter: 'spent', cursor: null });
    expect(page.cards).toHaveLength(50);
    expect(page.cards[0]?.ending).toBe('L-54');
    const rest = await cards().list({ filter: 'spent', cursor: page.nextPageCursor });
    expect(rest.cards).toHaveLength(4);
    expect(rest.nextPageCursor).toBeNull();
    expect((await cards().list({ filter: 'disabled', cursor: null })).cards).toHaveLength(1);
    expect(await cards().count()).toEqual({ active: 1, spent: 54, disabled: 1 });
    await expect(cards().list({ filter: null, cursor: '!' })).rejects.toMatchObject({
      code: 'invalid-request',
    });
  });

  it('are recorded with their number when they are disabled and enabled, each once', async () => {
    const recorded: string[] = [];
    const record = (_: unknown, target: string) => {
      recorded.push(target);
      return Promise.resolve();
    };
    const number = String((await read()).number);
    const request = { number, change: 'disable' } as const;
    const answers = await Promise.allSettled([
      cards().change(request, record),
      cards().change(request, record),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await read()).toMatchObject({ state: 'disabled', disabledAt: expect.any(Number) });
    await cards().change({ number, change: 'enable' }, record);
    expect(await read()).toMatchObject({ state: 'active', disabledAt: null });
    expect(recorded).toEqual([number, number]);
  });

  it('change nothing when the change cannot be recorded', async () => {
    const number = String((await read()).number);
    const refuse = () => Promise.reject(new Error('not recorded'));
    await expect(cards().change({ number, change: 'disable' }, refuse)).rejects.toThrow();
    expect((await read()).state).toBe('active');
  });

  it('are refused at the checkout while they are disabled', async () => {
    await change('disable');
    await expect(payWithCard()).rejects.toMatchObject({ code: 'gift-card-disabled' });
    await change('enable');
    const token = await payWithCard();
    expect((await readCheckout(open, token)).dueCents).toBe(0);
  });

  it('pay for nothing when they are disabled after they were entered', async () => {
    const token = await payWithCard();
    await change('disable');
    await expect(buy(open, token, { ...newYork, payment: '' })).rejects.toThrow();
    const { dueCents, giftCards, grandTotalCents } = await readCheckout(open, token);
    expect([dueCents, giftCards]).toEqual([grandTotalCents, []]);
    expect((await read()).balanceCents).toBe(9000);
    const { rows } = await open.database.query('select 1 from gift_card_uses');
    expect(rows).toEqual([]);
  });
});
