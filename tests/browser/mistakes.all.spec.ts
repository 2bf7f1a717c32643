import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, inject, it, vi } from 'vitest';
import { flavour } from '../support/flavour.js';
import { useOtherSite, type OtherPages } from '../support/other-site.js';
import { loaded } from '../support/settled.js';
import { useShop, type ShopPage } from '../support/shop-page.js';

const { mistakes: port, refused: refusedPort } = inject('otherPorts');
const shop = inject('shop');
const loader = `${shop}/assets/vitrine.js`;
const entries = `${shop}/api/commerce/shopping-cart/entries`;

interface Mistake {
  /** What is wrong. */
  readonly what: string;
  readonly body: string;
  /** In place of the right script tag. */
  readonly script?: string;
  /** The page's policy. */
  readonly policy?: string;
  /** What the one sentence says. */
  readonly says: RegExp;
  /** Whether something is pressed; by default the first button of a shown add-to-cart. */
  readonly press?: 'nothing';
  /** Whether the press is sent, to a server that is no shop; by default nothing leaves the page. */
  readonly isSent?: true;
}

const tag = (attributes: string, src = loader) =>
  `<script type="module" src="${src}" ${attributes}></script>`;
const right = tag(`data-api="${shop}"`);
/** A page whose own modules define the elements, as with npm: there is no loader. */
const ownModules = `<script type="module">
globalThis[Symbol.for('vitrine.settings')] = { api: '${shop}' };
// A bundler imports chunks in its own way.
self.vitrineImport = (get, names) => Promise.all(names.map((name) => get(name + '.js'))).then((all) => all.at(-1));
for (const chunk of ${JSON.stringify(['product', 'add-to-cart'].map(chunkOf))}) await import(chunk);
</script>`;
const button = '<vitrine-add-to-cart><button>Buy</button></vitrine-add-to-cart>';
const link = `<vitrine-add-to-cart><a href="#shop">Buy</a></vitrine-add-to-cart>`;
const inForm = (fields: string, add = button) =>
  `<form method="post" action="${entries}">${fields}${add}</form>`;
const json = (data: unknown, inside = button) =>
  `<vitrine-product><script type="application/json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>${inside}</vitrine-product>`;
const salt = {
  id: 'item-salt-cellar',
  title: 'Salt Cellar',
  productType: 1,
  variants: [
    {
      sku: 'SALT',
      attributes: {},
      unlimited: true,
      priceMoney: { value: '32.00', currency: 'USD' },
    },
  ],
};
/** An element's attribute that its author meant otherwise, on a product that can be sold. */
const misspelt = (add: string, says: RegExp): Mistake => ({
  what: add,
  body: json(salt, add),
  says,
  press: 'nothing',
});

