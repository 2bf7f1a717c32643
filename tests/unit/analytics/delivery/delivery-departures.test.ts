import { describe, expect, it } from 'vitest';
import { setUp, trackMany } from './set-up.js';

describe('delivery when pages come and go', () => {
  it('hands over to the browser what was tracked in the task in which the page goes', async () => {
    const { browser, intake, open } = setUp();
    const { tab, delivery } = open();
    trackMany(delivery, 40);
    tab.leave();
    await browser.advance(1000);
    expect(intake.arrivals.size).toBe(40);
    open();
    await browser.advance(10_000);
    expect(intake.repeats()).toBe(0);
    expect(browser.storage.size).toBe(0);
  });

  it.each([50, 600])('loses nothing to a crash %i ms after the event', async (after) => {
    const { browser, intake, open } = setUp();
    const { tab, delivery } = open();
    trackMany(delivery, 40);
    await browser.advance(after);
    tab.crash();
    await browser.advance(1000);
    if (after > 250) expect(intake.arrivals.size).toBe(40);
    open();
    await browser.advance(10_000);
    expect(intake.arrivals.size).toBe(40);
    expect(intake.repeats()).toBe(0);
  });

  it('resends nothing that was on its way when the page went', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'slow';
    const { tab, delivery } = open();
    trackMany(delivery, 40);
    await browser.advance(1500);
    tab.leave();
    intake.mode = 'ok';
    open();
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(40);
    expect(intake.repeats()).toBe(0);
    expect(browser.storage.size).toBe(0);
  });

  // Firefox takes no page into its back/forward cache that holds a lock.
  it('holds a lock only while something waits to be sent', async () => {
    const { browser, intake, open } = setUp();
    const { delivery } = open();
    await browser.advance(100);
    expect(browser.heldLocks()).toEqual([]);
    trackMany(delivery, 3);
    await browser.advance(100);
    expect(browser.heldLocks()).toHaveLength(1);
    await browser.advance(500);
    trackMany(delivery, 1);
    await browser.advance(300);
    expect(browser.heldLocks()).toHaveLength(1);
    await browser.advance(2000);
    expect(intake.arrivals.size).toBe(4);
    expect(browser.heldLocks()).toEqual([]);
  });

  it('lets go of its lock before the page is left, and holds one again on a page that stays', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { tab, delivery } = open();
    trackMany(delivery, 3);
    await browser.advance(500);
    tab.dispatch('window', new Event('beforeunload'));
    await browser.advance(10);
    expect(browser.heldLocks()).toEqual([]);
    trackMany(delivery, 1);
    await browser.advance(10);
    expect(browser.heldLocks()).toHaveLength(1);
    intake.mode = 'ok';
    await browser.advance(60_000);
    expect(intake.arrivals.size).toBe(4);
    expect(intake.repeats()).toBe(0);
  });

  it.each([true, false])('adopts once when two tabs open at once (locks: %s)', async (hasLocks) => {
    const { browser, intake, open } = setUp();
    browser.hasLocks = hasLocks;
    intake.mode = 'refuse';
    const { tab, delivery } = open();
    trackMany(delivery, 40);
    await browser.advance(3000);
    tab.leave();
    await browser.advance(20 * 60_000);
    intake.mode = 'ok';
    open();
    open();
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(40);
    if (hasLocks) expect(intake.repeats()).toBe(0);
    expect(browser.storage.size).toBe(0);
  });

  it('is delivered by a living tab within seconds of the death of another', async () => {
    const { browser, intake, open } = setUp();
    open();
    await browser.advance(5000);
    intake.mode = 'refuse';
    const { tab, delivery } = open();
    trackMany(delivery, 20);
    await browser.advance(3000);
    tab.crash();
    intake.mode = 'ok';
    await browser.advance(5000);
    expect(intake.arrivals.size).toBe(20);
    expect(browser.storage.size).toBe(0);
  });

  it('keeps 240 KB at navigation within the budget, and the rest for the next page', async () => {
    const { browser, intake, open } = setUp();
    const { tab, delivery } = open();
    trackMany(delivery, 60, 'x'.repeat(4000));
    tab.leave();
    await browser.advance(1000);
    expect(intake.arrivals.size * 4000).toBeGreaterThanOrEqual(100_000);
    open();
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(60);
    expect(intake.repeats()).toBe(0);
  });

  it('gives purchases the budget at navigation first', async () => {
    const { browser, intake, open } = setUp();
    browser.hasFetchLater = false;
    const { tab, delivery } = open();
    trackMany(delivery, 60, 'x'.repeat(4000));
    const purchase = delivery.send('pipeline', 'purchase', () => 'p'.repeat(4000));
    tab.leave();
    await browser.advance(1000);
    expect(intake.arrivals.has(purchase.id)).toBe(true);
    expect(intake.arrivals.size * 4000).toBeGreaterThanOrEqual(56_000);
  });

  it('comes back out of the back/forward cache with nothing twice', async () => {
    const { browser, intake, open } = setUp();
    const { tab, delivery } = open();
    trackMany(delivery, 10);
    tab.leave({ isCached: true });
    const { tab: next, delivery: nextDelivery } = open();
    trackMany(nextDelivery, 5);
    await browser.advance(5000);
    next.leave();
    tab.comeBack();
    trackMany(delivery, 10);
    await browser.advance(10_000);
    expect(intake.arrivals.size).toBe(25);
    expect(intake.repeats()).toBe(0);
    expect(delivery.stats().waiting).toBe(0);
    expect(browser.storage.size).toBe(0);
  });

  it('lets another tab deliver while it is in the cache, and sees that on its return', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { tab, delivery } = open();
    trackMany(delivery, 10);
    await browser.advance(2000);
    tab.leave({ isCached: true });
    open();
    intake.mode = 'ok';
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(10);
    tab.comeBack();
    await browser.advance(60_000);
    expect(intake.repeats()).toBe(0);
    expect(delivery.stats().waiting).toBe(0);
  });

  it('looks for what dead pages left when it comes back, although it went before its first look', async () => {
    const { browser, intake, open } = setUp();
    const { tab } = open();
    tab.leave({ isCached: true });
    intake.mode = 'refuse';
    const { tab: other, delivery } = open();
    trackMany(delivery, 3);
    await browser.advance(3000);
    other.crash();
    intake.mode = 'ok';
    tab.comeBack();
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(3);
    expect(browser.storage.size).toBe(0);
  });

  it('sends and stores nothing before a prerendered page is looked at', async () => {
    const { browser, intake, start } = setUp();
    const tab = browser.open({ isPrerendering: true });
    const delivery = start(tab);
    trackMany(delivery, 3);
    await browser.advance(10_000);
    expect(browser.requests).toEqual([]);
    expect(browser.storage.size).toBe(0);
    tab.dispatch('document', new Event('prerenderingchange'));
    expect(browser.storage.size).toBe(3);
    await browser.advance(2000);
    expect(intake.arrivals.size).toBe(3);
  });

  it('leaves its events to whoever took them while it was in the cache, also when it comes back', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 500;
    const { tab, delivery } = open();
    trackMany(delivery, 10);
    await browser.advance(1500);
    tab.leave({ isCached: true });
    intake.mode = 'ok';
    browser.transit = 1000;
    open();
    // The other page has asked, and what it sends is on its way.
    await browser.advance(3900);
    expect(intake.arrivals.size).toBe(0);
    tab.comeBack();
    await browser.advance(60_000);
    expect(intake.arrivals.size).toBe(10);
    expect(intake.repeats()).toBe(0);
    expect(delivery.stats().waiting).toBe(0);
  });

  it('gives back what it took of a dead page when it goes itself', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 500;
    const { tab: first, delivery } = open();
    trackMany(delivery, 10);
    await browser.advance(1500);
    first.crash();
    const { tab: second, delivery: adopter } = open();
    await browser.advance(2000);
    expect(adopter.stats().waiting).toBe(10);
    second.leave({ isCached: true });
    open();
    await browser.advance(1200);
    second.comeBack();
    expect(adopter.stats().waiting).toBe(0);
    intake.mode = 'ok';
    await browser.advance(60_000);
    expect(intake.arrivals.size).toBe(10);
    expect(intake.repeats()).toBe(0);
  });
});
