import { describe, expect, it } from 'vitest';
import { createTestRoute } from '../../../support/fake-intake.js';
import { setUp, trackMany } from './set-up.js';

describe('delivery', () => {
  it('names, stores, sends in one batch within a second, and forgets what the server has', async () => {
    const { browser, intake, open } = setUp();
    const { delivery } = open();
    const [first, second] = trackMany(delivery, 2);
    expect(delivery.pageId).toMatch(/^[0-9A-Za-z]{22}$/);
    expect(first!.id).toBe(`${delivery.pageId}.1`);
    expect(second!.isDurable).toBe(true);
    expect([...browser.storage.keys()]).toContain(`vitrine.q1.prod.vitrine.${delivery.pageId}.2`);
    await browser.advance(1200);
    expect(browser.requests).toHaveLength(1);
    expect(first!.state).toBe('acknowledged');
    expect(intake.texts.get(second!.id)).toBe('x1');
    expect(browser.storage.size).toBe(0);
    expect(delivery.stats()).toEqual({ waiting: 0, drops: {} });
  });

  it('sends a purchase in the next task', async () => {
    const { browser, open } = setUp();
    const { delivery } = open();
    delivery.send('pipeline', 'purchase', () => 'p');
    await browser.advance(100);
    expect(browser.requests).toHaveLength(1);
  });

  it('never puts off the flush, however many events follow', async () => {
    const { browser, open } = setUp();
    const { delivery } = open();
    for (let at = 0; at < 11; at += 1) {
      delivery.send('pipeline', 'view', () => 'x');
      await browser.advance(100);
    }
    expect(browser.requests.length).toBeGreaterThan(0);
  });

  it('gives an event its second, also after an urgent one has gone ahead of others', async () => {
    const { browser, open } = setUp();
    const { delivery } = open();
    trackMany(delivery, 1);
    delivery.send('pipeline', 'purchase', () => 'p');
    await browser.advance(900);
    trackMany(delivery, 1);
    await browser.advance(900);
    expect(browser.requests).toHaveLength(1);
    await browser.advance(300);
    expect(browser.requests).toHaveLength(2);
  });

  it('counts against the bytes of keepalive what is under way alone', async () => {
    const { browser, open } = setUp();
    const { delivery } = open();
    for (let at = 0; at < 3; at += 1) {
      trackMany(delivery, 1, 'x'.repeat(40_000));
      await browser.advance(1500);
    }
    expect(browser.requests.map(({ isKept }) => isKept)).toEqual([true, true, true]);
  });

  it('keeps bad values to themselves, and counts them', async () => {
    const { browser, intake, open, report } = setUp();
    const { delivery } = open();
    const cycle: Record<string, unknown> = { a: 1 };
    cycle.self = cycle;
    const bad = {
      get value() {
        throw new Error('no');
      },
    };
    const values = [
      cycle,
      { big: 1n },
      bad,
      { huge: 'x'.repeat(2_000_000) },
      undefined,
      { fine: 1 },
    ];
    const handles = values.map((value) => delivery.send('pipeline', 'view', () => value));
    expect(handles.map(({ reason }) => reason)).toEqual([
      ...['poison', 'poison', 'poison', 'oversize', 'poison'],
      null,
    ]);
    await browser.advance(3000);
    expect([...intake.texts.values()]).toEqual(['{"fine":1}']);
    expect(intake.senders.at(-1)!.drops).toEqual({ poison: 4, oversize: 1 });
    expect(report).toHaveBeenCalledTimes(4);
  });

  it('says nothing of a route that there is not, but to the reporter', () => {
    const { open, report } = setUp();
    const { delivery } = open();
    expect(delivery.send('nowhere', 'view', () => 'x').reason).toBe('poison');
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('tells each state of an event to whoever waits', async () => {
    const { browser, open } = setUp();
    const { delivery } = open();
    const handle = delivery.send('pipeline', 'view', () => 'x');
    await expect(handle.reached('stored')).resolves.toBe('stored');
    const states: string[] = [];
    void handle.reached('handed').then((state) => states.push(state));
    void handle.reached('acknowledged').then((state) => states.push(state));
    await browser.advance(1050);
    expect(states).toEqual(['handed']);
    await browser.advance(1000);
    expect(states).toEqual(['handed', 'acknowledged']);
  });

  it('settles a flush when the answer is there', async () => {
    const { browser, intake, open } = setUp();
    const { delivery } = open();
    trackMany(delivery, 120);
    let isDone = false;
    void delivery.flush().then(() => (isDone = true));
    await browser.advance(50);
    expect(isDone).toBe(false);
    await browser.advance(500);
    expect(isDone).toBe(true);
    expect(intake.arrivals.size).toBe(120);
  });

  it('leaves no timer, listener or lock behind when it stops', async () => {
    const { browser, open, intake } = setUp();
    intake.mode = 'hang';
    const { delivery } = open();
    trackMany(delivery, 3);
    await browser.advance(1500);
    delivery.stop();
    intake.mode = 'ok';
    open();
    await browser.advance(20_000);
    expect(intake.arrivals.size).toBe(3);
    expect(browser.storage.size).toBe(0);
  });

  it('reports a fault of a route once and drops what it cannot encode', async () => {
    const { browser, open, report } = setUp();
    const { delivery } = open({
      routes: [
        createTestRoute({
          encode() {
            throw new Error('broken');
          },
        }),
      ],
    });
    const handles = trackMany(delivery, 5);
    await browser.advance(10_000);
    expect(report).toHaveBeenCalledTimes(1);
    expect(handles.every(({ reason }) => reason === 'poison')).toBe(true);
  });
});
