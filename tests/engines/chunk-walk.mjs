import { readdirSync } from 'node:fs';
import path from 'node:path';
import { withImports } from '../../scripts/chunk-graph.mjs';

/** How a chunk fails once. */
export const failures = ['refused', 'dropped', 'cut'];

const probePath = '/probe';

/** Pages so far: none has an address that a browser has kept files of. */
let last = 0;

/** What a shopper meets on a page with a product; every element tells when it is in use. */
const shopperMarkup = `<vitrine-cart-pill load="eager"><a href="/cart">Cart</a></vitrine-cart-pill>
<vitrine-product load="eager"><script type="application/json">{"id":"item-dune-mug","title":"Dune Mug","productType":1,
"variantOptions":[{"name":"Size","values":["Small","Large"]}],
"variants":[{"sku":"MUG-OAT-SMALL","attributes":{"Size":"Small"},"qtyInStock":3,"priceMoney":{"value":"28.00","currency":"USD"}},
{"sku":"MUG-OAT-LARGE","attributes":{"Size":"Large"},"qtyInStock":3,"priceMoney":{"value":"34.00","currency":"USD"}}]}</script>
<vitrine-price load="eager">$28.00</vitrine-price>
<form method="post" action="/api/commerce/shopping-cart/entries"><input type="hidden" name="itemId" value="item-dune-mug">
<vitrine-variant-picker load="eager"></vitrine-variant-picker>
<vitrine-quantity load="eager"><input name="quantity" type="number" value="1" aria-label="Quantity"></vitrine-quantity>
<vitrine-add-to-cart load="eager"><button>Add To Cart</button></vitrine-add-to-cart></form></vitrine-product>
<vitrine-cart load="eager"></vitrine-cart>`;

/** The chunks of a build, each with what it imports before it runs, itself last. */
export function readChunks(cdn = 'dist/cdn') {
  const files = readdirSync(path.join(cdn, 'chunks'));
  const nameOf = (file) => path.basename(file, '.js');
  return Object.fromEntries(
    files.map((file) => [nameOf(file), withImports(cdn, `chunks/${file}`).map(nameOf)]),
  );
}

/** A page of its own under each alias, so that no probe finds what another has fetched. */
const pageOf = (alias, core) => `<!doctype html><html lang="en"><head><title>Probe</title>
<link rel="modulepreload" href="${alias}/assets/chunks/${core}.js">
<script type="module" src="${alias}/assets/vitrine.js"></script></head><body>${shopperMarkup}</body></html>`;

/** Runs in the page: opens a probe in a frame, and tells when it lives. */
function openProbe({ alias, names }) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; inset: 0; inline-size: 390px; block-size: 600px';
  const state = (self.probes ??= {});
  state[alias] = 'waits';
  frame.onload = async () => {
    const view = frame.contentWindow;
    const elements = [...view.document.querySelectorAll('[load]:not(vitrine-product)')];
    try {
      const load = `(names) => self.vitrineImport((file) => import('${alias}/assets/chunks/' + file), names)`;
      if (names) await view.eval(load)(names);
      else {
        while (!elements.every((element) => element.matches(':state(ready)'))) {
          await new Promise((later) => setTimeout(later, 100));
        }
      }
      state[alias] = 'lives';
    } catch (error) {
      state[alias] = String(error);
    }
    frame.remove();
  };
  frame.src = `${alias}/probe`;
  document.body.append(frame);
}

/**
 * Opens a page for each case, `beside` at a time, in which one chunk fails once. Resolves to what did not come to life.
 * `tab`: goes to addresses of the proxy and calls functions in its page.
 */
export async function walkChunks(cases, { tab, proxy, chunks, beside = 6, patience = 60_000 }) {
  const core = Object.keys(chunks).find((name) => /^core-\w+$/.test(name));
  proxy.pages.set(
    probePath,
    '<!doctype html><html lang="en"><head><title>Probes</title></head><body></body></html>',
  );
  await tab.goto(probePath);
  const waiting = [...cases];
  const dead = [];

  async function probe({ chunk, how, isShopper }) {
    const alias = `/__${(last += 1)}`;
    proxy.pages.set(`${alias}${probePath}`, pageOf(alias, core));
    const fault = proxy.spoil(new RegExp(`^${alias}/assets/chunks/${chunk}\\.js`), how);
    await tab.eval(openProbe, { alias, names: isShopper ? null : chunks[chunk] });
    const end = Date.now() + patience;
    let state = 'waits';
    while (state === 'waits' && Date.now() < end) {
      await new Promise((later) => setTimeout(later, 250));
      state = await tab.eval((name) => self.probes[name], alias);
    }
    if (state !== 'lives') dead.push(`${chunk} ${how}: ${state}`);
    else if (fault.hits === 0) dead.push(`${chunk} ${how}: was not asked for`);
  }

  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await probe(next);
  };
  await Promise.all(Array.from({ length: beside }, work));
  proxy.pages.clear();
  return dead;
}

/** The chunks that the shopper's page asks for. */
export async function findShopperChunks({ tab, proxy, chunks }) {
  const dead = await walkChunks([{ chunk: 'none', how: 'refused', isShopper: true }], {
    ...{ tab, proxy, chunks },
  });
  if (!dead.every((one) => one.endsWith('was not asked for'))) throw new Error(dead.join('\n'));
  const asked = proxy.calls.map(({ url }) => path.basename(url, '.js'));
  return Object.keys(chunks).filter((name) => asked.includes(name));
}
