import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { content as shopContent } from '../../examples/marram/content/index.js';
import type { Database } from '../../shop/server/ground/database/index.js';
import { createServer } from '../../shop/server/index.js';
import { describeShop, type OpenShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';
import { createVisitor } from './visitor.js';
import { addPages } from './whole-shop.js';

const clock = { now: () => Date.UTC(2026, 10, 24, 12) };
const options = { clock, content: shopContent, commentsModerated: false };
const foot = 'journal-a-bare-foot';
/** It takes no new comments. */
const gold = 'journal-gold-in-the-seam';

async function read(open: OpenShop, path: string) {
  const response = await createVisitor(open.app).send(path);
  expect(response.status).toBe(200);
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.write(await response.text());
  const wordsOf = (selector: string) =>
    [...document.querySelectorAll(selector)].map((found) => found.textContent.trim());
  return { document, wordsOf };
}

async function comment(open: OpenShop, itemId: string, state = 'approved'): Promise<void> {
  await open.database.query(
    `insert into comments (item_id, author, content, state, written_at) values ($1, 'Ana', 'Fine.', $2, now())`,
    [itemId, state],
  );
}

async function like(open: OpenShop, itemId: string): Promise<void> {
  const visitor = await open.visit();
  const response = await visitor.send(`/api/content/likes/${itemId}`, { method: 'PUT' });
  expect(response.status).toBe(200);
}

describeShop('The counts that pages print for visitors without script', (shop) => {
  async function openPages(changes = {}) {
    const open = await shop.open({ ...options, ...changes });
    addPages(open);
    return open;
  }

  it('are those of the tables, the public comments alone', async () => {
    const open = await openPages();
    await like(open, foot);
    await like(open, foot);
    for (const state of ['approved', 'approved', 'approved', 'pending', 'spam']) {
      await comment(open, foot, state);
    }
    const post = await read(open, '/journal/a-bare-foot');
    expect(post.wordsOf('vitrine-like-button')).toEqual(['2 Likes']);
    expect(post.wordsOf('vitrine-comments')).toEqual(['3 Comments']);
    const [button] = post.document.querySelectorAll('vitrine-like-button');
    expect(button?.getAttribute('like-count')).toBe('2');
    const [area] = post.document.querySelectorAll('vitrine-comments');
    expect(area?.getAttribute('public-comment-count')).toBe('3');
    const list = await read(open, '/journal');
    expect(list.wordsOf('vitrine-comment-link')).toEqual([
      'No Comments',
      '3 Comments',
      'No Comments',
    ]);
  });

  // platform §4: "Comments are active when commentState is 1 or the public comment count is above 0"
  it('keep the comments of a post that takes no new ones', async () => {
    const open = await openPages();
    const path = '/journal/gold-in-the-seam';
    expect((await read(open, path)).wordsOf('vitrine-comments')).toEqual([]);
    await comment(open, gold);
    expect((await read(open, path)).wordsOf('vitrine-comments')).toEqual(['1 Comment']);
  });

  it('say no comments where the site has none', async () => {
    const open = await openPages({ commentsEnabled: false });
    await comment(open, foot);
    expect((await read(open, '/journal/a-bare-foot')).wordsOf('vitrine-comments')).toEqual([
      'No Comments',
    ]);
  });

  it('cost one statement for all posts of a page', async () => {
    const open = await shop.open(options);
    const sent: string[] = [];
    const counting: Database = {
      ...open.database,
      query(statement, values) {
        sent.push(statement);
        return open.database.query(statement, values);
      },
    };
    const server = await createServer({ ...options, database: counting, products: sampleProducts });
    const counted = { ...open, ...server };
    addPages(counted);
    for (const [path, links] of [
      ['/journal', 3],
      ['/journal?page=2', 1],
    ] as const) {
      sent.splice(0);
      expect((await read(counted, path)).wordsOf('vitrine-comment-link')).toHaveLength(links);
      expect(sent.filter((statement) => /\b(likes|comments)\b/.test(statement))).toHaveLength(1);
    }
  });
});
