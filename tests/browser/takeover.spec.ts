import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareBrowser } from '../support/browser.js';
import { isWholeInEach } from '../support/lane.js';
import { startShopWithClock, type ShopWithClock } from '../support/shop-with-clock.js';
import {
  engineDifferences,
  makeForms,
  shrink,
  stageDifferences,
  type Compare,
} from './takeover/differences.js';
import { otherEngines, ownServer } from './takeover/engines.js';
import { formsOfAPage, madeProducts, soldProducts } from './takeover/products.js';
import type { Bench } from './takeover/stages.js';

const { PROPERTY_SEED: given, FORMS: most = given ? 5_000 : isWholeInEach ? 500 : 100 } =
  process.env;
const count = Number(most);
const seed = Number(given ?? 20_261_130);
const noLimit = { calls: 1_000_000, seconds: 60 };

describe('a form of a page and the elements in it', () => {
  let shop: ShopWithClock;
  let bench: Bench;
  beforeAll(async () => {
    shop = await startShopWithClock(Date, {
      products: madeProducts,
      rateLimits: { reads: noLimit, changes: noLimit, pages: noLimit },
    });
    const { address } = shop;
    const products = await soldProducts(address);
    bench = {
      browser: await shareBrowser(),
      own: ownServer(address, products),
      others: otherEngines(address, products),
    };
  });
  afterAll(() => shop.stop());

  async function prove(differences: Compare, made: number) {
    const forms = makeForms(made, seed);
    for (let start = 0; start < forms.length; start += formsOfAPage) {
      const batch = forms.slice(start, start + formsOfAPage);
      const found = await differences(
        bench,
        batch.map(({ value }) => value),
      );
      const first = found[0] && batch[found[0].index];
      if (first) expect(await shrink(differences, bench, first)).toBe('the same at every stage');
    }
  }

  const timeout = count * 12_000;
  it('send, refuse and sell the same at every stage', { timeout }, () =>
    prove(stageDifferences, count),
  );

  it('sell the same from every shop', { timeout }, () =>
    prove(engineDifferences, Math.ceil(count / 5)),
  );
});
