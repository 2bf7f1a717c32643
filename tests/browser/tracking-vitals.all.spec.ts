import type { Page, Request } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { loaded } from '../support/settled.js';
import { useShop } from '../support/shop-page.js';
import { openStoredEvents, type StoredEvents } from '../support/stored-events.js';

const { open, shop } = useShop();
const settings = '**/api/1/performance/settings';
let stored: StoredEvents;

beforeAll(async () => {
  stored = await openStoredEvents(shop);
});

/** Goes to a page and waits until it measures itself. */
async function visit(page: Page, address: string): Promise<{ pageLoadId: string }> {
  const answered = page.waitForResponse(settings);
  const measuring = page.waitForResponse(/\/vitals-/);
  await page.goto(address);
  const pageLoad = (await (await answered).json()) as { pageLoadId: string };
  await (await measuring).finished();
  return pageLoad;
}

function watchCalls(page: Page, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request);
  });
  return calls;
}

describe('a page that is left', () => {
  it('stores its web vitals and load times once each', async () => {
    const { page } = await open();
    const { pageLoadId } = await visit(page, '/');
    await page.locator('h1').first().click();
    await page.goto('/shop/dune-mug');
    const records = await stored.waitFor(
      6,
      ({ intake, content }) => intake === 'performance' && content['pageLoadId'] === pageLoadId,
    );
    expect(records.map(({ name }) => name).sort()).toEqual([
      'CLS',
      'FCP',
      'INP',
      'LCP',
      'TTFB',
      'page-speed',
    ]);
    expect(records.map(({ arrivals }) => arrivals)).toEqual([1, 1, 1, 1, 1, 1]);
    const find = (name: string) => records.find((record) => record.name === name)?.content;
    expect(find('LCP')).toMatchObject({
      type: 'web-vital',
      path: '/',
      navigationType: 'navigate',
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/) as string,
    });
    const speed = find('page-speed');
    expect(speed).toMatchObject({ isLoaded: true, path: '/' });
    expect(Number(speed?.['load'])).toBeGreaterThan(Number(speed?.['responseStart']));
  });
});

describe('a page that stays', () => {
  // Platform §9: "records flush delay 30000 ms".
  it('reports its web vitals after 30 seconds', async () => {
    const { page } = await open();
    const calls = watchCalls(page, '/api/1/performance/records');
    await page.clock.install();
    const { pageLoadId } = await visit(page, '/about');
    await page.clock.runFor(2000);
    expect(calls).toEqual([]);
    await page.clock.runFor(30_000);
    // A clock that is held takes the navigation's times away, and with them TTFB.
    const records = await stored.waitFor(
      4,
      ({ intake, content }) => intake === 'performance' && content['pageLoadId'] === pageLoadId,
    );
    const names = records.map(({ name }) => name);
    expect(names.sort()).toEqual(['CLS', 'FCP', 'LCP', 'page-speed']);
    expect(calls).toHaveLength(1);
  });
});

describe('performance settings', () => {
  // Platform §8: "A settings request that times out or returns non-200 fails silently."
  it('that are missing stop the collection without an error', async () => {
    const { page } = await open();
    const calls = [
      watchCalls(page, '/api/1/performance/records'),
      watchCalls(page, '/api/events/RecordJavascriptErrors'),
    ];
    await page.route(settings, (route) => route.fulfill({ status: 204 }));
    const answered = page.waitForResponse(settings);
    await page.goto('/about');
    await answered;
    await page.goto('/');
    expect(calls).toEqual([[], []]);
  });

  // Platform §8: "when pageLoadId cannot be resolved, collection stops and the error is reported."
  it('without a page load id are reported', async () => {
    const { page, complaints } = await open();
    const calls = watchCalls(page, '/api/1/performance/records');
    await page.route(settings, (route) => route.fulfill({ json: {} }));
    await page.goto('/about');
    const meant = 'The performance settings have no pageLoadId';
    await stored.waitFor(1, ({ content }) => content['message'] === meant);
    // A page without the widgets: a second page of the shop would report the same.
    await page.goto('about:blank');
    expect(complaints.splice(0).join()).toContain(meant);
    expect(calls).toEqual([]);
  });
});

