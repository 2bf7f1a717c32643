import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDelivery, priorities, type Delivery } from '../../../../analytics/delivery/index.js';
import { createFakeBrowser, type FakeTab } from '../../../support/fake-browser.js';
import { createIntake, createTestRoute, type Mode } from '../../../support/fake-intake.js';

type Step =
  | { kind: 'open' | 'close' | 'crash' | 'cache' | 'return' | 'hide' | 'show'; tab: number }
  | { kind: 'track'; tab: number; count: number; size: number; rank: number }
  | { kind: 'wait'; ms: number }
  | { kind: 'server'; mode: Mode }
  | { kind: 'clock'; hours: number }
  | { kind: 'storage'; quota: number };

interface OpenTab {
  tab: FakeTab;
  delivery: Delivery;
  isCached: boolean;
}

const tab = fc.nat(3);
const life = fc.constantFrom('open', 'close', 'crash', 'cache', 'return', 'hide', 'show');
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { arbitrary: fc.record({ kind: life, tab }), weight: 3 },
    {
      arbitrary: fc.record({
        kind: fc.constant('track' as const),
        tab,
        count: fc.integer({ min: 1, max: 60 }),
        size: fc.constantFrom(10, 250, 4000),
        rank: fc.nat(4),
      }),
      weight: 4,
    },
    {
      arbitrary: fc.record({
        kind: fc.constant('wait' as const),
        ms: fc.constantFrom(1, 50, 150, 300, 900, 1500, 4000, 20_000),
      }),
      weight: 4,
    },
    {
      arbitrary: fc.record({
        kind: fc.constant('server' as const),
        mode: fc.constantFrom<Mode>(
          ...(['ok', 'ok', 'ok', 'refuse', 'drop-after', 'captive', 'hang', 'slow'] as const),
          ...[429, 500, 502, 503, 404],
        ),
      }),
      weight: 2,
    },
    {
      arbitrary: fc.record({
        kind: fc.constant('clock' as const),
        hours: fc.integer({ min: -24, max: 24 }),
      }),
      weight: 1,
    },
    {
      arbitrary: fc.record({
        kind: fc.constant('storage' as const),
        quota: fc.constantFrom(3000, 5_000_000, 5_000_000),
      }),
      weight: 1,
    },
  ),
  { maxLength: 40 },
);

/** Purchases and intents: stored in place of others when storage is full, and never displaced themselves. */
const isReliedOn = (rank: number) => rank < 2;

/**
 * Runs the steps, lets the server and the visitor come back, and returns what became of the events. One that was
 * never durable may be lost with its page, although the browser may still have sent it; so may one that full storage
 * gave up for a purchase or an intent.
 */
