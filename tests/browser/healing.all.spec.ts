import { describe, expect, it } from 'vitest';
import { failures, findShopperChunks, readChunks, walkChunks } from '../engines/chunk-walk.mjs';
import { openProxy } from '../engines/proxy.mjs';
import { flavour } from '../support/flavour.js';
import { useShop } from '../support/shop-page.js';

const chunks = readChunks(flavour.folder);

describe('a chunk that fails once', () => {
  const { open, shop } = useShop();

  it('heals, whichever it is', { timeout: 400_000 }, async () => {
    const proxy = await openProxy(shop);
    const visit = await open({ baseURL: proxy.base });
    const { page } = visit;
    const parts = {
      proxy,
      chunks,
      tab: {
        goto: (path: string) => page.goto(path),
        eval: (run: (given: unknown) => unknown, given: unknown) => page.evaluate(run, given),
      },
    };
    const ofShopper = await findShopperChunks(parts);
    expect(ofShopper.length).toBeGreaterThan(15);
    // One loader heals them all, so that each fails in one of the ways.
    const cases = Object.keys(chunks).map((chunk, index) => ({
      chunk,
      how: failures[index % failures.length],
      isShopper: ofShopper.includes(chunk),
    }));
    expect(await walkChunks(cases, { ...parts, beside: 10 })).toEqual([]);
    await page.close();
    await proxy.close();
    // The browser logs each failure.
    visit.complaints.length = 0;
  });
});
