import { expect, it } from 'vitest';
import { likeSchema, likesSchema } from '../../shop/server/domains/likes/index.js';
import { isWhole } from '../support/lane.js';
import { many } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { createVisitor, type TestVisitor } from './visitor.js';

const path = '/api/content/likes';
const mug = 'item-mug';

const like = (visitor: TestVisitor, itemId = mug) =>
  visitor.send(`${path}/${itemId}`, { method: 'PUT' });
const unlike = (visitor: TestVisitor, itemId = mug) =>
  visitor.send(`${path}/${itemId}`, { method: 'DELETE' });

async function read(visitor: TestVisitor, itemIds = mug) {
  const response = await visitor.send(`${path}?itemIds=${itemIds}`);
  expect(response.status).toBe(200);
  return likesSchema.parse(await response.json()).likes;
}

const readLike = async (response: Response) => {
  expect(response.status).toBe(200);
  return likeSchema.parse(await response.json());
};

const stored = async ({ database }: OpenShop) => {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from likes where item_id = $1',
    [mug],
  );
  return rows[0]?.count;
};

describeShop('Likes', (shop) => {
  it('are read for several items at once, in the order of their ids', async () => {
    const open = await shop.open();
    const ana = await open.visit();
    await like(ana);
    expect(await read(ana, 'item-gift,item-mug,item-none')).toEqual([
      { itemId: 'item-gift', count: 0, isLiked: false },
      { itemId: mug, count: 1, isLiked: true },
      { itemId: 'item-none', count: 0, isLiked: false },
    ]);
    expect(await read(await open.visit())).toEqual([{ itemId: mug, count: 1, isLiked: false }]);
  });

  it('count once for each browser, in two tabs and after a reload', async () => {
    const open = await shop.open();
    const ana = await open.visit();
    const tab = createVisitor(open.app, ana.cookies);
    const answers = await Promise.all([like(ana), like(tab), like(ana), like(tab)]);
    for (const answer of answers) {
      expect(await readLike(answer)).toEqual({ itemId: mug, count: 1, isLiked: true });
    }
    expect(await readLike(await like(tab))).toMatchObject({ count: 1 });
    expect(await stored(open)).toBe(1);
  });

  it.runIf(isWhole)('of 50 visitors at once, on two copies of the server, are 50', async () => {
    const options = { rateLimits: { likes: many, reads: many } };
    const open = await shop.open(options);
    const copy = await shop.openCopy(options);
    const visitors: TestVisitor[] = [];
    for (let index = 0; index < 50; index += 1) {
      visitors.push(await (index % 2 === 0 ? open : copy).visit());
    }
    const twice = [...visitors, ...visitors];
    const answers = await Promise.all(twice.map((visitor) => like(visitor)));
    expect(answers.map(({ status }) => status)).toEqual(twice.map(() => 200));
    expect(await read(await open.visit())).toEqual([{ itemId: mug, count: 50, isLiked: false }]);
    await Promise.all(visitors.slice(0, 20).map((visitor) => unlike(visitor)));
    expect(await stored(open)).toBe(30);
  });

  it('can be taken back, once too', async () => {
    const open = await shop.open();
    const [ana, bo] = [await open.visit(), await open.visit()];
    await like(ana);
    await like(bo);
    const taken = { itemId: mug, count: 1, isLiked: false };
    expect(await readLike(await unlike(ana))).toEqual(taken);
    expect(await readLike(await unlike(ana))).toEqual(taken);
    expect(await read(bo)).toEqual([{ itemId: mug, count: 1, isLiked: true }]);
  });

  it('are for what is there, and need the crumb', async () => {
    const open = await shop.open();
    const ana = await open.visit();
    const unknown = await like(ana, 'item-none');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: 'There is no such item.', code: 'item-not-found' },
    ]);
    const forged = await ana.send(`${path}/${mug}`, { method: 'PUT', withoutCrumb: true });
    expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'crumb' }]);
    expect(await stored(open)).toBe(0);
  });

  it('are for the content that a site names', async () => {
    const findItem = async (id: string) => (id === 'post-1' ? { commentState: 0 } : null);
    const open = await shop.open({ findItem });
    const ana = await open.visit();
    expect(await readLike(await like(ana, 'post-1'))).toMatchObject({ count: 1 });
    expect((await like(ana, mug)).status).toBe(404);
  });

  it('from a page of another origin count by the name of the browser that it sends', async () => {
    const origin = 'https://blog.example';
    const open = await shop.open({ allowedOrigins: [origin] });
    const stranger = createVisitor(open.app);
    const send = (query: string, method = 'PUT', at = `/${mug}`) =>
      stranger.send(`${path}${at}?${query}`, { method, headers: { Origin: origin } });
    const name = 'liker=5f0c6a1e-3a53-4b0e-9d5f-2f1f5a3c9e77';
    expect(await readLike(await send(name))).toMatchObject({ count: 1, isLiked: true });
    expect(await readLike(await send(name))).toMatchObject({ count: 1 });
    const answer = await send(`${name}&itemIds=${mug}`, 'GET', '');
    expect(await answer.json()).toEqual({ likes: [{ itemId: mug, count: 1, isLiked: true }] });
    const nameless = await send('');
    expect([nameless.status, await nameless.json()]).toMatchObject([
      400,
      { code: 'invalid-request', errors: { liker: 'A call without cookies needs it.' } },
    ]);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(origin);
  });

  it('store no cookie and no name that opens anything', async () => {
    const open = await shop.open();
    const ana = await open.visit();
    await like(ana);
    const { rows } = await open.database.query('select * from likes');
    for (const value of ana.cookies.values()) expect(JSON.stringify(rows)).not.toContain(value);
  });

  it('are limited by address', async () => {
    const open = await shop.open({ rateLimits: { likes: { calls: 2, seconds: 60 } } });
    for (const status of [200, 200, 429]) {
      const response = await like(await open.visit());
      expect(response.status).toBe(status);
    }
  });

  it.each<[string, string, number]>([
    ['nothing', '', 400],
    ['51 items', Array.from({ length: 51 }, (_, index) => `i${index}`).join(), 400],
    ['NUL', '%00', 400],
    ['names of members', '__proto__,constructor', 200],
    ['SQL', "'); drop table likes; --", 200],
  ])('of %s are answered as they should', async (_, itemIds, status) => {
    const open = await shop.open();
    const visitor = await open.visit();
    const response = await visitor.send(`${path}?itemIds=${itemIds}`);
    expect(response.status).toBe(status);
  });
});
