import { describe, expect, it } from 'vitest';
import type { ServerOptions } from '../../shop/server/index.js';
import {
  commentCountsSchema,
  commentPageSchema,
  moderatedCommentsSchema,
  writtenCommentSchema,
} from '../../shop/server/domains/comments/index.js';
import { many } from './limits.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { ownerPassword, visitAsOwner } from './restock.js';
import { createVisitor, mug, type TestVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const path = '/api/content/comments';
const options: Partial<ServerOptions> = {
  ownerPassword,
  rateLimits: { comments: many, reads: many, changes: many },
};
const free = { ...options, commentsModerated: false };
const fine = { itemId: 'item-mug', author: 'Ana', text: 'A fine mug.' };

const write = (visitor: TestVisitor, changes: object = {}, headers: Record<string, string> = {}) =>
  visitor.send(path, { method: 'POST', json: { ...fine, ...changes }, headers });

async function written(response: Response) {
  expect(response.status).toBe(200);
  return writtenCommentSchema.parse(await response.json());
}

async function read(visitor: TestVisitor, itemId = 'item-mug', cursor: string | null = null) {
  const query = new URLSearchParams({ itemId, ...(cursor !== null && { cursor }) });
  const response = await visitor.send(`${path}?${query}`);
  expect(response.status).toBe(200);
  return commentPageSchema.parse(await response.json());
}

async function list(owner: TestVisitor, state = 'pending', cursor: string | null = null) {
  const query = new URLSearchParams({ state, ...(cursor !== null && { cursor }) });
  const response = await owner.send(`${path}/moderation?${query}`);
  expect(response.status).toBe(200);
  return moderatedCommentsSchema.parse(await response.json());
}

const decide = (owner: TestVisitor, id: string, state: string) =>
  owner.send(`${path}/moderation`, { method: 'POST', json: { id, state } });

const texts = ({ comments }: { comments: readonly { text: string }[] }) =>
  comments.map(({ text }) => text);

describeShop('Comments', (shop) => {
  it('wait for the owner, who makes them public', async () => {
    const open = await shop.open(options);
    const ana = await open.visit();
    const { comment, isPublic } = await written(await write(ana));
    expect(comment).toMatchObject({ author: 'Ana', text: 'A fine mug.' });
    expect(isPublic).toBe(false);
    expect(await read(ana)).toMatchObject({ count: 0, isOpen: true, comments: [] });

    const owner = await visitAsOwner(open);
    const { comments } = await list(owner);
    expect(comments).toEqual([{ ...comment, itemId: 'item-mug', state: 'pending' }]);
    const response = await decide(owner, comment.id, 'approved');
    expect(await response.json()).toEqual({ id: comment.id, state: 'approved' });
    expect(await read(ana)).toMatchObject({ count: 1, comments: [comment] });
    expect((await list(owner)).comments).toEqual([]);

    await decide(owner, comment.id, 'spam');
    expect(await read(ana)).toMatchObject({ count: 0, comments: [] });
    expect(texts(await list(owner, 'spam'))).toEqual(['A fine mug.']);
    const { rows } = await open.database.query(
      `select target from owner_actions where action = 'comment-moderated'`,
    );
    expect(rows).toEqual([{ target: comment.id }, { target: comment.id }]);
  });

  it('are public at once where the site says so, except with many addresses', async () => {
    const open = await shop.open(free);
    const ana = await open.visit();
    expect(await written(await write(ana))).toMatchObject({ isPublic: true });
    const text = Array.from({ length: 4 }, (_, index) => `https://spam.example/${index}`).join(' ');
    expect(await written(await write(ana, { text }))).toMatchObject({ isPublic: false });
    expect(texts(await read(ana))).toEqual(['A fine mug.']);
    expect(texts(await list(await visitAsOwner(open), 'spam'))).toEqual([text]);
  });

  it('come in pages, newest first, of which new ones make none repeat or skip', async () => {
    const open = await shop.open(free);
    const ana = await open.visit();
    for (let index = 1; index <= 25; index += 1) await write(ana, { text: `No. ${index}` });
    const first = await read(ana);
    expect([first.count, first.comments.length, first.hasNextPage]).toEqual([25, 20, true]);
    expect(first.comments[0]?.text).toBe('No. 25');
    await write(ana, { text: 'Later' });
    const second = await read(ana, 'item-mug', first.nextPageCursor);
    expect(texts(second)).toEqual(['No. 5', 'No. 4', 'No. 3', 'No. 2', 'No. 1']);
    expect([second.hasNextPage, second.nextPageCursor]).toEqual([false, null]);
  });

  it('are counted for several items, the public ones alone', async () => {
    const open = await shop.open(free);
    const ana = await open.visit();
    await write(ana);
    await write(ana, { itemId: 'item-gift' });
    const response = await ana.send(`${path}/counts?itemIds=item-gift,item-none,item-mug`);
    expect(commentCountsSchema.parse(await response.json()).counts).toEqual([
      { itemId: 'item-gift', count: 1 },
      { itemId: 'item-none', count: 0 },
      { itemId: 'item-mug', count: 1 },
    ]);
  });

  it('of 50 visitors at once are 50', async () => {
    const open = await shop.open(free);
    const visitors: TestVisitor[] = [];
    for (let index = 0; index < 50; index += 1) visitors.push(await open.visit());
    await Promise.all(visitors.map((visitor) => write(visitor)));
    expect((await read(await open.visit())).count).toBe(50);
  });

  it('are stored once for a key, also after a lost answer', async () => {
    const open = await shop.open(free);
    const ana = await open.visit();
    const key = { 'Idempotency-Key': 'a-key-of-sixteen-characters' };
    const first = await written(await write(ana, {}, key));
    const [again, other] = await Promise.all([
      write(ana, {}, key),
      write(ana, { text: 'Other' }, key),
    ]);
    expect(await written(again)).toEqual(first);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(other.status).toBe(422);
    expect((await read(ana)).count).toBe(1);
  });

  // No cookie, no crumb and no cart tell a writer on another page from anybody else.
  it.each([
    ['without a cart', 'new'],
    ['that gets a cart before the repeat', 'a token'],
  ])('are stored once for a key from a page of another origin %s', async (_, then) => {
    const origin = 'https://blog.example';
    const open = await shop.open({ ...free, allowedOrigins: [origin] });
    const from = { Origin: origin, 'X-Cart-Token': 'new' };
    const stranger = createVisitor(open.app);
    const key = { ...from, 'Idempotency-Key': 'a-key-of-sixteen-characters' };
    const first = await written(await write(stranger, {}, key));
    const added = await stranger.add(mug, from);
    const token = then === 'new' ? then : (added.headers.get('X-Cart-Token') ?? '');
    const later = { ...key, 'X-Cart-Token': token };
    const again = await write(createVisitor(open.app), {}, later);
    expect(again.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await written(again)).toEqual(first);
    const other = await write(createVisitor(open.app), { text: 'Other' }, later);
    expect([other.status, await other.json()]).toMatchObject([
      422,
      { code: 'idempotency-key-reused' },
    ]);
    expect(texts(await read(await open.visit()))).toEqual(['A fine mug.']);
  });

  it('keep hostile text as the text it is', async () => {
    const open = await shop.open(free);
    const ana = await open.visit();
    const text = `<script>alert(1)</script> <img src=x onerror=alert(1)> '; drop table comments; -- \u202E {.section}`;
    await write(ana, { text, author: '<b onclick=alert(1)>Bo</b>' });
    const { comments } = await read(ana);
    expect(comments[0]).toMatchObject({ text, author: '<b onclick=alert(1)>Bo</b>' });
  });

  it('keep line breaks, and no other control characters', async () => {
    const open = await shop.open(free);
    const ana = await open.visit();
    const { comment } = await written(await write(ana, { text: '  One\r\nTwo\rThree  ' }));
    expect(comment.text).toBe('One\nTwo\nThree');
    for (const changes of [{ text: 'a\0b' }, { author: 'a\nb' }, { text: 'a\u001Bb' }]) {
      expect((await write(ana, changes)).status).toBe(400);
    }
  });

  describe('are refused', () => {
    const tooLong = (max: string) => `Please use ${max} characters or fewer.`;

    it.each([
      ['a blank name', { author: ' ' }, { author: 'Please enter your name.' }],
      ['a blank text', { text: '\n \t' }, { text: 'Please write a comment.' }],
      ['a long name', { author: 'é'.repeat(81) }, { author: tooLong('80') }],
      ['a long text', { text: 'x'.repeat(3001) }, { text: tooLong('3,000') }],
      [
        'both',
        { author: '', text: '' },
        { author: 'Please enter your name.', text: 'Please write a comment.' },
      ],
    ])('for %s', async (_, changes, errors) => {
      const open = await shop.open(free);
      const response = await write(await open.visit(), changes);
      expect([response.status, await response.json()]).toEqual([
        400,
        expect.objectContaining({ code: 'comment-invalid', errors }),
      ]);
    });

    it('beyond no limit that a text just keeps', async () => {
      const open = await shop.open(free);
      const changes = { author: '😀'.repeat(80), text: 'x'.repeat(3000) };
      expect((await write(await open.visit(), changes)).status).toBe(200);
    });

    it('for an unknown item, without the crumb, and too many', async () => {
      const open = await shop.open({ rateLimits: { comments: { calls: 2, seconds: 60 } } });
      const ana = await open.visit();
      const forged = await ana.send(path, { method: 'POST', json: fine, withoutCrumb: true });
      expect([forged.status, await forged.json()]).toMatchObject([403, { code: 'crumb' }]);
      const unknown = await write(ana, { itemId: 'item-none' });
      expect([unknown.status, await unknown.json()]).toMatchObject([
        404,
        { code: 'item-not-found' },
      ]);
      expect((await write(ana)).status).toBe(200);
      expect((await write(await open.visit())).status).toBe(429);
    });

    it('for a plain form', async () => {
      const open = await shop.open(free);
      const response = await (await open.visit()).submit(path, { ...fine });
      expect(response.status).toBe(415);
    });
  });

  // platform §4: 'Comments are active when commentState is 1 or the public comment count is above 0'.
  it('of an item whose state is not 1 stay readable, and take no new one', async () => {
    let commentState = 1;
    const findItem = async (id: string) => (id === 'post-1' ? { commentState } : null);
    const open = await shop.open({ ...free, findItem });
    const ana = await open.visit();
    await write(ana, { itemId: 'post-1' });
    commentState = 0;
    expect(await read(ana, 'post-1')).toMatchObject({ count: 1, isOpen: false });
    const response = await write(ana, { itemId: 'post-1' });
    expect([response.status, await response.json()]).toEqual([
      409,
      { error: 'Comments are closed.', code: 'comments-closed' },
    ]);
  });

  // platform §4: 'forced off if the site setting for comments is off'.
  it('are neither shown nor taken where the site setting is off', async () => {
    const open = await shop.open(free);
    const ana = await open.visit();
    await write(ana);
    const off = await shop.openCopy({ ...free, commentsEnabled: false });
    const bo = await off.visit();
    expect(await read(bo)).toMatchObject({ count: 0, isOpen: false, comments: [] });
    expect((await write(bo)).status).toBe(409);
    const counts = await bo.send(`${path}/counts?itemIds=item-mug`);
    expect(await counts.json()).toEqual({ counts: [{ itemId: 'item-mug', count: 0 }] });
  });

  it('are moderated by the owner alone', async () => {
    const open = await shop.open(options);
    const ana = await open.visit();
    const { comment } = await written(await write(ana));
    for (const response of [
      await ana.send(`${path}/moderation`),
      await decide(ana, comment.id, 'approved'),
    ]) {
      expect([response.status, await response.json()]).toMatchObject([401, { code: 'owner-only' }]);
    }
    const owner = await visitAsOwner(open);
    const unknown = await decide(owner, '999999', 'approved');
    expect([unknown.status, await unknown.json()]).toMatchObject([
      404,
      { code: 'comment-not-found' },
    ]);
    expect((await decide(owner, comment.id, 'deleted')).status).toBe(400);
    const json = { id: comment.id, state: 'approved' };
    const forged = await owner.send(`${path}/moderation`, {
      method: 'POST',
      json,
      withoutCrumb: true,
    });
    expect(forged.status).toBe(403);
  });

  it('are moderated on a page of the owner, without script', async () => {
    const open = await shop.open(options);
    addPages(open);
    const ana = await open.visit();
    await written(await write(ana));
    const owner = await visitAsOwner(open);
    const page = await (await owner.send('/owner/comments')).text();
    expect(page).toContain('A fine mug.');
    const { comments } = await list(owner);
    const decideByForm = async (id: string) => {
      const form = { id, decision: 'approved', state: 'pending' };
      return (await owner.submit('/owner/comments/decide', form)).headers.get('Location');
    };
    expect(await decideByForm(comments[0]!.id)).toBe('/owner/comments?state=pending&done=approved');
    expect(texts(await read(ana))).toEqual(['A fine mug.']);
    expect(await decideByForm('1\0')).toContain('problem=comment-not-found');
  });

  it('list more than a page for the owner', async () => {
    const open = await shop.open(options);
    await fill(open, 60);
    const owner = await visitAsOwner(open);
    const first = await list(owner);
    expect([first.comments.length, first.hasNextPage]).toEqual([50, true]);
    const second = await list(owner, 'pending', first.nextPageCursor);
    expect([second.comments.length, second.hasNextPage]).toEqual([10, false]);
  });

  it('can be written on a page of another origin', async () => {
    const origin = 'https://blog.example';
    const open = await shop.open({ ...free, allowedOrigins: [origin] });
    const stranger = createVisitor(open.app);
    expect((await write(stranger, {}, { Origin: origin })).status).toBe(200);
    expect((await write(stranger, {}, { Origin: 'https://evil.example' })).status).toBe(403);
  });
});

async function fill({ database }: OpenShop, count: number): Promise<void> {
  await database.query(
    `insert into comments (item_id, author, content, state, written_at)
     select 'item-mug', 'Ana', 'No. ' || n, 'pending', now() from generate_series(1, $1::int) n`,
    [count],
  );
}
