import { describe, expect, it } from 'vitest';
import { failures, findShopperChunks, readChunks, walkChunks } from '../engines/chunk-walk.mjs';
import { openProxy } from '../engines/proxy.mjs';
import { flavour } from '../support/flavour.js';
import { useShop } from '../support/shop-page.js';

const chunks = readChunks(flavour.folder);

describe('a chunk that fails once', () => {
  const { open, shop } = useShop();

  it.each(failures)('heals, whichever it is: %s', { timeout: 400_000 }, async (how) => {
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
    const cases = Object.keys(chunks).map((chunk) => ({
      ...{ chunk, how },
      isShopper: ofShopper.includes(chunk),
    }));
    expect(await walkChunks(cases, { ...parts, beside: 10 })).toEqual([]);
    await page.close();
    await proxy.close();
    // The browser logs each failure.
    visit.complaints.length = 0;
  });
});
