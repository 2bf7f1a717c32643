import { beforeEach, expect, it } from 'vitest';
import { isWhole } from '../support/lane.js';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  fern,
  fillQueue,
  oatLarge,
  readGroups,
  readNotified,
  restockOptions,
  restockPath,
  send,
  sendAll,
  signUp,
  visitAsOwner,
} from './restock.js';
import { createVisitor, type TestVisitor } from './visitor.js';

const pattern = { productId: 'item-pattern', variantId: 'PATTERN' };
const visitorsUpTo = (count: number) =>
  Array.from({ length: count }, (_, index) => `visitor-${index + 1}@example.com`);

describeShop('Restock sends', (shop) => {
  let open: OpenShop;
  let owner: TestVisitor;

  beforeEach(async () => {
    open = await shop.open(restockOptions);
    owner = await visitAsOwner(open);
  });

  /** Sends until none remain, as the owner's page does. */
  async function sendUntilDone(sender: TestVisitor): Promise<number[]> {
    const sent: number[] = [];
    for (let calls = 0; calls < 50; calls += 1) {
      const result = await send(sender);
      sent.push(result.sent);
      if (result.remaining === 0) return sent;
    }
    throw new Error('There is no end to it.');
  }

  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

  it('notify a hundred at a time, oldest first', async () => {
    await fillQueue(open, 250);
    await fillQueue(open, 1, oatLarge.variantId);
    // A changed row is stored after the others, but is still the oldest.
    await signUp(owner, { siteVisitorEmail: 'visitor-1@example.com', isJoinMailingList: true });
    expect(await send(owner)).toEqual({ sent: 100, remaining: 150 });
    expect(await readNotified(owner)).toEqual(visitorsUpTo(100));
    expect(await send(owner)).toEqual({ sent: 100, remaining: 50 });
    expect(await send(owner)).toEqual({ sent: 50, remaining: 0 });
    expect(await send(owner)).toEqual({ sent: 0, remaining: 0 });
    expect(await readNotified(owner)).toEqual(visitorsUpTo(250));
    expect((await readGroups(owner)).signUpGroups).toMatchObject([{ ...oatLarge, count: 1 }]);
  });

  it('store what a mailer needs', async () => {
    await signUp(owner);
    await send(owner);
    const { rows } = await open.database.query(
      'select product_title, variant_title, url from restock_notifications',
    );
    expect(rows).toEqual([
      { product_title: 'Harbour Mug', variant_title: 'Fern / Small', url: '/shop/mug' },
    ]);
  });

  it.runIf(isWhole)(
    'of 1,000 are each made once, with two senders at once at two copies of the server',
    async () => {
      await fillQueue(open, 1000);
      const copy = await shop.openCopy(restockOptions);
      const other = createVisitor(copy.app, owner.cookies);
      const sent = await Promise.all([sendUntilDone(owner), sendUntilDone(other)]);
      expect(sum(sent.flat())).toBe(1000);
      const notified = await readNotified(owner);
      expect(notified).toHaveLength(1000);
      expect([...notified].sort()).toEqual(visitorsUpTo(1000).sort());
    },
  );

  it('of ten calls at the same moment are each made once, and every call gets its hundred', async () => {
    await fillQueue(open, 1000);
    const copy = await shop.openCopy(restockOptions);
    const other = createVisitor(copy.app, owner.cookies);
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(index % 2 === 0 ? owner : other)),
    );
    expect(results.map(({ sent }) => sent)).toEqual(Array.from({ length: 10 }, () => 100));
    expect(results.map(({ remaining }) => remaining).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, index) => index * 100),
    );
    expect(new Set(await readNotified(owner)).size).toBe(1000);
  });

  it.runIf(isWhole)('continue after a restart', async () => {
    await fillQueue(open, 1000);
    for (let calls = 0; calls < 5; calls += 1) await send(owner);
    const restarted = await shop.restart(restockOptions);
    const sent = await sendUntilDone(await visitAsOwner(restarted));
    expect(sent).toEqual([100, 100, 100, 100, 100]);
    expect(await readNotified(owner)).toEqual(visitorsUpTo(1000));
  });

  it('lose no concurrent signup', async () => {
    await fillQueue(open, 300);
    const visitors = Array.from({ length: 60 }, (_, index) => `late-${index}@example.com`);
    const [sent] = await Promise.all([
      sendUntilDone(owner),
      ...visitors.map((siteVisitorEmail) => signUp(owner, { siteVisitorEmail })),
    ]);
    const later = await sendUntilDone(owner);
    expect(sum([...sent, ...later])).toBe(360);
    expect([...(await readNotified(owner))].sort()).toEqual(
      [...visitorsUpTo(300), ...visitors].sort(),
    );
  });

  it('that fail leave all signups open', async () => {
    await fillQueue(open, 3);
    const { id } = (
      await open.database.query<{ id: number }>('select max(id) as id from restock_signups')
    ).rows[0] ?? { id: 0 };
    // Another sender has stored the last one: it is not stored twice.
    await open.database.query(
      `insert into restock_notifications (signup_id, product_title, variant_title, url, sent_at)
       values ($1, '', '', '', now())`,
      [id],
    );
    const reported: unknown[] = [];
    const failing = await shop.openCopy({
      ...restockOptions,
      reporter: { report: (error) => void reported.push(error), warn: () => undefined },
    });
    const sender = createVisitor(failing.app, owner.cookies);
    const response = await sender.send(`${restockPath}/send`, { method: 'POST', json: fern });
    expect(response.status).toBe(500);
    expect(reported).toHaveLength(1);
    expect((await readGroups(owner)).signUpGroups).toMatchObject([{ ...fern, count: 3 }]);

    const results = await sendAll(sender, [fern, oatLarge]);
    expect(results).toEqual([
      { ...fern, sent: 0, remaining: 0, error: 'Unknown error, please try again later.' },
      { ...oatLarge, sent: 0, remaining: 0 },
    ]);
  });

  it('accept a sold-out variant, and refuse an unknown one', async () => {
    await fillQueue(open, 1);
    expect(await send(owner)).toEqual({ sent: 1, remaining: 0 });
    for (const name of [
      { ...fern, variantId: 'NONE' },
      { ...pattern, productId: 'item-mug' },
    ]) {
      const response = await owner.send(`${restockPath}/send`, { method: 'POST', json: name });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'item-not-found' });
    }
  });

  it('for several variants are a hundred in all, in the order asked for', async () => {
    await fillQueue(open, 60);
    await fillQueue(open, 70, oatLarge.variantId);
    await fillQueue(open, 5, pattern.variantId);
    const unknown = { productId: 'item-mug', variantId: 'NONE' };
    const asked = [fern, unknown, oatLarge, pattern];
    const refused = { ...unknown, sent: 0, remaining: 0, error: 'There is no such item.' };
    expect(await sendAll(owner, asked)).toEqual([
      { ...fern, sent: 60, remaining: 0 },
      refused,
      { ...oatLarge, sent: 40, remaining: 30 },
      { ...pattern, sent: 0, remaining: 5 },
    ]);
    expect(await sendAll(owner, asked)).toEqual([
      { ...fern, sent: 0, remaining: 0 },
      refused,
      { ...oatLarge, sent: 30, remaining: 0 },
      { ...pattern, sent: 5, remaining: 0 },
    ]);
  });

  it('for several variants in opposite orders do not deadlock', async () => {
    await fillQueue(open, 300);
    await fillQueue(open, 300, oatLarge.variantId);
    const copy = await shop.openCopy(restockOptions);
    const other = createVisitor(copy.app, owner.cookies);
    for (let rounds = 0; rounds < 3; rounds += 1) {
      await Promise.all([sendAll(owner, [fern, oatLarge]), sendAll(other, [oatLarge, fern])]);
    }
    expect(new Set(await readNotified(owner)).size).toBe(300);
    expect(new Set(await readNotified(owner, oatLarge)).size).toBe(300);
  });

  it('accept at most 50 variants in a call', async () => {
    const post = (count: number) =>
      owner.send(`${restockPath}/send/all`, {
        method: 'POST',
        json: { sendRequests: Array.from({ length: count }, () => fern) },
      });
    expect((await post(50)).status).toBe(200);
    expect((await post(51)).status).toBe(400);
    expect((await post(0)).status).toBe(200);
  });

  it('need the owner’s crumb, also when a cart token comes with them', async () => {
    await fillQueue(open, 1);
    for (const headers of [{}, { 'X-Cart-Token': 'new' }, { 'X-CSRF-Token': 'x' }]) {
      const posts = [
        ['send', fern],
        ['send/all', { sendRequests: [fern] }],
      ] as const;
      for (const [path, json] of posts) {
        const response = await owner.send(`${restockPath}/${path}`, {
          method: 'POST',
          json,
          headers,
          withoutCrumb: true,
        });
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ code: 'crumb' });
      }
    }
    expect(await readNotified(owner)).toEqual([]);
  });
});
