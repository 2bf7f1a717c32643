import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { focusedName, tabTo } from '../support/keyboard.js';
import { access as commentLinkAccess } from '../../widgets/elements/comment-link/access.js';
import { access as commentsAccess } from '../../widgets/elements/comments/access.js';
import { access as likeAccess } from '../../widgets/elements/like-button/access.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import {
  commentsCall,
  print,
  serve,
  openPost,
  like,
  area,
  openComments,
  nearComments,
  post,
  polite,
} from './content-elements-steps.js';

describe('the like button that the formatter prints', () => {
  const shop = useShop();

  it('is words without script', async () => {
    const { page } = await shop.open({ javaScriptEnabled: false });
    await openPost(page, { id: 'item-dune-mug', likeCount: 3 });
    expect(await page.locator('vitrine-like-button').textContent()).toBe('3 Likes');
  });

  it('works by keyboard, and takes the like back', async () => {
    const { page } = await shop.open();
    await openPost(page, { id: 'item-reed-vase' });
    await like(page).waitFor();
    await tabTo(page, /Likes?$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => like(page).getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => polite(page)).toBe('1 Like');
    await page.keyboard.press('Space');
    await expect.poll(() => like(page).getAttribute('aria-pressed')).toBe('false');
    await expect.poll(() => polite(page)).toBe('0 Likes');
  });

  it('works where storage is refused', async () => {
    const { page } = await shop.open({ isCold: true });
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
      }
    });
    await openPost(page, { id: 'item-linen-tea-towel' });
    await like(page).click();
    await expect.poll(() => polite(page)).toBe('1 Like');
    expect(await like(page).getAttribute('aria-pressed')).toBe('true');
  });

  it('keeps the old state without a connection, and says so', async () => {
    const { page, complaints } = await shop.open();
    await openPost(page, { id: 'item-lantern-lamp', likeCount: 2 });
    await like(page).waitFor();
    await page.route('**/api/content/likes/*', (route) => route.abort());
    await like(page).click();
    await page
      .getByText('Your like could not be saved. Please try again.')
      .first()
      .waitFor({ timeout: 60_000 });
    expect(await like(page).getAttribute('aria-pressed')).toBe('false');
    complaints.length = 0;
  });
});

describe('the comments that the formatters print', () => {
  const shop = useShop();

  it('are words and a link without script', async () => {
    const { page } = await shop.open({ javaScriptEnabled: false });
    await openPost(page, { id: 'item-dune-mug', publicCommentCount: 2 });
    const id = 'comments-item-dune-mug';
    expect(await page.locator(`#${id}`).textContent()).toBe('2 Comments');
    await page.getByRole('link', { name: '2 Comments' }).click();
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  });

  it('are written by keyboard, with problems at the field that has the focus', async () => {
    const { page } = await shop.open();
    await openPost(page, { id: 'item-dune-mug' });
    await nearComments(page);
    await tabTo(page, /^Write a comment$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => focusedName(page)).toMatch(/^Name/);
    await page.keyboard.press('Enter');
    await area(page).getByText('Please enter your name.').waitFor();
    await expect
      .poll(() => page.locator('[data-vitrine-live=assertive]').textContent())
      .toBe('Please enter your name. Please write a comment.');
    await expect.poll(() => focusedName(page)).toMatch(/^Name/);
    await page.keyboard.type('Ana');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Typed alone.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await area(page).getByRole('status').waitFor();
  });

  it('have the keys that their documentation lists, which the tests above and below press', () => {
    expect(Object.keys(likeAccess.keyboard)).toEqual(['Enter, Space']);
    expect(Object.keys(commentLinkAccess.keyboard)).toEqual(['Enter']);
    expect(Object.keys(commentsAccess.keyboard)).toEqual(['Tab', 'Enter, Space', 'Enter']);
  });

  it('are reached by the keyboard from their link', async () => {
    const { page } = await shop.open();
    await openPost(page, { id: 'item-dune-mug' });
    await page.locator('vitrine-comment-link:state(ready)').waitFor();
    await tabTo(page, /Comments?$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).hash).toBe('#comments-item-dune-mug');
  });

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
    await area(page).getByRole('button', { name: 'Post comment' }).click();
    await area(page).getByRole('status').waitFor();
    complaints.length = 0;
  });

  it('are posted in two tabs, and where storage is refused', async () => {
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

  it('are not shown where they are not active', async () => {
    const { page } = await shop.open();
    await openPost(page, { id: 'item-dune-mug', commentState: 0 });
    await page.locator('vitrine-comments').scrollIntoViewIfNeeded();
    await page.locator('vitrine-comments:state(off)').waitFor({ state: 'attached' });
    expect(await page.locator('vitrine-comments').innerText()).toBe('');
  });

  it.each([
    ['390 px', phone],
    ['1280 px', desktop],
  ])('have nothing that axe finds, at %s, and fit 320 px', async (_, viewport) => {
    const { page } = await shop.open({ viewport, reducedMotion: 'reduce' });
    await openPost(page, { id: 'item-harbour-teapot' });
    await like(page).waitFor();
    await openComments(page);
    await area(page).getByRole('button', { name: 'Post comment' }).click();
    await area(page).getByText('Please write a comment.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
