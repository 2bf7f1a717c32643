import { openShop } from '../../faults/tracking/shop.mjs';
import { createJourney, random } from './journey.mjs';
import { hasNginx, openNginx } from './nginx.mjs';
import { createVisitor, linksOf } from './visitor.mjs';

const hits = ['HIT', 'STALE', 'UPDATING', 'REVALIDATED'];
const share = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Measures how much of a shop's page views a caching proxy answers. Returns whether nothing of a visitor was shared. */
export async function benchPages({ visitors = 100 } = {}) {
  if (!hasNginx()) {
    console.error('nginx is not installed: apt-get install nginx');
    return false;
  }
  const shop = await openShop();
  const proxy = await openNginx(shop.origin);
  try {
    console.log('\nPages through nginx (examples/proxy/nginx.conf)');
    console.table([...(await crawlTwice(proxy.origin)), await walk(proxy.origin, visitors)]);
    console.table(await compareTimes(shop.origin, proxy.origin));
    const leaks = await findLeaks(proxy.origin);
    for (const leak of leaks) console.error(leak);
    console.log(
      leaks.length === 0
        ? 'Two visitors: no byte of one in a page of the other.'
        : `${leaks.length} pages contain bytes of another visitor.`,
    );
    return leaks.length === 0;
  } finally {
    await proxy.close();
    await shop.close();
  }
}

function countViews(name, views) {
  const shared = views.filter(({ cache }) => cache !== null);
  const served = shared.filter(({ cache }) => hits.includes(cache));
  return {
    workload: name,
    'page views': views.length,
    'of shared pages': shared.length,
    'from the cache': share(served.length, shared.length),
    'origin renders per 1,000 views': Math.round(
      (1000 * (views.length - served.length)) / views.length,
    ),
    faults: views.filter(({ status }) => status >= 500).length,
  };
}

/** A search engine: every page of the shop that a link leads to, from the home page on, without cookies. */
async function crawlTwice(origin) {
  const rows = [];
  for (const name of ['crawl, empty cache', 'crawl, again']) {
    const views = [];
    const waiting = ['/'];
    const known = new Set(waiting);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { text } = await createVisitor(origin, (view) => views.push(view)).open(next);
      for (const link of linksOf(text).filter((link) => !known.has(link))) {
        known.add(link);
        waiting.push(link);
      }
    }
    rows.push(countViews(name, views));
  }
  return rows;
}

/** Visitors beside each other, eight at a time. */
async function walk(origin, count) {
  const views = [];
  const { text } = await createVisitor(origin).open('/');
  const products = linksOf(text).filter((link) => link.startsWith('/shop/'));
  const draw = random(20_261_122);
  const journeys = Array.from({ length: count }, () => createJourney(products, draw));
  const next = async () => {
    for (let journey = journeys.shift(); journey; journey = journeys.shift()) {
      await journey(createVisitor(origin, (view) => views.push(view)));
    }
  };
  await Promise.all(Array.from({ length: 8 }, next));
  return countViews(`${count} visitors’ journeys`, views);
}

/** The time of a page from the shop and from the proxy, one request at a time, as a ratio. */
async function compareTimes(shop, proxy) {
  const rows = [];
  for (const page of ['/', '/shop/dune-mug', '/lessons/wedging']) {
    const cookie = 'experiments=hero-call.control~gift-note.on';
    const time = async (origin) => {
      const times = [];
      for (let run = 0; run < 60; run += 1) {
        const began = performance.now();
        await (await fetch(`${origin}${page}`, { headers: { cookie } })).text();
        times.push(performance.now() - began);
      }
      return times.sort((a, b) => a - b)[30];
    };
    await time(shop);
    const [rendered, kept] = [await time(shop), await time(proxy)];
    rows.push({ page, 'cached : rendered': `1 : ${(rendered / kept).toFixed(1)}` });
  }
  return rows;
}

/** Pages that another visitor gets after one has used them, with anything that belongs to the first. */
async function findLeaks(origin) {
  const first = createVisitor(origin);
  const pages = ['/', '/about', '/lessons/wedging', '/shop/salt-cellar', '/shop/dune-mug'];
  const fill = async () => {
    for (const page of pages) await first.open(page);
  };
  await fill();
  const form = { itemId: 'item-salt-cellar', sku: 'SALT', quantity: '3', crumb: '' };
  const added = await first.post('/api/commerce/shopping-cart/entries', form);
  if (!added.text.includes('Salt')) throw new Error('The first visitor’s cart is empty.');
  await fill();
  const secrets = ['crumb', 'CART', '__Host-CART', 'experimentUnit'].flatMap((name) => {
    const value = first.cookies.get(name);
    return value === undefined
      ? []
      : [
          [name, value],
          [name, decodeURIComponent(value)],
        ];
  });
  if (secrets.length < 4) throw new Error('The first visitor has no cookies to look for.');

  const found = [];
  const second = createVisitor(origin, ({ path, text }) => {
    for (const [name, value] of secrets) {
      if (text.includes(value)) found.push(`${path} contains the first visitor’s ${name}.`);
    }
  });
  for (const page of pages) await second.open(page);
  for (const [name, value] of secrets) {
    if ([...second.cookies.values()].includes(value)) found.push(`The cookie ${name} is shared.`);
  }
  return found;
}
