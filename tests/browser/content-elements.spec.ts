import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/keyboard.js';
import { signIn } from '../support/owner-pages.js';
import { narrow, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import type { Page } from 'playwright';
import { createEngine } from '../../core/template/index.js';
import { readOverflow } from '../support/usable.js';

const commentsCall = '/api/content/comments';

interface Content {
  /** A product of the shop, since those may be liked and commented on. */
  readonly id: string;
  readonly commentState?: number;
  readonly publicCommentCount?: number;
  readonly likeCount?: number;
}

/** What the formatters print, on a page of the shop's origin. */
function print(item: Content, extra = ''): string {
  const { output, errors } = createEngine().render(
    `<!doctype html><html lang="en"><head><title>A post</title><meta name="viewport" content="width=device-width">
    <script type="module" src="/assets/vitrine.js"></script></head>
    <body><main><h1>A post</h1>{.section item}<p>{@|like-button}</p><p>{@|comment-link}</p>
    <div style="height: 120vh"></div><div>{@|comments}</div>{.end}${extra}</main></body></html>`,
    {
      item: { fullUrl: '/a-post', commentState: 1, publicCommentCount: 0, likeCount: 0, ...item },
      websiteSettings: { simpleLikingEnabled: true, commentsEnabled: true },
    },
  );
  expect(errors).toEqual([]);
  return output;
}

async function serve(page: Page, html: string): Promise<void> {
  await page.route('**/a-post*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

async function openPost(page: Page, item: Content, extra = ''): Promise<void> {
  // Gives the browser its crumb; without one the first change is refused and repeated, which the browser logs.
  await page.request.get('/api/commerce/shopping-cart');
  await serve(page, print(item, extra));
  await page.goto('/a-post');
}

const like = (page: Page) => page.locator('vitrine-like-button [part=button]');
const area = (page: Page) => page.locator('vitrine-comments .vitrine-content');

async function openComments(page: Page): Promise<void> {
  await page.locator('vitrine-comments').scrollIntoViewIfNeeded();
  // The list that arrives moves what is below it.
  await area(page).locator('[aria-busy=false]').first().waitFor();
  await area(page).getByRole('button', { name: 'Write a comment' }).click();
  await area(page).getByRole('button', { name: 'Post comment' }).waitFor();
}

/** Scrolls to the comments, of which the form is closed still. */
async function nearComments(page: Page): Promise<void> {
  await page.locator('vitrine-comments').scrollIntoViewIfNeeded();
  await area(page).getByRole('button', { name: 'Write a comment' }).waitFor();
}

async function post(page: Page, author: string, text: string): Promise<void> {
  await area(page).getByLabel('Name').fill(author);
  await area(page).getByLabel('Comment', { exact: true }).fill(text);
  await area(page).getByRole('button', { name: 'Post comment' }).click();
}

const polite = (page: Page) => page.locator('[data-vitrine-live=polite]').textContent();

describe('the like button that the formatter prints', () => {
  const shop = useShop();

  it('counts once for each browser, after a reload and in two tabs', async () => {
    const item = { id: 'item-tide-bowl' };
    const { page } = await shop.open();
    await openPost(page, item);
    const tab = await page.context().newPage();
    await serve(tab, print(item));
    await tab.goto('/a-post');
    await like(tab).waitFor();
    await like(page).click();
    await expect.poll(() => like(page).textContent()).toBe('1 Like');
    expect(await like(page).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => polite(page)).toBe('1 Like');
    await expect.poll(() => like(tab).getAttribute('aria-pressed')).toBe('true');
    await tab.close();

    await page.reload();
    await expect.poll(() => like(page).getAttribute('aria-pressed')).toBe('true');
    expect(await like(page).textContent()).toBe('1 Like');

    const other = await shop.open();
    await openPost(other.page, item);
    await expect.poll(() => like(other.page).textContent()).toBe('1 Like');
    expect(await like(other.page).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the comments that the formatters print', () => {
  const shop = useShop();

  it('are written, decided on by the owner, and read and counted as the text they are', async () => {
    const item = { id: 'item-harbour-teapot' };
    const text = `<img src=x onerror="alert(1)"> ${randomUUID()}`;
    const { page } = await shop.open();
    await openPost(page, item);
    await openComments(page);
    await post(page, '<b>Ana</b>', text);
    const status = area(page).getByRole('status');
    await status.waitFor();
    expect(await status.textContent()).toBe(
      'Thank you. Your comment is shown once it has been approved.',
    );
    expect(await focusedName(page)).toContain('Thank you.');

    const owner = await shop.open();
    await signIn(owner.page);
    const list = await owner.page.request.get(`${commentsCall}/moderation`);
    const { comments } = (await list.json()) as { comments: { id: string; text: string }[] };
    const found = comments.find((comment) => comment.text === text);
    const cookies = await owner.page.context().cookies();
    const crumb = cookies.find(({ name }) => name === 'crumb')?.value ?? '';
    const decided = await owner.page.request.post(`${commentsCall}/moderation`, {
      headers: { 'X-CSRF-Token': decodeURIComponent(crumb) },
      data: { id: found?.id, state: 'approved' },
    });
    expect(decided.status()).toBe(200);

    const reader = await shop.open();
    await openPost(reader.page, item);
    await nearComments(reader.page);
    await area(reader.page).getByText(text).waitFor();
    await area(reader.page).getByText('<b>Ana</b>', { exact: true }).waitFor();
    expect(await area(reader.page).locator('img').count()).toBe(0);
    const link = reader.page.locator('vitrine-comment-link [part=link]');
    await expect.poll(() => link.textContent()).toBe('1 Comment');
    await link.click();
    expect(new URL(reader.page.url()).hash).toBe('#comments-item-harbour-teapot');
  });

  if (isWhole) {
    it('lose no press on a slow line, and nothing that was typed without a connection', async () => {
      const { page, complaints } = await shop.open({ isCold: true });
      await openPost(page, { id: 'item-dune-mug' });
      let give = () => {};
      const given = new Promise<void>((resolve) => (give = resolve));
      await page.route('**/comment-form-*.js', async (route) => {
        await given;
        await route.continue();
      });
      await nearComments(page);
      const button = area(page).getByRole('button', { name: 'Write a comment' });
      await button.click();
      await expect.poll(() => button.getAttribute('aria-busy')).toBe('true');
      give();
      await expect.poll(() => focusedName(page)).toMatch(/^Name/);
      await page.route('**/api/content/comments', (route) => route.abort());
      await post(page, 'Ana', 'Typed in a tunnel.');
      await area(page).getByText('Please check your internet connection.').waitFor();
      expect(await area(page).getByLabel('Comment', { exact: true }).inputValue()).toBe(
        'Typed in a tunnel.',
      );
      await page.unroute('**/api/content/comments');
      await page.setViewportSize(narrow);
      expect(await readOverflow(page)).toBe(0);
      await area(page).getByRole('button', { name: 'Post comment' }).click();
      await area(page).getByRole('status').waitFor();
      complaints.length = 0;
    });

    it('are posted in two tabs, and likes count, where storage is refused', async () => {
      const { page } = await shop.open({ isCold: true });
      await page.context().addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('refused', 'SecurityError');
            },
          });
        }
      });
      const item = { id: 'item-dune-mug' };
      await openPost(page, item);
      const tab = await page.context().newPage();
      await serve(tab, print(item));
      await tab.goto('/a-post');
      await like(page).click();
      await expect.poll(() => polite(page)).toBe('1 Like');
      expect(await like(page).getAttribute('aria-pressed')).toBe('true');
      const words = [`One ${randomUUID()}`, `Two ${randomUUID()}`];
      await openComments(page);
      await openComments(tab);
      await post(page, 'Ana', words[0] ?? '');
      await post(tab, 'Ana', words[1] ?? '');
      await area(page).getByRole('status').waitFor();
      await area(tab).getByRole('status').waitFor();

      const owner = await shop.open();
      await signIn(owner.page);
      const list = await owner.page.request.get(`${commentsCall}/moderation`);
      const { comments } = (await list.json()) as { comments: { text: string }[] };
      for (const text of words) {
        expect(comments.filter((comment) => comment.text === text)).toHaveLength(1);
      }
    });
  }
});
