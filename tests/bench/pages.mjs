import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

const cache = 'node_modules/.cache/vitrine-bench';
const buyButton = '@shopify/buy-button-js@3.0.6';

/** The peer's browser file, fetched from npm once; it is no dependency of ours. */
function fetchBuyButton() {
  const file = path.join(cache, 'package/dist/buybutton.min.js');
  if (!existsSync(file)) {
    mkdirSync(cache, { recursive: true });
    const tarball = execFileSync('npm', ['pack', buyButton, '--silent'], {
      cwd: cache,
      encoding: 'utf8',
    });
    execFileSync('tar', ['xzf', tarball.trim()], { cwd: cache });
  }
  return readFileSync(file, 'utf8');
}

const form = (index, load = '') => `
<form method="post" action="/api/commerce/shopping-cart/entries">
  <input type="hidden" name="itemId" value="p${index}"><input type="hidden" name="sku" value="s${index}">
  <input type="hidden" name="quantity" value="1">
  <vitrine-add-to-cart${load}><button>Add To Cart</button></vitrine-add-to-cart>
</form>`;

const times = (count, part) => Array.from({ length: count }, (_, index) => part(index)).join('');

const page = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bench</title>` +
  `<link rel="stylesheet" href="/page.css">${head}</head><body><h1>Shop</h1>${body}</body></html>`;

/** It talks to https alone; the bench has no certificate. */
const plainFetch =
  'globalThis.fetch=((real)=>(url,init)=>real(String(url).replace(/^https:/,"http:"),init))(fetch);';

const buyButtonStart = (count) => `
const client = ShopifyBuy.buildClient({ domain: location.host, storefrontAccessToken: 'x' });
const ui = ShopifyBuy.UI.init(client);
for (let index = 0; index < ${count}; index++) {
  ui.createComponent('product', {
    id: String(index + 1), node: document.getElementById('p' + index),
    options: { product: { iframe: false, contents: { img: false, title: false, price: false } } },
  });
}`;

const readManifest = (folder) => JSON.parse(readFileSync(`dist/${folder}/manifest.json`, 'utf8'));
const preloadsOf = (folder) =>
  readManifest(folder)
    .preload.map((file) => `<link rel="modulepreload" href="/cdn/${file}">`)
    .join('');

/** The pages that are compared. Each is one HTML text; `files` adds what the page asks for besides dist/cdn. */
export function createVariants() {
  const manifest = readManifest('cdn');
  const snippet = `<script>${manifest.snippet.code}</script>`;
  const vanilla = minifySync(
    'vanilla.js',
    readFileSync('tests/bench/variants/vanilla.js', 'utf8'),
    {
      module: true,
    },
  ).code;
  const loader = '<script type="module" src="/cdn/vitrine.js"></script>';
  const vitrinePage = (scripts) => ({
    page: (count) => page(snippet + scripts, times(count, form)),
    files: {},
    button: 'vitrine-add-to-cart button',
  });
  return {
    vanilla: {
      label: 'hand-written element',
      ...vitrinePage('<script type="module" src="/vanilla.js"></script>'),
      files: { '/vanilla.js': vanilla },
    },
    vitrine: { label: 'Vitrine', ...vitrinePage(preloadsOf('cdn') + loader) },
    'vitrine-lite': {
      label: 'Vitrine, lite',
      folder: 'cdn-lite',
      ...vitrinePage(preloadsOf('cdn-lite') + loader),
    },
    'vitrine-classic': {
      label: 'Vitrine, one classic script',
      ...vitrinePage('<script defer src="/cdn/vitrine.iife.js"></script>'),
    },
    'buy-button': {
      label: 'buy-button-js 3.0.6',
      page: (count) =>
        page(
          '<script defer src="/buybutton.js"></script><script defer src="/start.js"></script>',
          times(count, (i) => `<div id="p${i}"></div>`),
        ),
      files: { '/buybutton.js': `${plainFetch}\n${fetchBuyButton()}` },
      script: buyButtonStart,
      button: '.shopify-buy__btn',
    },
  };
}
