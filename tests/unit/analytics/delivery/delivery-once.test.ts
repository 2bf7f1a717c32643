import { describe, expect, it } from 'vitest';
import type { DeliveryOptions } from '../../../../analytics/delivery/index.js';
import { createTestRoute } from '../../../support/fake-intake.js';
import { setUp, trackMany } from './set-up.js';

type SetUp = ReturnType<typeof setUp>;
type Opened = Pick<SetUp, 'browser'> & ReturnType<SetUp['open']>;

// Storefront §7 and platform §7: "failures ignored".
describe('a call that is made once', () => {
  const minutes = 10 * 60_000;
  const routesOf = (acknowledgement: 'counted' | 'status' = 'counted') => [
    createTestRoute({ isOnce: true, acknowledgement, timeout: 2500, batch: 1 }),
  ];
  /** The calls that carry the event: a receipt is another one. */
  const callsOf = ({ requests }: SetUp['browser']) =>
    requests.filter(({ url }) => !url.endsWith('/receipts'));

  const modes = [
    ...['refuse', 'drop-after', 'hang', 'captive'],
    ...[200, 202, 204, 400, 404, 429, 500, 503],
  ];
  it.each(modes.flatMap((mode) => [[mode, 'counted'] as const, [mode, 'status'] as const]))(
    'is not repeated after %s, %s, by a server without receipts',
    async (mode, acknowledgement) => {
      const routes = routesOf(acknowledgement);
      const { browser, intake, open } = setUp();
      Object.assign(intake, { mode, hasReceipts: false });
      const { tab, delivery } = open({ routes });
      trackMany(delivery, 1);
      await browser.advance(minutes);
      tab.leave();
      intake.mode = 'ok';
      open({ routes });
      await browser.advance(minutes);
      expect(callsOf(browser)).toHaveLength(1);
    },
  );

  it.each<[string, Partial<DeliveryOptions>, (opened: Opened) => unknown]>([
    ['and the page goes', {}, () => undefined],
    [
      'and the network goes, then the page',
      {},
      ({ browser, tab }) => {
        Object.assign(tab.page.navigator, { onLine: false });
        // After its timeout, and before its receipt is due.
        return browser.advance(3000);
      },
    ],
    [
      'and storing begins, then the page goes',
      { isDurable: false },
      ({ delivery }) => delivery.setDurable(true),
    ],
  ])('is not repeated by the next page, when it is under way %s', async (_, changes, meanwhile) => {
    const { browser, intake, open } = setUp();
    Object.assign(intake, { mode: 'slow', hasReceipts: false });
    const { tab, delivery } = open({ routes: routesOf(), ...changes });
    trackMany(delivery, 1);
    await browser.advance(1000);
    await meanwhile({ browser, tab, delivery });
    tab.crash();
    open({ routes: routesOf() });
    await browser.advance(minutes);
    expect([callsOf(browser).length, intake.repeats()]).toEqual([1, 0]);
  });

  it('is repeated where a receipt says that it did not arrive', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    trackMany(open({ routes: routesOf() }).delivery, 1);
    await browser.advance(5000);
    intake.mode = 'ok';
    await browser.advance(minutes);
    expect([intake.arrivals.size, intake.repeats()]).toEqual([1, 0]);
  });

  it.each([true, false])(
    'is left to the next page where it never left, online: %s',
    async (onLine) => {
      const { browser, intake, open } = setUp();
      intake.hasReceipts = false;
      const { tab, delivery } = open({ routes: routesOf() });
      Object.assign(tab.page.navigator, { onLine });
      if (!onLine) intake.mode = 'refuse';
      trackMany(delivery, 1);
      if (!onLine) await browser.advance(1000);
      tab.crash();
      intake.mode = 'ok';
      open({ routes: routesOf() });
      await browser.advance(minutes);
      expect([intake.arrivals.size, intake.repeats()]).toEqual([1, 0]);
    },
  );

  it.each(['counted', 'status'] as const)(
    'goes out when the network is back, %s',
    async (acknowledgement) => {
      const { browser, intake, open } = setUp();
      Object.assign(intake, { mode: 'refuse', hasReceipts: false });
      const { tab, delivery } = open({ routes: routesOf(acknowledgement) });
      Object.assign(tab.page.navigator, { onLine: false });
      const [handle] = trackMany(delivery, 1);
      await browser.advance(1100);
      intake.mode = 'ok';
      Object.assign(tab.page.navigator, { onLine: true });
      await browser.advance(minutes);
      expect([intake.arrivals.size, handle?.state]).toEqual([1, 'acknowledged']);
    },
  );

  it.each([
    [204, 'acknowledged', null],
    [404, 'acknowledged', null],
    [400, 'dropped', 'refused'],
    [413, 'dropped', 'oversize'],
  ])('is over after a %i: %s, %s', async (mode, state, reason) => {
    const { browser, intake, open } = setUp();
    intake.mode = mode;
    const [handle] = trackMany(open({ routes: routesOf() }).delivery, 1);
    await browser.advance(minutes);
    expect(handle).toMatchObject({ state, reason });
  });
});
