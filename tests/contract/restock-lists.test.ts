import { beforeEach, expect, it } from 'vitest';
import { describeShop, type OpenShop } from './open-shop.js';
import {
  fern,
  fillQueue,
  oatLarge,
  readGroups,
  readNotified,
  readSignUps,
  restockOptions,
  restockPath,
  send,
  soldOutProducts,
  visitAsOwner,
} from './restock.js';
import type { TestVisitor } from './visitor.js';

describeShop('Restock lists', (shop) => {
  let open: OpenShop;
  let owner: TestVisitor;

  beforeEach(async () => {
    open = await shop.open(restockOptions);
    owner = await visitAsOwner(open);
  });

  it('have a group for each variant with open signups, in catalogue order', async () => {
    expect(await readGroups(owner)).toEqual({
      signUpGroups: [],
      hasNextPage: false,
      nextPageCursor: null,
    });
    await fillQueue(open, 1, 'PATTERN');
    await fillQueue(open, 3);
    await fillQueue(open, 2, oatLarge.variantId);
    await fillQueue(open, 4, 'MUG-OAT-SMALL');
    await send(owner, { ...oatLarge, variantId: 'MUG-OAT-SMALL' });
    const mug = { productId: 'item-mug', productTitle: 'Harbour Mug' };
    expect((await readGroups(owner)).signUpGroups).toEqual([
      { ...mug, variantId: 'MUG-OAT-LARGE', variantTitle: 'Oat / Large', count: 2 },
      { ...mug, variantId: 'MUG-FERN-SMALL', variantTitle: 'Fern / Small', count: 3 },
      {
        productId: 'item-pattern',
        productTitle: 'Sail Bag Pattern',
        variantId: 'PATTERN',
        variantTitle: '',
        count: 1,
      },
    ]);
  });

  it('contain groups of variants that are no longer listed', async () => {
    await fillQueue(open, 2);
    await open.database.query('update products set listed = false');
    expect((await readGroups(owner)).signUpGroups).toMatchObject([{ ...fern, count: 2 }]);
    expect(await send(owner)).toEqual({ sent: 2, remaining: 0 });
  });

  it.each([
    [25, [25]],
    [26, [25, 1]],
    [60, [25, 25, 10]],
  ])('return %d groups in pages, each once', async (count, sizes) => {
    open = await shop.open({ ...restockOptions, products: soldOutProducts(count) });
    owner = await visitAsOwner(open);
    await open.database.query(
      `insert into restock_signups (sku, email, is_join_mailing_list, created_at)
       select sku, 'ada@example.com', false, now() from variants where listed`,
    );
    const pages: Awaited<ReturnType<typeof readGroups>>[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof readGroups>> = await readGroups(owner, cursor);
      expect(page.hasNextPage).toBe(page.nextPageCursor !== null);
      pages.push(page);
      cursor = page.nextPageCursor;
    } while (cursor !== null);
    expect(pages.map(({ signUpGroups }) => signUpGroups.length)).toEqual(sizes);
    const ids = pages.flatMap(({ signUpGroups }) => signUpGroups.map((group) => group.variantId));
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => `SKU-${index}`));
  });

  it('return the signups of a variant in pages, oldest first', async () => {
    await fillQueue(open, 230);
    await fillQueue(open, 1, oatLarge.variantId);
    const first = await readSignUps(owner);
    const second = await readSignUps(owner, fern, first.nextPageCursor);
    // Notified signups leave the list; no remaining one is skipped or repeated.
    await send(owner);
    const third = await readSignUps(owner, fern, second.nextPageCursor);
    expect([first, second, third].map(({ signUps }) => signUps.length)).toEqual([100, 100, 30]);
    expect([first, second, third].map(({ hasNextPage }) => hasNextPage)).toEqual([
      true,
      true,
      false,
    ]);
    const emails = [first, second, third].flatMap(({ signUps }) => signUps.map((one) => one.email));
    expect(emails).toEqual(Array.from({ length: 230 }, (_, n) => `visitor-${n + 1}@example.com`));
  });

  it('return the sent notifications', async () => {
    await fillQueue(open, 150);
    await send(owner);
    await send(owner);
    expect(await readNotified(owner)).toEqual(
      Array.from({ length: 150 }, (_, n) => `visitor-${n + 1}@example.com`),
    );
    expect(await readNotified(owner, oatLarge)).toEqual([]);
  });

  it.each(['x', '!!', '-', 'WzEsMiwiYSJd', Buffer.from('9'.repeat(40)).toString('base64url')])(
    'refuse the cursor %s',
    async (cursor) => {
      const name = 'productId=item-mug&variantId=MUG-FERN-SMALL';
      for (const path of [`${restockPath}?${name}&`, `${restockPath}/sent?${name}&`]) {
        const response = await owner.send(`${path}cursor=${cursor}`);
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          code: 'invalid-request',
          errors: { cursor: 'Not a cursor of this list.' },
        });
      }
    },
  );

  it.each([
    'x',
    Buffer.from('5').toString('base64url'),
    Buffer.from('[1,2]').toString('base64url'),
    Buffer.from('[1,99999999999,"A"]').toString('base64url'),
    Buffer.from('[1,2,"A\\u0000"]').toString('base64url'),
  ])('refuse the cursor %s of groups', async (cursor) => {
    const response = await owner.send(`${restockPath}/groups?cursor=${cursor}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid-request' });
  });

  it('start at the first page for an empty cursor', async () => {
    await fillQueue(open, 1);
    const groups = await owner.send(`${restockPath}/groups?cursor=`);
    expect(await groups.json()).toMatchObject({ signUpGroups: [{ count: 1 }] });
    const signUps = await owner.send(
      `${restockPath}?productId=item-mug&variantId=MUG-FERN-SMALL&cursor=`,
    );
    expect(await signUps.json()).toMatchObject({ signUps: [{}] });
  });

  it('return 404 for unknown items', async () => {
    for (const path of [restockPath, `${restockPath}/sent`]) {
      const unknown = await owner.send(`${path}?productId=item-mug&variantId=NONE`);
      expect(unknown.status).toBe(404);
      expect(await unknown.json()).toMatchObject({ code: 'item-not-found' });
      expect((await owner.send(`${path}?productId=item-mug`)).status).toBe(400);
    }
  });
});