describe('errors of the page', () => {
  const path = '/api/events/RecordJavascriptErrors';

  const fail = (page: Page, words: string) =>
    page.evaluate((message) => {
      setTimeout(() => {
        throw new TypeError(message);
      });
      void Promise.reject(new RangeError(message));
    }, words);

  /** Tells the page of an error, without one, until it reports it: its listeners come late. */
  const waitForReporter = (page: Page, calls: readonly Request[]) =>
    expect
      .poll(
        async () => {
          await page.evaluate(() =>
            dispatchEvent(new ErrorEvent('error', { error: new Error('are you there?') })),
          );
          return calls.length;
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBeGreaterThan(0);

  it('are sent in one call with the crumb and stored once', async () => {
    const { page, complaints } = await open();
    const calls = watchCalls(page, path);
    // A page of the visitor alone, which sets the crumb.
    await page.goto('/cart');
    await page.goto('/about?mail=a@example.com');
    await waitForReporter(page, calls);
    const before = calls.length;
    await fail(page, 'tried in the browser');
    const errors = await stored.waitFor(
      2,
      ({ intake, content }) => intake === 'errors' && content['message'] === 'tried in the browser',
    );
    const tried = [
      { name: 'uncaught-error', arrivals: 1, content: { name: 'TypeError', path: '/about' } },
      { name: 'unhandled-rejection', arrivals: 1, content: { name: 'RangeError', path: '/about' } },
    ];
    expect([...errors].sort((a, b) => a.sequence - b.sequence)).toMatchObject(tried);
    expect(JSON.stringify(errors)).not.toContain('a@example.com');
    expect(calls.length - before).toBeLessThanOrEqual(2);
    const crumb = (await page.context().cookies()).find(({ name }) => name === 'crumb');
    expect(await calls.at(-1)?.allHeaders()).toMatchObject({ 'x-csrf-token': crumb?.value });
    expect(complaints.splice(0)).toHaveLength(2);
  });

  it('that the server refuses with a rate limit cause no new errors', async () => {
    const { page, complaints } = await open();
    const calls = watchCalls(page, path);
    await page.route(`**${path}`, (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, body: '' }),
    );
    await page.clock.install();
    await page.goto('/about');
    await waitForReporter(page, calls);
    await fail(page, 'told to nobody');
    await page.clock.runFor(30_000);
    await loaded(page);
    expect(calls).toHaveLength(1);
    // What the browser itself says of the two errors and of the 429.
    expect(complaints.splice(0)).toHaveLength(3);
  });
});

describe('an exposure', () => {
  const isHero = (page: string | undefined) => (event: { name: string; content: object }) =>
    event.name === 'experiment_exposure' &&
    'unit' in event.content &&
    event.content.unit === page &&
    'experiment' in event.content &&
    event.content.experiment === 'hero-call';

  const readUnit = async (page: Page) => {
    const cookies = await page.context().cookies();
    return cookies.find(({ name }) => name === 'experimentUnit')?.value;
  };

  it('is kept when the page is left before it was sent, and counts once', async () => {
    const { page, complaints } = await open();
    await page.route('**/api/v1/clanker/**', (route) => route.abort());
    await page.goto('/');
    const unit = await readUnit(page);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('vitrine:exposed')))
      .toContain(unit);
    await page.unroute('**/api/v1/clanker/**');
    await page.goto('/');
    expect(await stored.waitFor(1, isHero(unit))).toMatchObject([{ arrivals: 1 }]);
    // What the browser says of the calls that were cut off.
    complaints.splice(0);
  });

  it('leaves nothing in the storage of a visitor who has not been asked yet', async () => {
    const { page } = await open();
    await page.goto('/about');
    await page.evaluate(() => location.assign('/?cookiePolicy=asked'));
    await page.waitForURL('**/');
    type Tracking = { vitrine?: { analytics?: { ready: Promise<void> } } };
    await page.waitForFunction(() => (globalThis as Tracking).vitrine?.analytics);
    await page.evaluate(() => (globalThis as Tracking).vitrine?.analytics?.ready);
    const keys = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]);
    expect(keys.filter((key) => key.startsWith('vitrine:expos'))).toEqual([]);
  });
});
