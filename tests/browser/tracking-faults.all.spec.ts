import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseScenarios, launchBrowser, runScenario } from '../faults/tracking/index.mjs';
import { openReader } from '../faults/tracking/shop.mjs';
import { ownerPassword } from '../support/owner-password.js';

/** The shortest of those that a browser alone can show; `npm run test:faults` plays them all. */
const names = ['inflight', 'closetab', 'crash', 'bfcache', 'denied'];
const beside = 4;

describe('tracking, when things go wrong', () => {
  const scenarios = chooseScenarios(names);
  const results = new Map<string, Awaited<ReturnType<typeof runScenario>>>();
  let browser: Awaited<ReturnType<typeof launchBrowser>>;

  // Side by side, because each of them mostly waits.
  beforeAll(async () => {
    browser = await launchBrowser();
    const shop = await openReader(inject('shop'), ownerPassword);
    const waiting = [...scenarios];
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        results.set(next.name, await runScenario(next, { browser, shop }));
      }
    };
    await Promise.all(Array.from({ length: beside }, work));
  });
  afterAll(() => browser.close());

  it.each(scenarios.map(({ name, says }) => [name, says]))(
    '%s: nothing lost, nothing twice (%s)',
    (name) => {
      const result = results.get(name);
      expect(result?.problems.join('\n')).toBe('');
      expect(result?.lost).toEqual([]);
    },
  );
});
