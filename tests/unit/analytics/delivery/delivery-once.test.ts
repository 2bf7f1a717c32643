import { describe, expect, it } from 'vitest';
import { createTestRoute } from '../../../support/fake-intake.js';
import { setUp, trackMany } from './set-up.js';

// Storefront §7 and platform §7: "failures ignored".
describe('a call whose answer does not matter', () => {
  const routes = [createTestRoute({ acknowledgement: 'none', timeout: 2500, batch: 1 })];
  const minutes = 10 * 60_000;

  it.each(['refuse', 'drop-after', 'hang', 'captive', 200, 202, 204, 400, 404, 429, 500, 503])(
    'is made once when the server answers %s',
    async (mode) => {
      const { browser, intake, open } = setUp();
      Object.assign(intake, { mode, hasReceipts: false });
      const { tab, delivery } = open({ routes });
      trackMany(delivery, 1);
      await browser.advance(minutes);
      tab.leave();
      open({ routes });
      await browser.advance(minutes);
      expect(browser.requests).toHaveLength(1);
    },
  );

  it('is made once, also if the page goes meanwhile', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'slow';
    const { tab, delivery } = open({ routes });
    trackMany(delivery, 1);
    await browser.advance(1000);
    tab.crash();
    open({ routes });
    await browser.advance(minutes);
    expect(browser.requests).toHaveLength(1);
  });

  it('waits while the browser is offline', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { tab, delivery } = open({ routes });
    Object.assign(tab.page.navigator, { onLine: false });
    trackMany(delivery, 1);
    await browser.advance(minutes);
    expect(intake.arrivals.size).toBe(0);
    intake.mode = 'ok';
    Object.assign(tab.page.navigator, { onLine: true });
    tab.dispatch('window', new Event('online'));
    await browser.advance(minutes);
    expect(intake.arrivals.size).toBe(1);
  });

  it.each([
    [204, 'acknowledged', null],
    [404, 'acknowledged', null],
    [400, 'dropped', 'refused'],
    [413, 'dropped', 'oversize'],
  ])('tells whether a %i has refused it', async (mode, state, reason) => {
    const { browser, intake, open } = setUp();
    intake.mode = mode;
    const [handle] = trackMany(open({ routes }).delivery, 1);
    await browser.advance(minutes);
    expect(handle).toMatchObject({ state, reason });
  });
});