async function play(list: readonly Step[], hasLocks: boolean, hasFetchLater: boolean) {
  const browser = createFakeBrowser();
  browser.hasLocks = hasLocks;
  browser.hasFetchLater = hasFetchLater;
  const intake = createIntake(browser);
  const tabs: OpenTab[] = [];
  const faults: unknown[] = [];
  const expected = new Map<string, { tab: OpenTab; isDurable: boolean; rank: number }>();
  const displaced = new Set<string>();

  /** Nothing is acknowledged while `run` is on the stack: what it removes from storage was displaced. */
  function noteDisplaced(run: () => void): void {
    const before = [...browser.storage.keys()];
    run();
    for (const key of before) {
      if (!browser.storage.has(key)) displaced.add(key.replace('vitrine.q1.prod.vitrine.', ''));
    }
  }

  function open(): OpenTab {
    const opened = browser.open();
    const delivery = createDelivery({
      environment: 'prod',
      client: 'vitrine',
      routes: [createTestRoute(), createTestRoute({ name: 'census', timeout: 2500, batch: 1 })],
      clock: opened.clock,
      reporter: { report: (error) => faults.push(error) },
      page: opened.page,
    });
    const entry = { tab: opened, delivery, isCached: false };
    tabs.push(entry);
    return entry;
  }
  const pick = (at: number, isCached: boolean) => {
    const fit = tabs.filter((entry) => entry.tab.isAlive && entry.isCached === isCached);
    return fit[at % fit.length];
  };

  open();
  for (const step of list) {
    if (step.kind === 'wait') await browser.advance(step.ms);
    else if (step.kind === 'server') intake.mode = step.mode;
    else if (step.kind === 'clock') browser.skew = step.hours * 3_600_000;
    else if (step.kind === 'storage') browser.quota = step.quota;
    else if (step.kind === 'open') {
      if (tabs.filter((entry) => entry.tab.isAlive).length < 4) open();
    } else if (step.kind === 'track') {
      const entry = pick(step.tab, false);
      for (let at = 0; entry && at < step.count; at += 1) {
        const route = step.rank === 3 ? 'census' : 'pipeline';
        const text = 'x'.repeat(step.size);
        noteDisplaced(() => {
          const handle = entry.delivery.send(route, priorities[step.rank]!, () => text);
          const { isDurable } = handle;
          expected.set(handle.id, { tab: entry, isDurable, rank: step.rank });
        });
      }
    } else {
      const entry = pick(step.tab, step.kind === 'return');
      if (!entry) continue;
      if (step.kind === 'close') entry.tab.leave();
      if (step.kind === 'crash') entry.tab.crash();
      if (step.kind === 'hide') entry.tab.setVisible(false);
      if (step.kind === 'show') entry.tab.setVisible(true);
      if (step.kind === 'cache') entry.tab.leave({ isCached: true });
      if (step.kind === 'return') noteDisplaced(() => entry.tab.comeBack());
      if (step.kind === 'cache' || step.kind === 'return') entry.isCached = step.kind === 'cache';
      await browser.advance(1);
    }
  }

  intake.mode = 'ok';
  browser.quota = 5_000_000;
  for (const { tab: own, isCached } of tabs) {
    if (!own.isAlive) continue;
    if (isCached) own.crash();
    else own.setVisible(true);
  }
  open();
  // Longer than the silence after which pages without locks are taken over, and than any wait.
  await browser.advance(40 * 60_000);
  const lost = [...expected].filter(
    ([id, event]) =>
      !intake.arrivals.has(id) &&
      ((event.isDurable && (isReliedOn(event.rank) || !displaced.has(id))) ||
        event.tab.tab.isAlive),
  );
  return {
    lost: lost.map(([id]) => id),
    repeats: intake.repeats(),
    faults,
    left: [...browser.storage.keys()].filter((key) => key.startsWith('vitrine.q1')),
    waiting: tabs
      .filter((entry) => entry.tab.isAlive)
      .map(({ delivery }) => delivery.stats().waiting),
  };
}

describe('delivery, whatever happens', () => {
  it('loses nothing, sends nothing twice, leaves nothing behind', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (list, hasFetchLater) => {
        const end = await play(list, true, hasFetchLater);
        expect(end.lost).toEqual([]);
        expect(end.repeats).toBe(0);
        expect(end.faults).toEqual([]);
        expect(end.left).toEqual([]);
        expect(end.waiting.every((waiting) => waiting === 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it.each([true, false])(
    'keeps a stored intent when purchases fill the storage and the tab closes (with locks: %s)',
    async (hasLocks) => {
      const track = { kind: 'track', tab: 0, size: 4000 } as const;
      const end = await play(
        [
          { ...track, count: 39, rank: 1 },
          { ...track, count: 35, rank: 0 },
          { ...track, count: 57, rank: 0 },
          { kind: 'close', tab: 0 },
        ],
        hasLocks,
        true,
      );
      expect(end.lost).toEqual([]);
      expect(end.left).toEqual([]);
    },
  );

  it('loses nothing without locks', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        const end = await play(list, false, true);
        expect(end.lost).toEqual([]);
        expect(end.faults).toEqual([]);
        expect(end.left).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
