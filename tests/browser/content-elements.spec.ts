import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { focusedName } from '../support/keyboard.js';
import { signIn } from '../support/owner-pages.js';
import { useShop } from '../support/shop-page.js';
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
});
