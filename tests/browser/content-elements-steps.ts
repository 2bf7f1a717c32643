import type { Page } from 'playwright';
import { expect } from 'vitest';
import { createEngine } from '../../core/template/index.js';

export const commentsCall = '/api/content/comments';

export interface Content {
  /** A product of the shop, since those may be liked and commented on. */
  readonly id: string;
  readonly commentState?: number;
  readonly publicCommentCount?: number;
  readonly likeCount?: number;
}

/** What the formatters print, on a page of the shop's origin. */
export function print(item: Content, extra = ''): string {
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

export async function serve(page: Page, html: string): Promise<void> {
  await page.route('**/a-post*', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
}

export async function openPost(page: Page, item: Content, extra = ''): Promise<void> {
  // Gives the browser its crumb; without one the first change is refused and repeated, which the browser logs.
  await page.request.get('/api/commerce/shopping-cart');
  await serve(page, print(item, extra));
  await page.goto('/a-post');
}

export const like = (page: Page) => page.locator('vitrine-like-button [part=button]');
export const area = (page: Page) => page.locator('vitrine-comments .vitrine-content');

export async function openComments(page: Page): Promise<void> {
  await page.locator('vitrine-comments').scrollIntoViewIfNeeded();
  // The list that arrives moves what is below it.
  await area(page).locator('[aria-busy=false]').first().waitFor();
  await area(page).getByRole('button', { name: 'Write a comment' }).click();
  await area(page).getByRole('button', { name: 'Post comment' }).waitFor();
}

/** Scrolls to the comments, of which the form is closed still. */
export async function nearComments(page: Page): Promise<void> {
  await page.locator('vitrine-comments').scrollIntoViewIfNeeded();
  await area(page).getByRole('button', { name: 'Write a comment' }).waitFor();
}

export async function post(page: Page, author: string, text: string): Promise<void> {
  await area(page).getByLabel('Name').fill(author);
  await area(page).getByLabel('Comment', { exact: true }).fill(text);
  await area(page).getByRole('button', { name: 'Post comment' }).click();
}

export const polite = (page: Page) => page.locator('[data-vitrine-live=polite]').textContent();
