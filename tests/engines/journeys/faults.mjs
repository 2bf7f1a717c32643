import { flavours } from '../../../scripts/flavours.mjs';
import { failures, findShopperChunks, readChunks, walkChunks } from '../chunk-walk.mjs';
import { addButton, pillOf } from './parts.mjs';

const product = '/shop/salt-cellar';
/** What the browser itself logs for a file that does not come. */
const mayComplain = /Failed to load|Loading failed|NS_ERROR|net::ERR/i;

/** The product's widgets come to life, and the button sells, although these chunks fail `times`. */
const survives = (match, how, times = 1) => ({
  mayComplain,
  async run({ tab, proxy, ok }) {
    const fault = proxy.spoil(match, how, { times });
    await tab.goto(product);
    await tab.mounted(addButton);
    ok(fault.hits > 0, 'the fault happened');
    await tab.click(`${addButton} >>> [part~=button]`);
    await tab.waitFor(pillOf('1 item'));
  },
});

export const faults = {
  'faults: a widget is dropped twice': survives(/chunks\/add-to-cart-/, 'dropped', 2),
  'faults: shared chunks are refused': survives(/chunks\/(element|react)-/, 'refused', 2),
  'faults: core is cut': survives(/chunks\/core-/, 'cut'),

  'faults: without any chunk the page sells, and tells of one error': {
    mayComplain: /./,
    async run({ tab, proxy, eq, sleep }) {
      proxy.spoil(/(chunks|again)\//, 'refused', { times: Infinity });
      const errors = () => proxy.complaints.filter(({ kind }) => kind !== 'warn');
      await tab.goto(product);
      for (let tries = 100; errors().length === 0 && tries > 0; tries -= 1) await sleep(100);
      await sleep(2000);
      eq(errors().length, 1, `errors, of ${JSON.stringify(errors())}`);
      await tab.click({ css: '.product button', text: 'Add To Cart' });
      await tab.waitForUrl('/cart');
      await tab.waitFor('.cart-line');
    },
  },
};

/**
 * Each chunk of a shopper's page fails in every way. `healing.all.spec.ts` has the other chunks, but those of React: of
 * the flavour with Preact each of the others fails here in one way.
 */
faults['faults: any chunk fails once, and what needs it lives'] = {
  mayComplain: /./,
  async run({ tab, proxy, problems, cdn }) {
    const chunks = readChunks(cdn);
    const parts = { tab, proxy, chunks };
    const ofShopper = await findShopperChunks(parts);
    const chosen = cdn === flavours.lite.folder ? Object.keys(chunks) : ofShopper;
    const cases = chosen.flatMap((chunk, place) => {
      const isShopper = ofShopper.includes(chunk);
      const ways = isShopper ? failures : [failures[place % failures.length]];
      return ways.map((how) => ({ chunk, how, isShopper }));
    });
    problems.push(...(await walkChunks(cases, parts)));
  },
};
