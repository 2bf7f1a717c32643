import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../widgets/generated/registry.js';
import { watchLeftovers } from '../../support/leftovers.js';
import { offerServerMarkup } from '../../support/server-markup.js';
import { loaded, settled } from '../../support/settled.js';
import { useShop } from '../../support/shop-page.js';

const path = '/shop/dune-mug';
/** Where the shop has a widget that is not on that page. */
const paths: Readonly<Record<string, string>> = {
  'vitrine-subscription': '/shop/decaf-coffee',
  'vitrine-gift-card': '/shop/gift-card',
  'vitrine-cart': '/cart',
  'vitrine-form': '/contact',
  'vitrine-restock': '/shop/workshop-apron',
  'vitrine-character-counter': '/contact',
};
/** What an element that stands for itself cannot do without. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'vitrine-image': { src: '/images/salt-cellar.svg', width: '800', height: '1000', alt: '' },
};
const rounds = 1_000;

declare global {
  var removed: WeakRef<Element>[];
}

/** Mounts the server's own markup of a widget in the product's form and removes it, again and again. */
function mountAndRemove(page: Page, tag: string, address: string, times: number): Promise<void> {
  return page.evaluate(
    async ({ name, count, address, attributes }) => {
      await globalThis.vitrine!.load(name);
      // What others put on a page, or only members see, stands for itself.
      const bare = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) bare.setAttribute(key, value);
      const served = (await fetchPage(address)).querySelector(name) ?? bare;
      const isProduct = name === 'vitrine-product';
      // Of a product only its data: the widgets inside it are counted by themselves.
      if (isProduct) served.replaceChildren(served.querySelector('script')!);
      served.setAttribute('load', 'eager');
      // Forms do not nest.
      const isForm = served.querySelector('form') !== null;
      const place = (!isForm && document.querySelector('.product form')) || document.body;
      globalThis.removed = [];
      for (let round = 0; round < count; round += 1) {
        const element = document.importNode(served, true);
        globalThis.removed.push(new WeakRef(element));
        place.append(element);
        if ('updateComplete' in element) await element.updateComplete;
        if (!element.matches(isProduct ? '[product-id]' : ':state(ready)')) {
          throw new Error(`<${name}> has not mounted.`);
        }
        element.remove();
        await Promise.resolve();
      }
      await new Promise((resolve) => requestIdleCallback(resolve));
    },
    { name: tag, count: times, address, attributes: needed[tag] ?? {} },
  );
}

/** What is left once the garbage is gone; `all…` is the browser's own count of the whole page. */
async function countLeft(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters');
  await session.detach();
  const counted = await page.evaluate(() => ({
    ...countLeftovers(),
    elements: globalThis.removed.filter((reference) => reference.deref()).length,
  }));
  return { ...counted, allListeners: jsEventListeners, allNodes: nodes };
}

/** What is left once the page has come to rest: what it fetches and sets up once may come late on a busy machine. */
async function countAtRest(page: Page) {
  // Tracking holds a lock, and a listener for its end, while an event waits to be sent.
  await page.evaluate(async () => {
    await globalThis.vitrine?.analytics?.flush();
  });
  await page.waitForFunction(async () => !(await navigator.locks.query()).held?.length);
  let known = await countLeft(page);
  for (let tries = 0; tries < 20; tries += 1) {
    await loaded(page);
    const left = await countLeft(page);
    if (JSON.stringify(left) === JSON.stringify(known)) return left;
    known = left;
  }
  return known;
}

type Counts = Awaited<ReturnType<typeof countLeft>>;

/** What there is more of than before; less is garbage of earlier. */
function growth(before: Counts, after: Counts): string[] {
  return Object.entries(before).flatMap(([name, count]) => {
    const now = after[name as keyof Counts];
    return now > count ? [`${name}: ${count}, then ${now}`] : [];
  });
}

/** How many spec files share the elements: one file would take longer than all others. */
const parts = 4;

/** Tests the elements of one part, counted from 0: every fourth of the registry. */
export function describeLeaks(part: number): void {
  const tags = [...registry.keys()].filter((_, index) => index % parts === part);

  describe(`${rounds} mounts and removals leave no listener, observer, element or node behind`, () => {
    const { open, shop } = useShop();

    it.each(tags)('of %s', async (tag) => {
      // The policy of the shop lets no script add another product's data.
      const { page } = await open({ bypassCSP: true });
      await page.context().addCookies([{ name: 'hasCart', value: 'true', url: shop }]);
      await page.route('**/api/commerce/shopping-cart?*', async (route) => {
        const url = `${shop}/api/commerce/shopping-cart?mock=true`;
        // The server may close a kept connection at this moment, which Playwright reports as ECONNRESET.
        await route.fulfill({ response: await route.fetch({ url, maxRetries: 3 }) });
      });
      await page.addInitScript(watchLeftovers);
      await page.addInitScript(offerServerMarkup);
      const address = paths[tag] ?? path;
      await page.goto(address);
      await settled(page);

      // What a page sets up once is no leak.
      await mountAndRemove(page, tag, address, 3);
      await settled(page);
      let before = await countAtRest(page);
      await mountAndRemove(page, tag, address, rounds);
      let after = await countAtRest(page);
      console.info(`${tag}: ${JSON.stringify(before)} before, ${JSON.stringify(after)} after`);
      // A leak grows with each round. What the page itself sets up late, on a busy machine, does so once.
      if (growth(before, after).length > 0) {
        before = after;
        await mountAndRemove(page, tag, address, rounds);
        after = await countAtRest(page);
      }
      expect(growth(before, after)).toEqual([]);
      expect(after.elements).toBe(0);
    });
  });
}
