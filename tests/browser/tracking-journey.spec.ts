import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, mounted, type ShopPage } from '../support/shop-page.js';
import {
  cookieNames,
  expectComplaints,
  settle,
  tracking,
  visit,
  nameOf,
  useTrackedVisitors,
  type TrackedVisitor,
} from '../support/tracked-visitor.js';
import type { StoredEvent } from '../support/stored-events.js';
import { isWhole } from '../support/lane.js';
import { chooseOption } from '../support/choose-option.js';
import { buy, fillCheckout } from '../support/checkout-form.js';

const { open, openVisitor, shop } = useTrackedVisitors();
const mug = 'item-dune-mug';

/** Looks at a mug, buys it, and reads the other pages of the site. */
async function shopAndRead({ page, complaints }: TrackedVisitor): Promise<void> {
  await visit(page, '/');
  const quick = page.locator(`vitrine-quick-view[product-id="${mug}"]`);
  await quick.scrollIntoViewIfNeeded();
  await page.locator(`vitrine-quick-view[product-id="${mug}"]:state(ready)`).waitFor();
  await quick.locator('a').click();
  await page.getByRole('dialog').getByText('Dune Mug').first().waitFor();
  await page.keyboard.press('Escape');
  await settle(page);
  await buyMug(page);
  await page.reload();
  await settle(page);

  await visit(page, '/lessons');
  await page.locator('a[href="/lessons/wedging"]').first().click();
  await page.waitForURL('**/lessons/wedging');
  await settle(page);
  await visit(page, '/nothing-here');
  expectComplaints(complaints, /404/);
  await visit(page, '/about');
}

async function buyMug(page: Page): Promise<void> {
  await visit(page, '/shop/dune-mug');
  await mounted(page, 'vitrine-add-to-cart');
  await chooseOption(page, 'Colour', 'Oat');
  await chooseOption(page, 'Size', 'Large');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.getByRole('button', { name: 'Added!' }).waitFor();
  await settle(page);

  await page.goto('/cart');
  await page.locator('vitrine-cart:state(initialized)').waitFor();
  const line = page.locator('vitrine-cart [part~=line]');
  await line.getByRole('button', { name: /Increase/ }).click();
  await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '2 items' }).waitFor();
  await settle(page);

  await visit(page, '/checkout');
  await fillCheckout(page);
  await settle(page);
  await buy(page);
  await settle(page);
}

/** What the journey leaves, by intake and name; buttons that come into view are looked at apart. */
const journeyEvents: Readonly<Record<string, number>> = {
  'pipeline page_view': 9,
  'census page-view': 9,
  'pipeline experiment_exposure': 2,
  'pipeline quick_view': 1,
  'quick-view quick-view': 1,
  'pipeline view_product': 1,
  'pipeline site_visitor': 4,
  'button-click button-click': 1,
  'pipeline add_to_cart': 1,
  'pipeline view_cart': 1,
  'pipeline change_quantity': 1,
  'pipeline begin_checkout': 1,
  'pipeline purchase': 1,
  'legacy purchase': 1,
  'pipeline lesson_list_view': 1,
  'pipeline lesson_view': 1,
  // The related items of the mug's page, and the press that opens the lesson (platform §2).
  'pipeline interface_action': 2,
  'legacy interface-action': 2,
  'form-render form-render': 1,
};
const total = Object.values(journeyEvents).reduce((sum, count) => sum + count, 0);

const isRender = ({ intake }: StoredEvent) => intake === 'button-render';

