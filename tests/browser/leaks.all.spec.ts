import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { registry } from '../../widgets/generated/registry.js';
import { watchLeftovers } from '../support/leftovers.js';
import { offerServerMarkup } from '../support/server-markup.js';
import { loaded, settled } from '../support/settled.js';
import { useShop } from '../support/shop-page.js';

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
const rounds = 100;

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

/** The elements by the page that they are tried on, ten a test. */
const visits = [path, ...new Set(Object.values(paths))].flatMap((address) => {
  const tags = [...registry.keys()].filter((tag) => (paths[tag] ?? path) === address);
  return Array.from({ length: Math.ceil(tags.length / 10) }, (_, at) => ({
    address,
    tags: tags.slice(at * 10, (at + 1) * 10),
  }));
});

describe(`${rounds} mounts and removals leave no listener, observer, element or node behind`, () => {
  const { open, shop } = useShop();

  it.each(visits)('on $address, of $tags', async ({ address, tags }) => {
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
    await page.goto(address);
    await settled(page);

    const leaks: Record<string, string[]> = {};
    for (const tag of tags) {
      // What a page sets up once is no leak.
      await mountAndRemove(page, tag, address, 3);
      await settled(page);
      let before = await countAtRest(page);
      await mountAndRemove(page, tag, address, rounds);
      let after = await countAtRest(page);
      // A leak grows with each round. What the page itself sets up late, on a busy machine, does so once.
      if (growth(before, after).length > 0) {
        before = after;
        await mountAndRemove(page, tag, address, rounds);
        after = await countAtRest(page);
      }
      const grown = growth(before, after);
      if (after.elements > 0) grown.push(`elements: ${after.elements} alive`);
      if (grown.length > 0) leaks[tag] = grown;
    }
    expect(leaks).toEqual({});
  });
});