const mistakes: readonly Mistake[] = [
  // No product.
  { what: 'a link, and no product', body: link, says: /does not know what it sells/ },
  { what: 'a form without itemId', body: inForm(''), says: /give its form a field "itemId"/ },
  {
    what: 'an empty itemId',
    body: inForm('<input type="hidden" name="itemId" value="">'),
    says: /does not know what it sells/,
  },
  {
    what: 'a product without data',
    body: `<vitrine-product>${button}</vitrine-product>`,
    says: /shows no product: it has no <script type="application\/json">, product, src or product-id/,
  },
  {
    what: 'a handle that the shop does not sell',
    body: `<vitrine-product product="dune-mugg">${button}</vitrine-product>`,
    says: /sells no product with the id or handle "dune-mugg"/,
  },
  {
    what: 'a src that is not there',
    body: `<vitrine-product src="/nothing.json">${button}</vitrine-product>`,
    says: /nothing\.json could not be fetched/,
  },
  {
    what: 'a src of a third origin',
    body: `<vitrine-product src="https://example.com/mug.json">${button}</vitrine-product>`,
    says: /neither the page's own origin nor the API's/,
  },
  // Broken data.
  { what: 'no JSON', body: json('{ id: 1'), says: /is not valid JSON/ },
  {
    what: 'variants as a text',
    body: json({ ...salt, variants: 'SALT' }),
    says: /variants must be a list/,
  },
  // Attributes.
  misspelt(
    '<vitrine-add-to-cart after-add="chekout"><button>Buy</button></vitrine-add-to-cart>',
    /after-add="chekout"> is none of stay, cart, drawer/,
  ),
  misspelt(
    '<vitrine-add-to-cart qantity="2"><button>Buy</button></vitrine-add-to-cart>',
    /Did you mean "quantity"\?/,
  ),
  misspelt('<vitrine-cart-pill hrefs="/cart"></vitrine-cart-pill>', /Did you mean "href"\?/),
  {
    what: 'handle in place of product',
    body: `<vitrine-product handle="dune-mug" product="dune-mug">${button}</vitrine-product>`,
    says: /no attribute "handle". Did you mean "product"\?/,
    press: 'nothing',
  },
  // Elements without the loader.
  ...[
    misspelt(
      '<vitrine-add-to-cart qantity="2"><button>Buy</button></vitrine-add-to-cart>',
      /<vitrine-add-to-cart> has no attribute "qantity". Did you mean "quantity"\?/,
    ),
    misspelt(
      '<vitrine-add-to-cart alert="popup"><button>Buy</button></vitrine-add-to-cart>',
      /alert="popup"> is none of dialog, inline. It is left out/,
    ),
    {
      what: 'handle in place of product',
      body: `<vitrine-product handle="dune-mug" product="dune-mug">${button}</vitrine-product>`,
      says: /<vitrine-product> has no attribute "handle". Did you mean "product"\?/,
      press: 'nothing' as const,
    },
    {
      what: 'a button, and no product',
      body: button,
      says: /number 1 of .* does not know what it sells/,
    },
  ].map((mistake) => ({
    ...mistake,
    what: `${mistake.what}, by the page’s own modules`,
    script: ownModules,
  })),
  // The script tag.
  {
    what: 'no data-api, from another origin',
    script: tag(''),
    body: json(salt),
    says: /is not the API of a shop. Set data-api/,
    isSent: true,
  },
  {
    what: 'data-api without a scheme',
    script: tag('data-api="localhost:8080"'),
    body: json(salt),
    says: /"localhost:8080" is no address of a shop/,
  },
  {
    what: 'data-api where nothing listens',
    script: tag('data-api="http://127.0.0.1:9"'),
    body: json(salt),
    isSent: true,
    says: /http:\/\/127\.0\.0\.1:9 cannot be reached, although this page's own server can/,
  },
  {
    what: 'a second script tag with another shop',
    script: `${right}${tag('data-api="https://other.example"', `${loader}?2`)}`,
    body: json(salt),
    says: /A second script tag names the shop "https:\/\/other\.example"/,
    press: 'nothing',
  },
  {
    what: 'a policy without the shop',
    policy: `connect-src 'self'`,
    body: json(salt),
    says: /Content-Security-Policy of this page forbids calls to .* connect-src/,
  },
  {
    what: 'site data that is not JSON',
    body: `<script type="application/json" id="vitrine-site">{</script>${json(salt)}`,
    says: /site context \(#vitrine-site\) is not a valid JSON object/,
    press: 'nothing',
  },
];

const toPage = ({ body, script = right, policy }: Mistake) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page with a mistake</title>
${policy ? `<meta http-equiv="Content-Security-Policy" content="${policy}">` : ''}
<link rel="icon" href="data:,">${script}${body}</html>`;

describe('a mistake of a page’s author', () => {
  const { during } = useShop();
  const pages: OtherPages = Object.fromEntries(
    mistakes.map((mistake, index) => [`/${index}`, toPage(mistake)]),
  );
  const site = useOtherSite(port, () => pages);
  const elsewhere = useOtherSite(refusedPort, () => ({
    '/': toPage({ what: '', body: json(salt), says: /x/ }),
  }));

  /** Opens a page, presses its button, and returns what was posted and what our library said. */
  const run = (address: string, press?: 'nothing') =>
    during({ baseURL: site }, (visit) => runIn(visit, address, press));

  async function runIn({ page, complaints }: ShopPage, address: string, press?: 'nothing') {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (!['GET', 'HEAD', 'OPTIONS'].includes(request.method())) posts.push(request.url());
    });
    await page.goto(address);
    await loaded(page);
    if (press !== 'nothing') {
      const control = page
        .locator('vitrine-add-to-cart button:visible, vitrine-add-to-cart a:visible')
        .first();
      await control.click();
    }
    const told = () => complaints.filter((text) => text.includes('[vitrine]'));
    // On a busy machine a sentence takes longer than what follows leaves time for.
    await vi.waitUntil(() => told().length > 0).catch(() => undefined);
    await loaded(page);
    const alerts = await page.getByText('Please check your internet connection.').count();
    const said = told();
    complaints.length = 0;
    return { posts, told: said, alerts };
  }

  const cases = mistakes.map((mistake, index) => [mistake.what, mistake, index] as const);

  it.concurrent.each(cases)(
    '%s: one sentence',
    async (_, { says, press, isSent = false }, index) => {
      const { posts, told, alerts } = await run(`${site}/${index}`, press);
      expect(told).toHaveLength(1);
      expect(told[0]).toMatch(says);
      expect(posts.length).toBe(isSent ? 1 : 0);
      expect(alerts).toBe(0);
    },
  );

  it.concurrent('an origin that the shop does not list: one sentence', async () => {
    const { told, alerts } = await run(`${elsewhere}/`);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`Add ${elsewhere} to the allowed origins of the shop`);
    expect(alerts).toBe(0);
  });

  it.concurrent('a page from a file: one sentence that says why not', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-file-'));
    try {
      const file = path.join(folder, 'try.html');
      writeFileSync(file, toPage({ what: '', body: json(salt), says: /x/ }));
      const { told, alerts, posts } = await run(pathToFileURL(file).href);
      expect(told).toHaveLength(1);
      expect(told[0]).toContain('This page was opened from a file, which no shop answers.');
      expect(alerts).toBe(0);
      expect(posts).toHaveLength(1);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

function chunkOf(element: string): string {
  const pattern = new RegExp(`^${element}-[^-]+\\.js$`);
  const files = readdirSync(`${flavour.folder}/chunks`);
  return `${shop}/assets/chunks/${files.find((file) => pattern.test(file))}`;
}
