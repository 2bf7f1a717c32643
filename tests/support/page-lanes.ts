import type { BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { pagePatience, shareBrowser } from './browser.js';

/** A page that one test at a time has. */
export interface Lane {
  readonly page: Page;
  /** Page errors, and errors and warnings of the console, since the visit began. */
  readonly complaints: string[];
}

/**
 * Some pages of one site side by side for many short concurrent tests, which share what the HTTP cache keeps. Each visit
 * begins without cookies and storage. `site` must answer `/robots.txt`.
 */
export function usePageLanes(count: number, site: string, options: BrowserContextOptions) {
  const idle: Lane[] = [];
  const waiting: ((lane: Lane) => void)[] = [];
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    const browser = await shareBrowser();
    for (let made = 0; made < count; made += 1) {
      const context = await browser.newContext({ baseURL: site, ...options });
      context.setDefaultTimeout(pagePatience);
      contexts.push(context);
      idle.push(watch(await context.newPage()));
    }
  });
  afterAll(async () => {
    for (const context of contexts) await context.close();
  });

  return async function visit<Result>(use: (lane: Lane) => Promise<Result>): Promise<Result> {
    const lane = idle.pop() ?? (await new Promise<Lane>((take) => waiting.push(take)));
    try {
      await forget(lane, site);
      return await use(lane);
    } finally {
      const next = waiting.shift();
      if (next) next(lane);
      else idle.push(lane);
    }
  };
}

async function forget({ page, complaints }: Lane, site: string): Promise<void> {
  await page.goto(`${site}/robots.txt`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  complaints.length = 0;
}

function watch(page: Page): Lane {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      complaints.push(`${message.text()} (${message.location().url})`);
    }
  });
  return { page, complaints };
}