function countNames(events: readonly StoredEvent[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of events.map(nameOf)) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

/** The journey's own events as they are in the database. */
const readJourney = ({ waitFor }: TrackedVisitor) => waitFor(total, (event) => !isRender(event));

/** Nothing that was sent or stored, or still waits in the browser, opens a cart or an order. */
async function expectNoSecret(
  { page, secrets, bodies }: TrackedVisitor,
  events: readonly StoredEvent[],
): Promise<void> {
  const cookies = await page.context().cookies();
  const carts = cookies.filter(({ name }) => /CART$/.test(name)).map(({ value }) => value);
  const text = JSON.stringify([events, bodies, await page.evaluate(() => ({ ...localStorage }))]);
  for (const secret of [...secrets, ...carts]) expect(text).not.toContain(secret);
}

const storage = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

/** What the server's validate call says of a content (platform §7). */
async function validate({ name, content }: StoredEvent): Promise<[string, unknown]> {
  const answer = await fetch(`${shop}/api/v1/clanker/validate-event-content/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(content),
  });
  return [name, await answer.json()];
}

describe('a journey through the shop', () => {
  it('leaves exactly its events in the database, each once', async () => {
    const visitor = await openVisitor();
    await shopAndRead(visitor);
    const events = await readJourney(visitor);
    expect(countNames(events)).toEqual(journeyEvents);
    const all = await visitor.readOwn();
    expect(visitor.secrets.size).toBeGreaterThan(0);
    await expectNoSecret(visitor, all);
    expect(all.filter(({ arrivals }) => arrivals !== 1)).toEqual([]);
    const seen = all
      .filter(isRender)
      .map(({ pageId, content }) => `${pageId} ${String(content['productId'])}`);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.some((button) => button.endsWith(mug))).toBe(true);

    // The legacy call of a purchase has the same name, and either may arrive first.
    const find = (name: string) =>
      events.find((event) => event.intake === 'pipeline' && event.name === name)?.content;
    expect(find('add_to_cart')).toMatchObject({
      currency: 'USD',
      items: [{ id: mug, name: 'Dune Mug', sku: 'MUG-OAT-LARGE', quantity: 1 }],
      object_identifier: mug,
    });
    expect(find('purchase')).toMatchObject({
      currency: 'USD',
      orderId: expect.stringMatching(/^\d+$/) as string,
      items: [{ sku: 'MUG-OAT-LARGE', quantity: 2 }],
      testMode: true,
    });
    const visitors = new Set(events.map(({ content }) => content['analytics_id']).filter(Boolean));
    expect(visitors.size).toBe(1);
    expect(await cookieNames(visitor.page)).toEqual(
      expect.arrayContaining(['ss_cid', 'ss_cpvisit', 'ss_cvisit', 'ss_cvr', 'ss_cvt']),
    );
    const sent = events.filter(({ intake }) => intake === 'pipeline');
    const answers = await Promise.all(sent.map(validate));
    expect(answers).toEqual(sent.map(({ name }) => [name, { isValid: true, problems: [] }]));
  });

  if (isWhole) {
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
  }
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
  it('is asked; after a refusal everything is deleted, and later consent does not restore it', async () => {
    const { page, calls, waitFor } = await openVisitor('strict');
    await visit(page, '/shop/dune-mug');
    await page.getByRole('button', { name: 'Decline' }).click();
    await settle(page);
    const events = await page.evaluate(async () => {
      const { analytics } = globalThis.vitrine ?? {};
      const refused = analytics?.trackCustom('refused');
      document.dispatchEvent(new CustomEvent('vitrine-consent', { detail: { state: 'granted' } }));
      const allowed = analytics?.trackCustom('allowed');
      await analytics?.flush();
      return [refused?.state, refused?.reason, allowed?.state];
    });
    expect(events.slice(0, 2)).toEqual(['dropped', 'consent']);
    const sent = await waitFor(1);
    expect(sent[0]?.content['custom_schema_name']).toBe('allowed');
    expect(calls.filter((path) => path.includes('clanker'))).not.toEqual([]);
  });

  if (isWhole) {
    // platform §4: "applies under a restrictive cookie policy (absolute; …)"
    it('leaves no personal data, and no cookie or storage of ours', async () => {
      const visitor = await openVisitor('absolute');
      const { page } = visitor;
      await buyMug(page);
      await visit(page, '/about');
      // Both clients have the purchase.
      await visitor.waitFor(2, ({ name }) => name === 'purchase');
      const events = await visitor.readOwn();
      expect(Object.keys(countNames(events))).toEqual(
        expect.arrayContaining(['pipeline page_view', 'census page-view', 'pipeline purchase']),
      );
      for (const { content } of events) {
        for (const name of personal) expect(content[name] ?? null).toBeNull();
      }
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
  }
});

if (isWhole) {
  describe('adding to cart while the tracking host', () => {
    const faults: Array<(route: Route) => unknown> = [
      (route) => route.abort('connectionrefused'),
      (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hi' }),
      () => undefined,
    ];

    it('cannot be reached, answers with a page or hangs works as ever, and takes no longer', async () => {
      const { page, cartCalls, complaints }: ShopPage = await open({ viewport: desktop });
      /** Milliseconds from the press to the answer in the page, within the page. */
      async function add(): Promise<number> {
        await page.goto('/shop/salt-cellar');
        await mounted(page, 'vitrine-add-to-cart');
        await page.evaluate(() => globalThis.vitrine?.analytics?.ready);
        cartCalls.length = 0;
        await page.evaluate(() => {
          const pressed = performance.now();
          document.addEventListener('vitrine-added', () => {
            document.body.dataset['took'] = String(performance.now() - pressed);
          });
          document.querySelector<HTMLFormElement>('.product form')?.requestSubmit();
        });
        const took = page.locator('body[data-took]');
        await took.waitFor();
        await page.getByRole('button', { name: 'Added!' }).waitFor();
        expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
        return Number(await took.getAttribute('data-took'));
      }
      const well = await add();
      for (const [place, answer] of faults.entries()) {
        await page.route(tracking, answer);
        // Two seconds are far below any time limit of a call, and far above what a busy machine adds.
        expect(await add()).toBeLessThan(well + 2_000);
        await page.locator('vitrine-cart-pill', { hasText: `${place + 2} items` }).waitFor();
        const waiting = await page.evaluate(
          () => Object.keys(localStorage).filter((key) => key.startsWith('vitrine.q1.')).length,
        );
        expect(waiting).toBeGreaterThan(0);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      // What the browser itself says of calls that fail, and what platform §8 has reported: settings without an id.
      const expected = /net::ERR|Failed to load resource|settings have no pageLoadId/;
      expectComplaints(complaints, expected);
    });
  });
}
