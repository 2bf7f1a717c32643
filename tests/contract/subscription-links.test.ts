import { beforeEach, expect, it } from 'vitest';
import { createSigner, readSecret } from '../../shop/server/ground/http/index.js';
import { buyingOptions } from './buying.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { linksTo, mailsOf, subscribe, visitAsBuyer } from './subscribing.js';
import { shopOrigin, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const day = 24 * 60 * 60_000;
const street = '12 Harbour Road';

describeShop('The link of a mail to a subscription', (shop) => {
  let now: number;
  let open: OpenShop;
  let id: string;

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31, 9);
    open = await shop.open({ ...buyingOptions, clock: { now: () => now }, publicUrl: shopOrigin });
    addPages(open);
    await open.database.query("update variants set stock = 100 where sku = 'COFFEE'");
    ({ id } = await subscribe(open));
  });

  const newestLink = async () => (await linksTo(open, id)).at(-1) ?? '';
  const press = (visitor: TestVisitor) => visitor.submit(`/subscriptions/${id}/open`, {});
  const placeOf = (answer: Response) => [answer.status, answer.headers.get('Location')];

  /** Whether a browser is shown the subscription. */
  async function sees(visitor: TestVisitor): Promise<boolean> {
    const answer = await visitor.send(`/subscriptions/${id}`);
    return answer.status === 200 && (await answer.text()).includes(street);
  }

  /** Whether somebody who has just got the link is let in by it. */
  async function opens(link: string): Promise<boolean> {
    const visitor = await open.visit();
    await visitor.send(link);
    await press(visitor);
    return sees(visitor);
  }

  it('leaves the address, and opens it by a press, in one browser', async () => {
    const link = await newestLink();
    const buyer = await open.visit();
    expect(placeOf(await buyer.send(link))).toEqual([303, `/subscriptions/${id}/open`]);
    expect(await (await buyer.send(`/subscriptions/${id}/open`)).text()).toContain(
      'This link opens your subscription in this browser.',
    );
    expect(await sees(buyer)).toBe(false);
    expect(placeOf(await press(buyer))).toEqual([303, `/subscriptions/${id}`]);
    expect(await sees(buyer)).toBe(true);
    // To whom the mail is forwarded.
    expect(await opens(link)).toBe(false);
    const { rows } = await open.database.query('select * from order_links');
    expect(JSON.stringify(rows)).not.toContain(link.split('code=')[1]);
  });

  it('leads to what the newest link opens, in whichever tab the button is pressed', async () => {
    const other = await subscribe(open);
    const buyer = await open.visit();
    await buyer.send(await newestLink());
    await buyer.send((await linksTo(open, other.id)).at(-1) ?? '');
    expect(placeOf(await press(buyer))).toEqual([303, `/subscriptions/${other.id}`]);
    expect((await buyer.send(`/subscriptions/${other.id}`)).status).toBe(200);
    expect(await opens(await newestLink())).toBe(true);

    now += 28 * day;
    await open.services.subscriptions.renewDue();
    const { rows } = await open.database.query<{ id: string }>(
      'select order_id as id from subscription_events where order_id <> $1 and subscription_id = $2',
      [other.orderId, other.id],
    );
    const further = rows[0]?.id ?? '';
    const request = { email: 'ada@example.com', visitor: 'address:test' };
    await open.services.orderLinks.send(further, request);
    const mail = (await mailsOf(open)).at(-1)?.body ?? '';
    await buyer.send(/\/order-link\?code=[\w-]{43}/.exec(mail)?.[0] ?? '');
    expect(placeOf(await press(buyer))).toEqual([303, `/order-confirmed/${further}`]);
  });

  it('is not used up by programs that look at mails', async () => {
    const link = await newestLink();
    for (const method of ['HEAD', 'GET']) {
      const scanner = await open.visit();
      await scanner.send(link, { method });
      await scanner.send(`/subscriptions/${id}/open`, { method });
      expect(await sees(scanner)).toBe(false);
    }
    expect(await opens(link)).toBe(true);
  });

  it('works for seven days', async () => {
    const [link = ''] = await linksTo(open, id);
    now += 7 * day - 1;
    expect(await opens(link)).toBe(true);
    now += 28 * day;
    await open.services.subscriptions.renewDue();
    const next = await newestLink();
    now += 7 * day;
    expect(await opens(next)).toBe(false);
  });

  it('is another one in each mail', async () => {
    const { subscriptions } = open.services;
    now = Date.UTC(2026, 1, 26, 9);
    await subscriptions.tellUpcoming();
    now = Date.UTC(2026, 1, 28, 9);
    await subscriptions.renewDue();
    await subscriptions.change({ id, change: 'pause' }, 'owner');
    await subscriptions.change({ id, change: 'cancel' }, 'owner');
    const [, ...links] = await linksTo(open, id);
    expect(new Set(links).size).toBe(4);
    for (const link of links) {
      const visitor = await open.visit();
      await visitor.send(link);
      await press(visitor);
      expect((await visitor.send(`/subscriptions/${id}`)).status).toBe(200);
    }
  });

  it('that has ended leads the buyer’s own browser to the subscription', async () => {
    const link = await newestLink();
    const buyer = await visitAsBuyer(open, id);
    await buyer.send(link);
    expect(placeOf(await press(buyer))).toEqual([303, `/subscriptions/${id}`]);
    expect(placeOf(await buyer.send(`/subscriptions/${id}/open`))).toEqual([
      303,
      `/subscriptions/${id}`,
    ]);
  });

  it('that has ended leads others to a page that mails the buyer a new one', async () => {
    now += 8 * day;
    const visitor = await open.visit();
    await visitor.send(await newestLink());
    const ended = await press(visitor);
    const page = await ended.text();
    expect([ended.status, page.includes('This link has ended')]).toEqual([404, true]);
    expect(page).toContain(`action="/subscriptions/${id}/link"`);
    expect(page).not.toContain(street);

    const before = (await mailsOf(open)).length;
    const ask = async (email: string, of = id) =>
      placeOf(await visitor.submit(`/subscriptions/${of}/link`, { email }));
    const asked = [303, `/subscriptions/${id}?link=asked`];
    expect(await ask('eve@example.com')).toEqual(asked);
    expect(await ask('')).toEqual(asked);
    expect(await ask('ada@example.com', 'none')).toEqual([303, '/subscriptions/none?link=asked']);
    expect(await mailsOf(open)).toHaveLength(before);
    expect(await ask(' Ada@Example.com')).toEqual(asked);
    const told = await (await visitor.send(`/subscriptions/${id}?link=asked`)).text();
    expect(told).toContain('a link is on its way to it');
    expect((await mailsOf(open)).at(-1)?.subject).toMatch(/^Your subscription to /);
    const link = await newestLink();
    now += day - 1;
    expect(await opens(link)).toBe(true);
    expect(await opens(link)).toBe(false);
    // One more than five in an hour.
    expect(await ask('ada@example.com')).toEqual(asked);
    expect(await ask('ada@example.com')).toEqual([
      303,
      `/subscriptions/${id}?problem=rate-limited`,
    ]);
  });

  it('of a mail of before, which never ended, opens nothing and leads to that page', async () => {
    const signed = createSigner(await readSecret(open.database)).sign('subscription', id);
    const visitor = await open.visit();
    const answer = await visitor.send(`/subscriptions/open/${encodeURIComponent(signed)}`);
    expect(placeOf(answer)).toEqual([303, `/subscriptions/${id}/open`]);
    const page = await visitor.send(`/subscriptions/${id}/open`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain(`action="/subscriptions/${id}/link"`);
    expect(await sees(visitor)).toBe(false);
    expect((await visitor.send('/subscriptions/open/open')).status).toBe(404);
  });

  it('ends when the buyer is erased, and no other one is sent', async () => {
    const link = await newestLink();
    await open.services.customers.erase('ada@example.com', () => Promise.resolve());
    expect(await opens(link)).toBe(false);
    const visitor = await open.visit();
    await visitor.send(link);
    await press(visitor);
    expect((await visitor.send(`/subscriptions/${id}`)).status).toBe(404);
    for (const email of ['ada@example.com', '']) {
      await visitor.submit(`/subscriptions/${id}/link`, { email });
    }
    expect(await mailsOf(open)).toEqual([]);
  });
});
