import { openSpoiler } from './proxy.mjs';

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
/** Longer than all repeats of a call that runs out of time. */
const patience = 75_000;
/** A page that is being left may never answer what is asked of it. */
const longRead = 5000;

/** One visitor with one page, behind a proxy that spoils calls. */
export async function openVisitor({ browser, shop, run }) {
  const proxy = await openSpoiler(shop.origin);
  const context = await browser.newContext({
    baseURL: proxy.origin,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
  });
  const page = await context.newPage();
  const thrown = [];
  page.on('pageerror', ({ message }) => thrown.push(message));

  const cookies = () => [...proxy.jar].map((pair) => pair.join('=')).join('; ');

  async function ask(address, options = {}) {
    const headers = { ...options.headers, cookie: cookies(), origin: shop.origin };
    const answer = await fetch(shop.origin + address, { ...options, headers, redirect: 'manual' });
    proxy.learn({ headers: { 'set-cookie': answer.headers.getSetCookie() } });
    return answer;
  }

  /** Puts items into the visitor's cart before anything goes wrong. */
  async function fillCart(...itemIds) {
    await ask('/cart');
    for (const itemId of itemIds) {
      const answer = await ask('/api/commerce/shopping-cart/entries', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-csrf-token': decodeURIComponent(proxy.jar.get('crumb') ?? ''),
        },
        body: JSON.stringify({ itemId }),
      });
      if (!answer.ok) throw new Error(`The shop does not fill a cart: ${answer.status}.`);
    }
    const url = proxy.origin;
    await context.addCookies([...proxy.jar].map(([name, value]) => ({ name, value, url })));
  }

  /** Until `read` answers: `{ isDone, text }`, or null while the page has not spoken. */
  async function listen(read) {
    const until = Date.now() + patience;
    while (Date.now() < until) {
      // The page may be on its way to another one.
      const said = await Promise.race([read().catch(() => null), wait(longRead)]);
      if (said) return said;
      await wait(80);
    }
    return null;
  }

  return {
    run,
    shop,
    proxy,
    page,
    thrown,
    wait,
    fillCart,
    listen,
    async close() {
      // In this order: a page may wait for an answer that never comes.
      await proxy.close();
      await Promise.race([context.close(), wait(longRead)]);
    },
  };
}
