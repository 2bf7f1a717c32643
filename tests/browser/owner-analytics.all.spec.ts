import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';

/** An environment of this file alone, so that what other specs do is not counted. */
const analytics = '/owner/analytics?period=hour&environment=qa';

const number = (page: Page, title: string) =>
  page
    .locator('.analytics-tiles li')
    .filter({ has: page.getByText(title, { exact: true }) })
    .locator('.owner-number');

interface Told {
  readonly name: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

/** Sends events as the page of a visitor would. `skip`: numbers that get lost on the way. */
async function visit(page: Page, events: readonly Told[], skip = 0): Promise<void> {
  const pageId = randomBytes(11).toString('hex');
  const analyticsId = randomBytes(8).toString('hex');
  const answer = await page.request.post('/api/v1/clanker/events', {
    data: {
      events: events.map(({ name, content }, index) => ({
        event_schema_name: name,
        content: JSON.stringify({
          source_environment: 'qa',
          analytics_id: analyticsId,
          page_path: '/shop/dune-mug',
          ...content,
        }),
        event_id: `${pageId}.${index + 1 + skip}`,
        sequence: index + 1 + skip,
        occurred_at: Date.now(),
        monotonic: 100 * index,
      })),
      sender: { page_id: pageId, sent_at: Date.now(), monotonic: 1000, drops: {} },
    },
  });
  expect(answer.status()).toBe(200);
}

const shopping: readonly Told[] = [
  { name: 'page_view' },
  { name: 'view_product' },
  { name: 'add_to_cart' },
  { name: 'begin_checkout' },
  { name: 'purchase' },
];

describe('the owner’s analytics', () => {
  const { open } = useShop();

  it('count events, and refresh while open', async () => {
    const { page } = await open({ viewport: desktop });
    await signIn(page);
    await visit(page, shopping);
    await page.goto(analytics);
    const before = Number(await number(page, 'Visitors').textContent());
    const bought = Number(await number(page, 'Sales').textContent());
    expect(before).toBeGreaterThanOrEqual(1);
    await page.getByText('Show as table').click();
    await page.getByRole('link', { name: '24 hours' }).focus();
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));
    await visit(page, shopping);
    await visit(page, [{ name: 'page_view' }, { name: 'view_product' }], 1);
    await expect
      .poll(() => number(page, 'Visitors').textContent(), { timeout: 15_000 })
      .toBe(String(before + 2));
    expect(await number(page, 'Sales').textContent()).toBe(String(bought + 1));
    await page.getByText(/^Missing, late or lost: /).waitFor();
    // Nobody is thrown out of what they were doing.
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage'))).toBe(true);
    expect(await page.locator('.analytics-more').first().getAttribute('open')).toBe('');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('24 hours');
    expect(await page.locator('.analytics-latest li[data-new]').count()).toBeGreaterThan(0);
    for (const theme of ['tide', 'press']) {
      await page.goto(`/?theme=${theme}`);
      await page.goto(analytics);
      await page.getByText('Show as table').click();
      await expectUsable(page, theme === 'tide' ? phone : desktop);
    }
  });

  it('can be paused, and show a missing response and an ended session', async () => {
    const { page, complaints } = await open({ viewport: desktop });
    await signIn(page);
    await page.clock.install();
    await page.goto(analytics);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused').waitFor();
    asked.length = 0;
    await page.clock.fastForward(60_000);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('status').getByText('Live').waitFor();
    expect(asked).toHaveLength(1);
    await page.route('**/owner/analytics*', (route) => route.abort());
    await page.clock.fastForward(4000);
    await page.getByText('Network error, retrying').waitFor();
    await page.unroute('**/owner/analytics*');
    // The longer there is none, the less often it is asked for.
    await page.clock.fastForward(4000);
    expect(await page.getByRole('status').textContent()).toBe('Network error, retrying');
    await page.clock.fastForward(4000);
    await page.getByRole('status').getByText('Live').waitFor();
    await page.context().clearCookies({ name: 'OWNER' });
    await page.clock.fastForward(4000);
    await page.getByText('You are signed out. Please reload the page.').waitFor();
    // What the browser itself says about the request that was cut off.
    expect(complaints.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
  });
});

describe('the shop’s experiments', () => {
  const { open } = useShop();
  const site = (page: Page) =>
    page.evaluate(() => {
      const { experiments } = JSON.parse(
        document.getElementById('vitrine-site')?.textContent ?? '{}',
      ) as { experiments: Record<string, { variant: string }> };
      return {
        call: experiments['hero-call']?.variant,
        note: experiments['gift-note']?.variant,
      };
    });

  it('are what the page shows, stay the same, and count each visitor once', async () => {
    const { page: owner } = await open();
    await signIn(owner);
    const read = async (after: string) => {
      const query = new URLSearchParams({
        environment: 'prod',
        limit: '500',
        ...(after && { after }),
      });
      const answer = await owner.request.get(`/api/analytics/events?${query}`);
      return (await answer.json()) as {
        events: { name: string; content: Record<string, unknown> }[];
        next: string;
      };
    };
    let start = '';
    for (let page = await read(start); page.events.length > 0; page = await read(start)) {
      start = page.next;
    }
    const { page } = await open();
    await page.goto('/');
    const { call } = await site(page);
    const words = { 'look-around': 'Look around', 'see-the-table': 'See what is on the table' };
    expect(await page.locator('[data-vitrine-experiment="hero-call"]').textContent()).toBe(
      Reflect.get(words, call ?? ''),
    );
    const cookies = await page.context().cookies();
    const unit = cookies.find(({ name }) => name === 'experimentUnit')?.value;
    expect(unit).toMatch(/^[0-9a-f]{32}$/);
    await page.goto('/shop/dune-mug');
    const { note } = await site(page);
    expect(await page.getByText('A gift? We wrap it').count()).toBe(note === 'true' ? 1 : 0);
    await page.goto('/');
    expect(await site(page)).toEqual({ call });
    const exposures = async () => {
      const { events } = await read(start);
      return events
        .filter(({ name, content }) => name === 'experiment_exposure' && content.unit === unit)
        .map(({ content }) => [content.experiment, content.variant])
        .sort();
    };
    // Each page sends its own, so the second may arrive first.
    const shown = [
      ['gift-note', note],
      ['hero-call', call],
    ];
    await expect.poll(exposures, { timeout: 15_000 }).toEqual(shown);
  });
});
