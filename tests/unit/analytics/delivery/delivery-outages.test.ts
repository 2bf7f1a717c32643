import { describe, expect, it, vi } from 'vitest';
import { createTestRoute } from '../../../support/fake-intake.js';
import { setUp, trackMany } from './set-up.js';

describe('delivery through outages and refusals', () => {
  it.each([
    ['refuse', 20_000],
    ['refuse', 45_000],
    ['captive', 8000],
    ['hang', 8000],
    ['drop-after', 5000],
    [500, 8000],
    [503, 8000],
    [502, 8000],
    [404, 8000],
    [401, 8000],
  ] as const)('survives %s for %i ms: nothing lost, nothing twice', async (mode, length) => {
    const { browser, intake, open } = setUp();
    intake.mode = mode;
    const { delivery } = open();
    trackMany(delivery, 40);
    await browser.advance(length);
    intake.mode = 'ok';
    await browser.advance(60_000);
    expect(intake.arrivals.size).toBe(40);
    expect(intake.repeats()).toBe(0);
    expect(browser.storage.size).toBe(0);
  });

  it('tries again within 30 seconds of a recovery', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { delivery } = open();
    trackMany(delivery, 1);
    await browser.advance(200_000);
    intake.mode = 'ok';
    await browser.advance(30_000);
    expect(intake.arrivals.size).toBe(1);
  });

  it('makes at most 15 requests a minute under 503 for ever, never two a second', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 503;
    const { delivery } = open();
    for (let at = 0; at < 60; at += 1) {
      trackMany(delivery, 1);
      await browser.advance(1000);
    }
    expect(browser.requests.length).toBeLessThanOrEqual(15);
    const times = browser.requests.map(({ at }) => at);
    for (const [at, time] of times.entries()) {
      if (at) expect(time - times[at - 1]!).toBeGreaterThan(700);
    }
  });

  it.each(['6', 'date'])('keeps quiet for a Retry-After (%s), in all tabs', async (kind) => {
    const { browser, intake, open } = setUp();
    intake.mode = 429;
    intake.retryAfter = kind === '6' ? '6' : new Date(browser.clock.now() + 7200).toUTCString();
    const { delivery } = open();
    const { delivery: other } = open();
    trackMany(delivery, 3);
    await browser.advance(1200);
    expect(browser.requests).toHaveLength(1);
    trackMany(other, 3);
    intake.mode = 'ok';
    await browser.advance(4500);
    expect(browser.requests).toHaveLength(1);
    await browser.advance(5000);
    expect(intake.arrivals.size).toBe(6);
  });

  it('halves a request that is too large', async () => {
    const { browser, intake, open } = setUp();
    intake.largest = 2000;
    const { delivery } = open();
    trackMany(delivery, 40, 'x'.repeat(200));
    await browser.advance(5000);
    expect(intake.arrivals.size).toBe(40);
    expect(delivery.stats().drops).toEqual({});
  });

  it('finds the bad event of a batch, drops it alone and says so with the next delivery', async () => {
    const { browser, intake, open } = setUp();
    intake.isBad = (text) => text === 'x7';
    const { delivery } = open();
    const handles = trackMany(delivery, 40);
    await browser.advance(5000);
    expect(intake.arrivals.size).toBe(39);
    expect(handles[7]).toMatchObject({ state: 'dropped', reason: 'refused' });
    trackMany(delivery, 1);
    await browser.advance(2000);
    expect(intake.senders.at(-1)!.drops).toEqual({ refused: 1 });
  });

  it('asks after a slow answer instead of sending again', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'slow';
    const { delivery } = open();
    trackMany(delivery, 40);
    await browser.advance(60_000);
    expect(intake.arrivals.size).toBe(40);
    expect(intake.repeats()).toBe(0);
  });

  it('delivers 1,500 events after an outage', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { delivery } = open();
    trackMany(delivery, 1500, 'x'.repeat(250));
    await browser.advance(15_000);
    intake.mode = 'ok';
    trackMany(delivery, 1);
    await browser.advance(60_000);
    expect(intake.arrivals.size).toBe(1501);
    expect(intake.repeats()).toBe(0);
  });

  it('tries at once when the network is back', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { tab, delivery } = open();
    trackMany(delivery, 1);
    await browser.advance(16_000);
    intake.mode = 'ok';
    tab.dispatch('window', new Event('online'));
    await browser.advance(500);
    expect(intake.arrivals.size).toBe(1);
  });

  it.each([-1, 1])('is not moved by a clock that jumps a day (%i)', async (days) => {
    const { browser, intake, open } = setUp();
    intake.mode = 500;
    const { delivery } = open();
    trackMany(delivery, 40);
    await browser.advance(1500);
    browser.skew = days * 86_400_000;
    await browser.advance(3500);
    intake.mode = 'ok';
    await browser.advance(10_000);
    expect(intake.arrivals.size).toBe(40);
  });

  it('falls back to a beacon while another script broke fetch', async () => {
    const { browser, intake, open } = setUp();
    const { tab, delivery } = open();
    tab.isFetchBroken = true;
    trackMany(delivery, 40);
    await browser.advance(5000);
    expect(browser.requests[0]).toMatchObject({ via: 'beacon' });
    tab.isFetchBroken = false;
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(40);
    expect(intake.repeats()).toBe(0);
    expect(delivery.stats().waiting).toBe(0);
  });

  it('keeps on sending by beacon while fetch stays broken', async () => {
    const { browser, intake, open } = setUp();
    const { tab, delivery } = open();
    tab.isFetchBroken = true;
    trackMany(delivery, 5);
    await browser.advance(1200);
    trackMany(delivery, 5);
    await browser.advance(1200);
    expect(intake.arrivals.size).toBe(10);
    expect(browser.requests.filter(({ url }) => url.endsWith('/receipts'))).toEqual([]);
  });

  it('waits when neither fetch nor beacon take anything', async () => {
    const { browser, intake, open } = setUp();
    const { tab, delivery } = open();
    tab.isFetchBroken = tab.refusesBeacons = true;
    trackMany(delivery, 40);
    await browser.advance(5000);
    tab.isFetchBroken = false;
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(40);
  });

  it('asks no receipts of a server that has none, and sends', async () => {
    const { browser, intake, open } = setUp();
    intake.hasReceipts = false;
    intake.mode = 'refuse';
    const { delivery } = open();
    trackMany(delivery, 3);
    await browser.advance(5000);
    intake.mode = 'ok';
    await browser.advance(60_000);
    expect(intake.arrivals.size).toBe(3);
  });

  it('takes an empty 202 for an answer where the route says so', async () => {
    const { browser, open } = setUp();
    browser.serve = () => ({ status: 202, text: '' });
    const { delivery } = open({ routes: [createTestRoute({ acknowledgement: 'status' })] });
    const [handle] = trackMany(delivery, 1);
    await browser.advance(2000);
    expect(handle!.state).toBe('acknowledged');
  });

  it('gives up a call after its limit without blaming the host', async () => {
    const { browser, intake, open } = setUp();
    const { delivery } = open({
      routes: [createTestRoute(), createTestRoute({ name: 'census', timeout: 2500, batch: 1 })],
    });
    intake.mode = 'slow';
    delivery.send('census', 'render', () => 'slow');
    await browser.advance(4000);
    intake.mode = 'ok';
    const view = delivery.send('pipeline', 'view', () => 'x');
    await browser.advance(1300);
    expect(view.state).toBe('acknowledged');
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(2);
    expect(intake.repeats()).toBe(0);
  });

  it('tells the route the status of a refusal', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 500;
    const onFailure = vi.fn();
    const { delivery } = open({ routes: [createTestRoute({ onFailure })] });
    trackMany(delivery, 1);
    await browser.advance(1500);
    expect(onFailure).toHaveBeenCalledWith(500);
  });
});
