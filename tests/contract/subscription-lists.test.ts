import { beforeEach, expect, it } from 'vitest';
import { sharesSubscription } from '../../shop/server/domains/subscriptions/index.js';
import { buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { mailsOf, readSubscription, subscribe } from './subscribing.js';

describeShop('The list of subscriptions', (shop) => {
  let open: OpenShop;

  beforeEach(async () => {
    open = await shop.open(buyingOptions);
  });

  it('are found by their orders', async () => {
    const { id, orderId } = await subscribe(open);
    const { subscriptions } = open.services;
    expect(await subscriptions.idOfOrder(orderId)).toBe(id);
    expect(await subscriptions.idOfOrder('none')).toBeNull();
  });

  it('open all their orders to who has bought one of them', async () => {
    const { orderId } = await subscribe(open);
    const { orderId: foreign } = await subscribe(open);
    const { rows } = await open.database.query<{ id: string }>(
      `with copy as (
         insert into subscription_events (subscription_id, kind, made_by, happened_at, order_id)
         select subscription_id, 'paid', 'shop', happened_at, $2 from subscription_events where order_id = $1
         returning order_id
       ) select order_id as id from copy`,
      [orderId, foreign],
    );
    expect(rows).toEqual([{ id: foreign }]);
    const shares = (one: string, others: readonly string[]) =>
      sharesSubscription(open.database, one, others);
    expect(await shares(foreign, ['none', orderId])).toBe(true);
    expect(await shares(orderId, [foreign])).toBe(true);
    expect(await shares(orderId, ['none'])).toBe(false);
    expect(await shares('\0', [orderId])).toBe(false);
  });

  it('are found by the name or the address of their buyer', async () => {
    const { id } = await subscribe(open);
    await subscribe(open, { name: 'Grace 100%', email: 'grace@example.com' });
    const { subscriptions } = open.services;
    const find = async (search: string) =>
      (await subscriptions.list({ filter: null, cursor: null, search })).subscriptions;
    expect((await find(' LOVELACE ')).map((one) => one.id)).toEqual([id]);
    expect((await find('ada@')).map((one) => one.id)).toEqual([id]);
    expect(await find('0%')).toHaveLength(1);
    expect(await find('_')).toEqual([]);
    expect(await find('\0')).toHaveLength(2);
  });

  it('are listed by key, newest first', async () => {
    const first = await subscribe(open);
    await open.database.query(
      `insert into subscriptions (id, order_id, sku, quantity, unit_price, currency, plan, started_at, state)
       select 'more-' || n, order_id, sku, quantity, unit_price, currency, plan, started_at, 'ended'
       from subscriptions, generate_series(1, 55) n`,
    );
    const { subscriptions } = open.services;
    const page = await subscriptions.list({ filter: null, cursor: null });
    expect(page.subscriptions).toHaveLength(50);
    expect(page.subscriptions[0]?.id).toBe('more-55');
    const rest = await subscriptions.list({ filter: null, cursor: page.nextPageCursor });
    expect(rest.subscriptions.map(({ id }) => id).at(-1)).toBe(first.id);
    expect(rest.subscriptions).toHaveLength(6);
    expect(rest.nextPageCursor).toBeNull();
    const active = await subscriptions.list({ filter: 'active', cursor: null });
    expect(active.subscriptions.map(({ id }) => id)).toEqual([first.id]);
    await expect(subscriptions.list({ filter: null, cursor: '!' })).rejects.toMatchObject({
      code: 'invalid-request',
    });
  });

  it('keep notes of the owner', async () => {
    const { id } = await subscribe(open);
    const recorded: string[] = [];
    const record = (_: unknown, target: string) => {
      recorded.push(target);
      return Promise.resolve();
    };
    const { subscriptions } = open.services;
    await subscriptions.note({ id, note: ' Asked by phone. ' }, record);
    await subscriptions.change({ id, change: 'pause', note: 'On holiday.' }, 'owner', record);
    const { events: happened, subscription } = await readSubscription(open, id);
    expect(happened.slice(0, 2)).toMatchObject([
      { kind: 'paused', by: 'owner', text: 'On holiday.' },
      { kind: 'noted', by: 'owner', text: 'Asked by phone.' },
    ]);
    expect(recorded).toEqual([String(subscription.number), String(subscription.number)]);
    await expect(subscriptions.note({ id, note: ' ' }, record)).rejects.toMatchObject({
      code: 'note-empty',
    });
    expect((await mailsOf(open)).at(-1)?.subject).toMatch(/is paused$/);
  });
});
