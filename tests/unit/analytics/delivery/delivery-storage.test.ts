import { describe, expect, it } from 'vitest';
import { setUp, trackMany } from './set-up.js';

describe('delivery and storage', () => {
  it.each([0, 50])('works from memory when storage takes %i characters', async (quota) => {
    const { browser, intake, open } = setUp();
    browser.quota = quota;
    intake.mode = 500;
    const { delivery } = open();
    const [first] = trackMany(delivery, 40);
    expect(first!.isDurable).toBe(false);
    await browser.advance(5000);
    intake.mode = 'ok';
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(40);
  });

  it('displaces events of lower priority from full storage for a purchase', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 503;
    browser.quota = 2000;
    const { delivery } = open();
    const views = trackMany(delivery, 40, 'x'.repeat(100));
    const purchase = delivery.send('pipeline', 'purchase', () => 'p'.repeat(100));
    expect(purchase.isDurable).toBe(true);
    expect(views[0]!.isDurable).toBe(false);
    intake.mode = 'ok';
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(41);
  });

  it('leaves intents in full storage when a purchase comes', async () => {
    const { browser, open } = setUp();
    browser.quota = 2000;
    const { delivery } = open();
    const intents = Array.from({ length: 40 }, () =>
      delivery.send('pipeline', 'intent', () => 'x'.repeat(100)),
    );
    const durable = intents.filter(({ isDurable }) => isDurable);
    const purchase = delivery.send('pipeline', 'purchase', () => 'p'.repeat(100));
    expect(durable.length).toBeGreaterThan(0);
    expect(durable.every(({ isDurable }) => isDurable)).toBe(true);
    expect(purchase.isDurable).toBe(false);
    await browser.advance(20_000);
  });

  it('drops the oldest of the lowest priority beyond 5,000 events, and counts them', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { delivery } = open();
    const purchase = delivery.send('pipeline', 'purchase', () => 'p');
    const views = trackMany(delivery, 5010);
    expect(views[10]!.state).toBe('dropped');
    expect(views[11]!.state).not.toBe('dropped');
    expect(purchase.state).not.toBe('dropped');
    expect(delivery.stats()).toMatchObject({ waiting: 5000, drops: { cap: 11 } });
    await browser.advance(1);
  });

  it('touches no event of another format, environment, client or unknown route', async () => {
    const { browser, open } = setUp();
    const page = 'A'.repeat(22);
    const strangers = [
      `vitrine.q2.prod.vitrine.${page}.1`,
      `vitrine.q1.qa.vitrine.${page}.1`,
      `vitrine.q1.prod.other.${page}.1`,
      `vitrine.q1.prod.vitrine.${page}.1`,
      `vitrine.q1.prod.vitrine.short.1`,
    ];
    for (const key of strangers) browser.storage.set(key, 'unknown,2,1767225600000,5|text');
    open();
    await browser.advance(20_000);
    expect([...browser.storage.keys()]).toEqual(strangers);
  });

  it('gives up what is older than 7 days', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { tab, delivery } = open();
    trackMany(delivery, 3);
    await browser.advance(1000);
    tab.crash();
    await browser.advance(7 * 86_400_000 + 1000);
    intake.mode = 'ok';
    const { delivery: next } = open();
    await browser.advance(5000);
    expect(intake.arrivals.size).toBe(0);
    expect(next.stats().drops).toEqual({ age: 3 });
    expect(browser.storage.size).toBe(0);
  });

  it('clears everything on a refusal: here, in storage, and what earlier pages left', async () => {
    const { browser, intake, open } = setUp();
    intake.mode = 'refuse';
    const { tab, delivery: earlier } = open();
    trackMany(earlier, 5);
    await browser.advance(2000);
    tab.crash();
    const { delivery } = open();
    const handles = trackMany(delivery, 5);
    const necessary = delivery.send('pipeline', 'view', () => 'keep');
    delivery.clear('consent', ({ text }) => text === 'keep');
    expect([...browser.storage.keys()]).toEqual([`vitrine.q1.prod.vitrine.${delivery.pageId}.6`]);
    expect(handles[0]).toMatchObject({ state: 'dropped', reason: 'consent' });
    delivery.setDurable(false);
    expect(browser.storage.size).toBe(0);
    expect(necessary.isDurable).toBe(false);
    intake.mode = 'ok';
    await browser.advance(60_000);
    expect([...intake.texts.values()]).toEqual(['keep']);
    expect(delivery.stats().drops).toEqual({ consent: 10 });
  });

  it('keeps nothing while it may not, and stores it when it may', async () => {
    const { browser, open } = setUp();
    const { delivery } = open({ isDurable: false });
    const [handle] = trackMany(delivery, 1);
    expect(browser.storage.size).toBe(0);
    delivery.setDurable(true);
    expect(handle!.isDurable).toBe(true);
    expect(browser.storage.size).toBe(1);
  });
});
