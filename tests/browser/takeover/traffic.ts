import type { Page, Request, Route } from 'playwright';
import { idle } from '../../support/settled.js';
import { countPosts, isCalm } from './page-script.js';

export const entries = '/api/commerce/shopping-cart/entries';

/** What a browser sends with a post of the page itself. */
export const ownPost = { 'sec-fetch-site': 'same-origin' };

export interface Traffic {
  /** Lets the code go that was held back. */
  release(): void;
  /** Until nothing is under way but what is held. */
  quiet(): Promise<void>;
  /** Until no add is under way either. */
  calm(): Promise<void>;
}

const longest = 60_000;

/** Serves the page of the forms, answers their own posts without leaving it, and holds back the code of `isHeld`. */
export async function direct(
  page: Page,
  html: string,
  isHeld: (chunk: string) => boolean,
): Promise<Traffic> {
  const pending = new Set<Request>();
  const held = new Map<Request, Route>();
  let count = 0;
  let posts = 0;
  let isReleased = false;
  await page.addInitScript(countPosts);
  page.on('request', (request) => {
    count += 1;
    pending.add(request);
  });
  const end = (request: Request) => void pending.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  await page.route('**/made-page', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.route(`**${entries}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const headers = { ...route.request().headers(), ...ownPost };
    await route.fetch({ headers, maxRedirects: 0 });
    await route.fulfill({ status: 204 });
    posts += 1;
  });
  await page.route(/\/assets\/(?:chunks|again)\//, (route) => {
    const [, chunk = ''] = /\/([a-z-]+)-[a-z0-9]+\.js/.exec(route.request().url()) ?? [];
    if (isReleased || !isHeld(chunk)) return route.continue();
    held.set(route.request(), route);
    return undefined;
  });

  async function until(isDone: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + longest;
    for (;;) {
      const before = count;
      await idle(page);
      const waits = [...pending].filter((request) => !held.has(request));
      if (waits.length === 0 && count === before && (await isDone())) return;
      if (Date.now() < end) continue;
      const what = waits.map((request) => `${request.method()} ${request.url()}`);
      throw new Error(`The forms come to no end: ${what.join(', ')} ${await page.content()}`);
    }
  }
  const hasPosted = async () => (await page.evaluate(() => globalThis.madePosts)) === posts;

  return {
    release() {
      isReleased = true;
      for (const route of held.values()) void route.continue();
      held.clear();
    },
    quiet: () => until(hasPosted),
    calm: () => until(async () => (await hasPosted()) && page.evaluate(isCalm)),
  };
}
