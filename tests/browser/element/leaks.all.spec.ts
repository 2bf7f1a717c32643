import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchLeftovers } from '../../support/leftovers.js';
import { openLab, type Lab } from './lab.js';

let lab: Lab;

beforeAll(async () => {
  lab = await openLab();
});
afterAll(() => lab.close());

declare global {
  var removed: WeakRef<Element>[];
}

const html =
  '<vitrine-probe><b>light</b></vitrine-probe><vitrine-field></vitrine-field>' +
  '<vitrine-letter></vitrine-letter><vitrine-probe load="interaction"></vitrine-probe>';

/** Mounts and removes the four elements `times` times, waiting for the mounts. */
function mountAndRemove(times: number): Promise<void> {
  return lab.page.evaluate(
    async ({ count, content }) => {
      globalThis.removed ??= [];
      for (let round = 0; round < count; round += 1) {
        document.body.innerHTML = content;
        const elements = [...document.body.children];
        const [probe, field, letter] = elements as HTMLElementTagNameMap['vitrine-probe'][];
        for (const element of [probe, field, letter]) element!.setAttribute('load', 'eager');
        await Promise.all([probe, field, letter].map((element) => element!.updateComplete));
        globalThis.removed.push(...elements.map((element) => new WeakRef(element)));
        document.body.replaceChildren();
      }
      await new Promise((resolve) => requestIdleCallback(resolve));
    },
    { count: times, content: html },
  );
}

describe('leaks', () => {
  it('58: leaves no listener, observer or element behind after 1,000 mounts and removals', async () => {
    await lab.page.addInitScript(watchLeftovers);
    await lab.open('');
    // What React and the shared observer set up once is not a leak.
    await mountAndRemove(1);
    const count = () => lab.page.evaluate(() => countLeftovers());
    const { listeners } = await count();
    await mountAndRemove(1_000);
    expect(await count()).toEqual({ listeners, observed: 0 });

    const session = await lab.page.context().newCDPSession(lab.page);
    const countElements = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return lab.page.evaluate(
        () => globalThis.removed.filter((reference) => reference.deref()).length,
      );
    };
    // React keeps the last trees it worked on alive until it works again.
    await expect.poll(countElements, { timeout: 20_000 }).toBeLessThanOrEqual(8);
    expect(lab.problems).toEqual([]);
  });
});
