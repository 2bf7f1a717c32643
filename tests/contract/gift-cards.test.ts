import { beforeEach, expect, it } from 'vitest';
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
import { describeShop, type OpenShop } from './open-shop.js';
import { mug, shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const code = 'ABCD-EFGH-JKMN-PQRS';

describeShop('A gift card that pays', (shop) => {
  let open: OpenShop;
  let visitor: TestVisitor;

  beforeEach(async () => {
    open = await shop.open({ ...buyingOptions, publicUrl: shopOrigin });
    addPages(open);
    visitor = await open.visit();
  });

  /** Bought by somebody before. */
  async function issue(balance: number, { currency = 'USD', as = code } = {}) {
    await (visitor = await open.visit()).add(mug);
    const orderId = await buy(open, tokenOf(visitor));
    visitor = await open.visit();
    await open.database.query(
      'insert into gift_cards (code, order_id, value, balance, currency) values ($1, $2, 10000, $3, $4)',
      [as, orderId, balance, currency],
    );
  }

  const balanceOf = async (as = code) =>
    (
      await open.database.query<{ balance: number }>(
        'select balance from gift_cards where code = $1',
        [as],
      )
    ).rows[0]?.balance;

  /** A bowl for $50.00 to New York: $6.50 and tax. */
  async function shop50(by = visitor) {
    await by.add(bowl);
    await shipTo(by, newYork);
    return tokenOf(by);
  }

  const enter = (token: string, typed = code) =>
    open.services.checkout.changeGiftCard(token, { enter: typed });

  const codeOf = (refused: Promise<unknown>) =>
    refused.then(
      () => 'taken',
      (error: { code?: string }) => error.code,
    );

  it('is bought with its code and balance on the page of the order', async () => {
    await visitor.add({ itemId: 'item-gift', sku: 'GIFT-25', quantity: 2 });
    const orderId = await buy(open, tokenOf(visitor));
    const { rows } = await open.database.query<{ code: string }>('select code from gift_cards');
    const opened = await open.visit();
    const stranger = await (await opened.send(`/order-confirmed/${orderId}`)).text();
    for (const bought of rows) expect(stranger).not.toContain(bought.code);
    const { services } = open;
    const seen = await services.checkout.order(orderId);
    expect(JSON.stringify(seen)).not.toContain(rows[0]?.code);
    expect(rows).toHaveLength(2);
  });

  it('pays a part, keeps the rest, and is taken with the order', async () => {
    await issue(2000);
    const token = await shop50();
    const cart = await enter(token, ' abcd efgh jkmn pqrs');
    const part = { id: expect.any(String), ending: 'PQRS', takenCents: 2000, leftCents: 0 };
    expect(cart.giftCards).toEqual([part]);
    expect(cart.dueCents).toBe(cart.grandTotalCents - 2000);
    expect(await balanceOf()).toBe(2000);
    const orderId = await buy(open, token, newYork);
    expect(await balanceOf()).toBe(0);
    expect(await open.services.checkout.order(orderId)).toMatchObject({
      giftCards: [part],
      grandTotal: cart.grandTotalCents,
      dueTotal: cart.dueCents,
    });
    const { rows } = await open.database.query('select * from gift_card_uses');
    expect(rows).toEqual([{ code, order_id: orderId, amount: 2000 }]);
  });

  it('pays a whole order, which asks for no other payment, and is spent in parts', async () => {
    await issue(9000);
    const token = await shop50();
    const cart = await enter(token);
    expect(cart.dueCents).toBe(0);
    await buy(open, token, { ...newYork, payment: '' });
    expect(await balanceOf()).toBe(9000 - cart.grandTotalCents);
  });

  it('is taken out again', async () => {
    await issue(9000);
    const token = await shop50();
    const { giftCards } = await enter(token);
    await enter(token);
    const cart = await open.services.checkout.changeGiftCard(token, {
      remove: giftCards[0]?.id ?? '',
    });
    expect([cart.giftCards, cart.dueCents]).toEqual([[], cart.grandTotalCents]);
  });

  it('is never overdrawn by two orders at once', async () => {
    await issue(6500);
    const other = await open.visit();
    const tokens = [await shop50(), await shop50(other)];
    const copy = await shop.openCopy(buyingOptions);
    const details: ReturnType<typeof detailsFor>[] = [];
    for (const token of tokens) {
      await enter(token);
      details.push(detailsFor(open, await readCheckout(open, token), newYork));
    }
    const place = (index: number) => {
      const { services } = index === 0 ? open : copy;
      const [token = '', given] = [tokens[index], details[index]];
      if (given === undefined) throw new Error('There are no details.');
      const shown = { ...given, payment: null, dueCents: 0 };
      return codeOf(services.checkout.place(token, shown, `press-of-order-${index}`));
    };
    const answers = await Promise.all([place(0), place(1)]);
    expect(answers.toSorted()).toEqual(['taken', 'total-changed']);
    const { rows } = await open.database.query<{ total: number }>(
      'select sum(amount)::int as total from gift_card_uses',
    );
    expect(await balanceOf()).toBe(6500 - (rows[0]?.total ?? 0));
    // The other one keeps its cart, and sees what is left to pay.
    const left = tokens[answers.indexOf('total-changed')] ?? '';
    const cart = await readCheckout(open, left);
    expect(cart.dueCents).toBe(cart.grandTotalCents - ((await balanceOf()) ?? 0));
    await expect(
      open.database.query('update gift_cards set balance = -1 where code = $1', [code]),
    ).rejects.toThrow();
  });

  it.each([
    ['unknown', 'ABCD-EFGH-JKMN-PQRT', 'gift-card-unknown'],
    ['no code', 'WELCOME10', 'gift-card-unknown'],
    ['of another currency', 'EEEE-EEEE-EEEE-EEEE', 'gift-card-currency'],
    ['empty', 'NNNN-NNNN-NNNN-NNNN', 'gift-card-empty'],
  ])('is refused if %s', async (_, typed, refusal) => {
    await issue(0, { as: 'NNNN-NNNN-NNNN-NNNN' });
    await issue(2000, { as: 'EEEE-EEEE-EEEE-EEEE', currency: 'EUR' });
    const token = await shop50();
    expect(await codeOf(enter(token, typed))).toBe(refusal);
    expect((await readCheckout(open, token)).giftCards).toEqual([]);
  });

  it('pays neither for another gift card nor for a subscription', async () => {
    await issue(9000);
    await visitor.add({ itemId: 'item-gift', sku: 'GIFT-25' });
    await visitor.add(mug);
    const cart = await enter(tokenOf(visitor));
    expect(cart.dueCents).toBe(2500);
    const response = await visitor.send('/api/commerce/gift-card', {
      method: 'POST',
      json: { itemId: 'item-gift', sku: 'GIFT-25' },
    });
    const { cartToken } = (await response.json()) as { cartToken: string };
    expect(await codeOf(enter(cartToken))).toBe('gift-card-unknown');
  });

  describePage();

  function describePage() {
    const read = async () => (await visitor.send('/checkout', { withoutCrumb: true })).text();

    async function press(fields: Record<string, string>) {
      const hidden = [...(await read()).matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)];
      const own = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
      return (await visitor.submit('/checkout', { ...own, ...fields })).status;
    }

    it('is entered without script, and its page shows what is taken and what remains', async () => {
      await issue(2000);
      await shop50();
      expect(await press({ action: 'gift-card', giftCard: code })).toBe(303);
      const page = await read();
      expect(page).toContain('Gift card ending in PQRS');
      expect(page).toContain('To pay');
      expect(page).not.toContain(code);
      const [, id = ''] = /name="removeGiftCard" value="([^"]+)"/.exec(page) ?? [];
      await press({ removeGiftCard: id });
      expect(await read()).not.toContain('PQRS');
    });

    it('is not found by trying: ten wrong codes, and right ones wait too', async () => {
      await issue(2000);
      await shop50();
      for (let tries = 0; tries < 10; tries += 1) {
        await press({ action: 'gift-card', giftCard: `ABCD-EFGH-JKMN-22${(tries % 8) + 2}2` });
      }
      expect(await read()).toContain('We do not know this gift card.');
      await press({ action: 'gift-card', giftCard: code });
      expect(await read()).toContain('Too many codes were tried.');
      expect((await readCheckout(open, tokenOf(visitor))).giftCards).toEqual([]);
    });
  }
});
