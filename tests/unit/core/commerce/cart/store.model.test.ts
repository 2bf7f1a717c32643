// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Journey } from './fake-server.js';
import { expectAgreement } from './model/agreement.js';
import { items, journeys, lines, promptJourneys, scripts, type Command } from './model/commands.js';
import { createShopper } from './model/shopper.js';
import { openTab } from './open-tab.js';

const runs = { staying: 1_000, leaving: 500, losing: 500, resigning: 500 };

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the cart under a hostile network', () => {
  it.each([
    ['ends as the shopper last meant it and as the server has it', 'staying'],
    ['does so when they leave the page and come back', 'leaving'],
    ['heals when the cart expires or is purchased', 'losing'],
  ] as const)(
    '%s (%s)',
    async (_title, kind) => {
      await fc.assert(fc.asyncProperty(scripts[kind], journeys, play), { numRuns: runs[kind] });
    },
    120_000,
  );

  it('shows what the server has, also when the shopper leaves it at what failed', async () => {
    const property = fc.asyncProperty(scripts.staying, promptJourneys, resign);
    await fc.assert(property, { numRuns: runs.resigning });
  }, 120_000);
});

/** Reading works, or nothing could be known; nobody asks for one more in the end. */
async function resign(script: Command[], mishaps: Journey[]): Promise<void> {
  const tab = openTab();
  const { store, server, clock } = tab;
  const shopper = createShopper(tab);
  server.fill(...lines);
  await shopper.settle(store.load());
  const left = [...mishaps];
  server.plan(({ method }) => {
    const { there = 0, back = 0, ...mishap } = left.shift() ?? {};
    return method === 'GET' ? { there, back: Math.min(back, 3_000) } : { there, back, ...mishap };
  });
  for (const command of script) await shopper.perform(command);
  await shopper.resign();
  expectAgreement(tab);
  expect(clock.pending()).toBe(0);
  store.dispose();
}

async function play(script: Command[], mishaps: Journey[]): Promise<void> {
  const page = Object.assign(new EventTarget(), { document: new EventTarget() });
  // Each run leaves a page of its own; the store listens to it from its first call on.
  vi.stubGlobal('window', page);
  const tab = openTab();
  const { store, server, clock, reported } = tab;
  const shopper = createShopper(tab, page);
  server.fill(...lines);
  await shopper.settle(store.load());

  const left = [...mishaps];
  server.plan(() => left.shift() ?? {});

  /** What was shown and should not have been. */
  const wrong: string[] = [];
  const most = new Map<string, number>();
  store.subscribe(() => {
    const { totalQuantity, subtotalCents } = store.getState().cart;
    const totals = `${totalQuantity}/${subtotalCents}`;
    if (totals !== '0/0' && !server.answeredTotals.has(totals)) wrong.push(totals);
    // What is only ever added to never shrinks: no older answer is shown after a newer one.
    for (const item of shopper.losses() > 0 ? [] : items) {
      const quantity = store.quantityOf(item, null);
      if (quantity < (most.get(item) ?? 0)) wrong.push(`${item}: ${quantity}`);
      most.set(item, quantity);
    }
  });

  for (const command of script) await shopper.perform(command);
  await shopper.insistOnAll();
  const meant = JSON.stringify(server.cart());
  // Late requests and repeats arrive, and the shopper comes back to the page.
  server.plan(() => ({}));
  await clock.advance(120_000);
  await shopper.settle(store.refresh());

  expect(JSON.stringify(server.cart())).toBe(meant);
  shopper.expectAdds();
  expectAgreement(tab);
  expect(server.requests.filter(({ method, keepalive }) => method !== 'GET' && !keepalive)).toEqual(
    [],
  );
  const isSerial = !script.some(({ kind }) => kind === 'leave');
  if (isSerial) expect(server.mostChangesUnderWay()).toBeLessThanOrEqual(1);
  expect(wrong).toEqual([]);
  expect(reported).toEqual([]);
  expect(clock.pending()).toBe(0);
  store.dispose();
}
