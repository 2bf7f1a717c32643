import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, expect } from 'vitest';
import './page-analytics.js';
import { desktop, useShop } from './shop-page.js';
import { openStoredEvents, type StoredEvent, type StoredEvents } from './stored-events.js';

/** Paths of the calls that report events. */
export const tracking = /\/api\/(v1\/clanker|census|events|1\/performance)\//;

export type TrackedVisitor = Awaited<
  ReturnType<ReturnType<typeof useTrackedVisitors>['openVisitor']>
>;

/** Gives each `openVisitor()` a visitor of the shop whose events the test can tell from those of others. */
export function useTrackedVisitors() {
  const { open, shop } = useShop();
  let stored: StoredEvents;

  beforeAll(async () => {
    stored = await openStoredEvents(shop);
  });

  /** Opens a visitor under a policy of the shop. The name in the user agent tells their events from those of others. */
  async function openVisitor(policy = 'free') {
    const name = `visitor-${randomUUID()}`;
    const visit = await open({ viewport: desktop });
    // By a session of its own, whose end gives the page back as it was; a context of its own costs three times as much.
    const debug = await visit.page.context().newCDPSession(visit.page);
    const userAgent = `Mozilla/5.0 Chrome/140 ${name}`;
    await debug.send('Emulation.setUserAgentOverride', { userAgent });
    const setPolicy = (value: string) =>
      visit.page.context().addCookies([{ name: 'cookiePolicy', value, url: shop }]);
    await setPolicy(policy);
    const calls: string[] = [];
    const bodies: string[] = [];
    visit.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!tracking.test(pathname)) return;
      calls.push(pathname);
      bodies.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    /** The addresses of the orders, and the cart tokens of addresses and cookies: what opens a cart or an order. */
    const secrets = new Set<string>();
    visit.page.on('framenavigated', (frame) => {
      const { pathname, searchParams } = new URL(frame.url());
      const order = /^\/order-confirmed\/(.+)/.exec(pathname)?.[1];
      for (const secret of [order, searchParams.get('cartToken')]) if (secret) secrets.add(secret);
    });

    /** Of all pages of the visitor; each of them says who looks at it with some of its events. */
    async function readOwn(): Promise<readonly StoredEvent[]> {
      const all = await stored.read();
      const told = ({ content }: StoredEvent) =>
        `${String(content['enduser_user_agent'])} ${String(content['userAgent'])}`;
      const own = all.filter((event) => told(event).includes(name));
      const pages = new Set(own.map(({ pageId }) => pageId));
      return all.filter(({ pageId, intake }) => pages.has(pageId) && intake !== 'performance');
    }

    /** Waits for as many as are meant: what an earlier page left, a later one brings. */
    async function waitFor(count: number, isMeant: (event: StoredEvent) => boolean = () => true) {
      let meant: readonly StoredEvent[] = [];
      const look = async () => (meant = (await readOwn()).filter(isMeant)).map(nameOf);
      await expect.poll(look, { timeout: 20_000, interval: 300 }).toHaveLength(count);
      return meant;
    }

    return { ...visit, calls, bodies, secrets, setPolicy, readOwn, waitFor };
  }

  return { open, openVisitor, shop };
}

export const nameOf = ({ intake, name }: StoredEvent) => `${intake} ${name}`;

/** Everything tracked so far has been handed over; what an earlier page left is for a later page to bring. */
export async function settle(page: Page): Promise<void> {
  // A page that is left before its scripts have run tracks nothing.
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await globalThis.vitrine?.analytics?.ready;
    await globalThis.vitrine?.analytics?.flush();
  });
}

export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await settle(page);
}

export async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

/** Takes those of what the page has logged out that a test expects. */
export function expectComplaints(complaints: string[], expected: RegExp): string[] {
  const found = complaints.filter((text) => expected.test(text));
  for (const text of found) complaints.splice(complaints.indexOf(text), 1);
  return found;
}
