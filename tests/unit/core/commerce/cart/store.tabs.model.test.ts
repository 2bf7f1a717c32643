// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { createManualClock } from '../../../../support/manual-clock.js';
import { FakeChannel } from './fake-channel.js';
import { createFakeServer, type Journey } from './fake-server.js';
import { expectAgreement } from './model/agreement.js';
import { lines, promptJourneys, scripts, type Command } from './model/commands.js';
import { createShopper } from './model/shopper.js';
import { openTab } from './open-tab.js';

const runs = 500;

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', FakeChannel);
});

afterEach(() => {
  vi.unstubAllGlobals();
  FakeChannel.deliver = (run) => run();
});

describe('two tabs under a hostile network', () => {
  it(`agree with each other and with the server, in ${runs} random runs`, async () => {
    const property = fc.asyncProperty(scripts.staying, scripts.staying, promptJourneys, play);
    await fc.assert(property, { numRuns: runs });
  }, 120_000);
});

async function play(first: Command[], second: Command[], mishaps: Journey[]): Promise<void> {
  const clock = createManualClock();
  const server = createFakeServer(clock);
  server.fill(...lines);
  FakeChannel.deliver = (run) => void clock.setTimeout(run, 5);
  const tabs = [first, second].map((script) => {
    const tab = openTab({ server, clock });
    return { tab, script, shopper: createShopper(tab) };
  });
  for (const { tab, shopper } of tabs) await shopper.settle(tab.store.load());

  const left = [...mishaps];
  server.plan(({ method }) => {
    const { there = 0, back = 0, ...mishap } = left.shift() ?? {};
    return method === 'GET' ? { there, back: Math.min(back, 3_000) } : { there, back, ...mishap };
  });
  for (let step = 0; step < Math.max(first.length, second.length); step += 1) {
    for (const { script, shopper } of tabs) {
      const command = script[step];
      if (command) await shopper.perform(command);
    }
  }
  for (const { shopper } of tabs) await shopper.resign();
  for (const { tab } of tabs) expectAgreement(tab);
  for (const { tab } of tabs) tab.store.dispose();
}
