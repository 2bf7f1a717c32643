import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, mounted, type ShopPage } from '../support/shop-page.js';
import {
  cookieNames,
  expectComplaints,
  settle,
  tracking,
  visit,
} from '../support/tracked-visitor.js';
import {
  open,
  openVisitor,
  shopAndRead,
  journeyEvents,
  countNames,
  readJourney,
  expectNoSecret,
} from './tracking-journey-steps.js';

const storage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

describe('a journey through the shop', () => {
  it('has the secrets of addresses redacted before it is sent', async () => {
    const visitor = await openVisitor();
    const { page, waitFor, bodies, secrets } = visitor;
    await visit(page, '/about?cartToken=planted-token&from=mail#code=planted-code');
    await page.evaluate(() => location.assign('/contact'));
    await page.waitForURL('**/contact');
    await settle(page);
    const views = await waitFor(2, ({ name }) => name === 'page_view');
    const told = views.map(({ content }) => content['page_query_params']);
    expect(told).toEqual(['?cartToken=redacted&from=mail', '']);
    expect(views[1]?.content['page_referrer_url']).toMatch(/about\?cartToken=redacted/);
    expect(bodies.join()).toContain('redacted');
    expect([...secrets]).toEqual(['planted-token']);
    await expectNoSecret(visitor, await visitor.readOwn());
    expect(bodies.join()).not.toContain('planted');
  });

  it('counts a page that comes out of the back/forward cache again, as that', async () => {
    const visitor = await openVisitor();
    const { page, waitFor } = visitor;
    await visit(page, '/about');
    await page.goto('/contact');
    await settle(page);
    await page.goBack();
    await settle(page);
    const views = await waitFor(3, ({ name }) => name === 'page_view');
    const told = views.map(({ content }) => [content['page_path'], content['navigation']]);
    expect(told).toEqual([
      ['/about', 'navigate'],
      ['/contact', 'navigate'],
      ['/about', expect.stringMatching(/^(restore|back-forward)$/)],
    ]);
  });
});

describe('a visitor without consent to storage', () => {
  const personal = [
    'analytics_id',
    'marketing_id',
    'session_id',
    'visitorCookie',
    'unit',
    'cartId',
  ];

  // platform §4: "applies under a restrictive cookie policy (absolute; …)"
  it('leaves no personal data, and no cookie or storage of ours', async () => {
    const visitor = await openVisitor('absolute');
    await shopAndRead(visitor);
    const events = await readJourney(visitor);
    expect(countNames(events)).toEqual(journeyEvents);
    for (const { content } of events) {
      for (const name of personal) expect(content[name] ?? null).toBeNull();
    }
    const { page } = visitor;
    // What the shop needs: the crumb, the place of what was typed at the checkout, the orders that this browser may open, and which variants it shows.
    expect((await cookieNames(page)).sort()).toEqual([
      'BROWSER',
      'CHECKOUT',
      'ORDERS',
      'cookiePolicy',
      'crumb',
      'experiments',
    ]);
    expect(await storage(page)).toEqual([]);
  });

  it('stores and sends nothing before the decision, where opting out covers all tracking', async () => {
    const { page, calls } = await openVisitor('strict');
    await visit(page, '/shop/dune-mug');
    await visit(page, '/');
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    expect(calls.filter((path) => !path.includes('performance'))).toEqual([]);
    expect(await storage(page)).toEqual([]);
    expect(await cookieNames(page)).not.toContain('ss_cvr');
  });

  it('has all held events sent once they consent', async () => {
    const { page, waitFor } = await openVisitor('asked');
    await visit(page, '/shop/dune-mug');
    await page.getByRole('button', { name: 'Accept' }).click();
    await settle(page);
    const [view] = await waitFor(1, ({ name }) => name === 'view_product');
    expect(view?.content['analytics_id']).toEqual(expect.any(String));
    expect(await cookieNames(page)).toContain('ss_cid');
  });

  it('finds no analytics in a page that is not tracked', async () => {
    const { page, calls } = await openVisitor();
    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(new URL(request.url()).pathname));
    await page.goto('/owner/sign-in');
    const state = await page.evaluate(async () => {
      const { analytics } = globalThis.vitrine ?? {};
      await analytics?.ready;
      return analytics?.trackCustom('late').state;
    });
    expect(state).toBe('dropped');
    expect(calls).toEqual([]);
    expect(chunks.filter((path) => /chunks\/(analytics|errors|performance)/.test(path))).toEqual(
      [],
    );
  });
});

describe('adding to cart while the tracking host', () => {
  const faults: Array<[what: string, answer: (route: Route) => unknown]> = [
    ['cannot be reached', (route) => route.abort('connectionrefused')],
    ['hangs', () => undefined],
    ['answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hi' })],
  ];

  it.each(faults)('%s works as ever', async (_, answer) => {
    const { page, cartCalls, complaints }: ShopPage = await open({ viewport: desktop });
    await page.route(tracking, answer);
    await page.goto('/shop/salt-cellar');
    await mounted(page, 'vitrine-add-to-cart');
    await page.evaluate(() => globalThis.vitrine?.analytics?.ready);
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '1 item' }).waitFor();
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    const waiting = await page.evaluate(
      () => Object.keys(localStorage).filter((key) => key.startsWith('vitrine.q1.')).length,
    );
    expect(waiting).toBeGreaterThan(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // What the browser itself says of calls that fail, and what platform §8 has reported: settings without an id.
    const expected = /net::ERR|Failed to load resource|settings have no pageLoadId/;
    expectComplaints(complaints, expected);
  });

  it('does not respond takes no longer', async () => {
    /** Milliseconds from the press to the answer in the page, within the page. */
    async function timeAdd(hangs: boolean): Promise<number> {
      const { page } = await open({ viewport: desktop });
      if (hangs) await page.route(tracking, () => undefined);
      await page.goto('/shop/salt-cellar');
      await mounted(page, 'vitrine-add-to-cart');
      await page.evaluate(() => globalThis.vitrine?.analytics?.ready);
      await page.evaluate(() => {
        const pressed = performance.now();
        document.addEventListener('vitrine-added', () => {
          document.body.dataset['took'] = String(performance.now() - pressed);
        });
        document.querySelector<HTMLFormElement>('.product form')?.requestSubmit();
      });
      const took = page.locator('body[data-took]');
      await took.waitFor();
      return Number(await took.getAttribute('data-took'));
    }
    const [well, hanging] = [await timeAdd(false), await timeAdd(true)];
    // Two seconds are far below any time limit of a call, and far above what a busy machine adds.
    expect(hanging).toBeLessThan(well + 2_000);
  });
});
