import { describe, expect, inject, it } from 'vitest';
import { chooseOption } from '../support/choose-option.js';
import { openMadePage } from '../support/made-page.js';
import { desktop, mounted, phone, useShop, type ShopPage } from '../support/shop-page.js';
import type { Page } from 'playwright';
import { isWhole } from '../support/lane.js';
import { idle } from '../support/settled.js';
import { readQuickStart } from '../support/quick-starts.js';

const image = '.product vitrine-product-image';

/** Opens the quick view of a product from its card. */
async function openQuickView(page: Page, itemId: string) {
  const view = page.locator(`vitrine-quick-view[product-id="${itemId}"]`);
  await view.scrollIntoViewIfNeeded();
  await page.locator(`vitrine-quick-view[product-id="${itemId}"]:state(ready)`).waitFor();
  await view.locator('a').first().click();
  await view.locator('vitrine-add-to-cart:state(ready)').waitFor();
  return view;
}

describe.each([
  ['a phone', phone],
  ['a desktop', desktop],
])('the product block on %s', (_device, viewport) => {
  const { open } = useShop();

  it('sells from a quick view, which leaves the address and the page where they are', async () => {
    const { page, cartCalls } = await open({ viewport });
    const counted = page.waitForResponse(/RecordQuickView/);
    await page.goto('/');
    const view = await openQuickView(page, 'item-dune-mug');
    // storefront §7: "POST /api/census/RecordQuickView/{id} | no body | ignored"
    const response = await counted;
    expect(response.status()).toBe(200);
    expect(new URL(response.url()).pathname).toBe('/api/census/RecordQuickView/item-dune-mug');
    expect(response.request().postData()).toBeNull();

    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 400);
    // The face of a value lies over its radio; a press on it is one on the radio.
    await view.getByRole('radio', { name: 'Oat' }).check({ force: true });
    await view.getByRole('radio', { name: 'Large' }).check({ force: true });
    await view.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await view.getByRole('button', { name: 'Added!' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);

    await page.keyboard.press('Escape');
    const focused = () => page.evaluate(() => document.activeElement?.textContent.trim());
    await expect.poll(focused).toContain('Quick View');
  });
});

const sixes = {
  id: 'item-salt-cellar',
  title: 'Salt Cellar',
  productType: 1,
  variants: [
    {
      sku: 'SALT',
      unlimited: true,
      priceMoney: { value: '32.00', currency: 'USD' },
      quantityRule: { minimum: 6, maximum: 30, multipleOf: 6 },
    },
  ],
};

const pageOfSixes = (quantity: string) =>
  `<vitrine-product><script type="application/json">${JSON.stringify(sixes)}</script>
    <form method="post" action="/api/commerce/shopping-cart/entries">
      <input type="hidden" name="itemId" value="item-salt-cellar">${quantity}
      <vitrine-add-to-cart><button>Add</button></vitrine-add-to-cart>
    </form></vitrine-product>`;

describe('a product that is sold by six', () => {
  const { open } = useShop();

  /** A page with the crumb of the shop's forms. */
  async function openSixes(quantity: string) {
    const shop = await open({ viewport: phone });
    await shop.page.goto('/shop/salt-cellar');
    return {
      ...shop,
      start: () => openMadePage(shop.page, pageOfSixes(quantity)),
      async entries() {
        const cart = await shop.page.context().request.get('/api/commerce/shopping-cart');
        return ((await cart.json()) as { entries: unknown }).entries;
      },
    };
  }

  it('starts with six, says what is no multiple before it is sent, and sells twelve', async () => {
    const field = '<input name="quantity" type="number" value="1" aria-label="Quantity">';
    const { page, cartCalls, start, entries } = await openSixes(
      `<vitrine-quantity>${field}</vitrine-quantity>`,
    );
    await start();
    await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
    const shown = page.getByRole('spinbutton', { name: /^Quantity/ });
    await expect.poll(() => shown.inputValue()).toBe('6');
    const add = page.locator('vitrine-add-to-cart').getByRole('button');
    await shown.fill('7');
    await add.click();
    const said = page.locator('vitrine-add-to-cart [part~=message]');
    await said.waitFor();
    // The browser's own words.
    expect(await said.textContent()).toMatch(/\b6\b.*\b12\b/);
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toEqual([]);

    await shown.fill('6');
    await shown.press('ArrowUp');
    expect(await shown.inputValue()).toBe('12');
    expect(await page.locator('vitrine-quantity > input').inputValue()).toBe('12');
    await shown.hover();
    await page.mouse.wheel(0, 200);
    await idle(page);
    expect(await shown.inputValue()).toBe('12');
    await add.click();
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    expect(await entries()).toMatchObject([{ quantity: 12 }]);
  });

  it('sells six by a press before the components, which names no quantity', async () => {
    const { page, start, entries } = await openSixes('');
    const held = new Promise<void>((release) => {
      void page.exposeFunction('pressed', release);
    });
    await page.route(/\/chunks\/(?:add-to-cart|product)-[a-z0-9]+\.js/, async (route) => {
      await held;
      await route.continue();
    });
    await start();
    await page.waitForFunction(() => customElements.get('vitrine-product') === undefined);
    await page.locator('vitrine-add-to-cart > button').click();
    await page.evaluate('pressed()');
    await page.getByRole('button', { name: 'Added!' }).waitFor();
    expect(await entries()).toMatchObject([{ quantity: 6 }]);
  });
});

if (isWhole) {
  describe('the pictures of a product', () => {
    const { open } = useShop();

    // storefront §4: "when the variant changes, the shown image switches to the selected variant's main image."
    it('show the one of a thumbnail, and then that of the chosen variant', async () => {
      const { page } = await open({ viewport: desktop });
      await page.goto('/shop/dune-mug');
      await mounted(page, 'vitrine-product-image');
      const picture = page.locator(`${image} [part=image]`);
      await page.getByRole('button', { name: /Show picture 2 of 6/ }).click();
      await expect.poll(() => picture.getAttribute('src')).toBe('/images/dune-mug-slate.svg');
      await mounted(page, 'vitrine-variant-picker');
      await chooseOption(page, 'Colour', 'Fern');
      await chooseOption(page, 'Size', 'Small');
      await expect.poll(() => picture.getAttribute('src')).toBe('/images/dune-mug-fern.svg');
    });
  });

  describe('a quick view', () => {
    const { open } = useShop();

    it('is a link to the product without script', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      await page.goto('/');
      await page.locator('vitrine-quick-view[product-id="item-dune-mug"] a').click();
      await page.waitForURL('**/shop/dune-mug');
    });
  });

  describe('the lessons', () => {
    const { open } = useShop();

    /** Chromium logs that a page was answered with 403, which is what it has to be. */
    const forgive403 = ({ complaints }: ShopPage) => {
      const others = complaints.filter((complaint) => !complaint.includes('status of 403'));
      complaints.splice(0, complaints.length, ...others);
    };

    it.each([
      ['with script', true],
      ['without script', false],
    ])('are closed until one joins, and after one has left: %s', async (_, javaScriptEnabled) => {
      const visit = await open({ javaScriptEnabled });
      const { page } = visit;
      await page.goto('/lessons');
      await page.getByRole('link', { name: /A first bowl on the wheel/ }).click();
      await page.getByRole('heading', { name: 'This lesson is for members' }).waitFor();
      const join = page.getByRole('link', { name: 'Become a member' });
      // Until the widget is there its link is the server's own.
      if (javaScriptEnabled) await page.locator('vitrine-join-button:state(ready)').waitFor();
      await join.filter({ visible: true }).click();
      await page.getByRole('button', { name: 'Become a member' }).click();
      await page.waitForURL('**/lessons/first-bowl');
      await page.getByText('Centring is leaning, not pressing.').waitFor();

      await page.goto('/join');
      await page.getByRole('button', { name: 'End my membership' }).click();
      await page.waitForURL('**/lessons');
      await page.goBack();
      await page.goto('/lessons/first-bowl');
      await page.getByRole('heading', { name: 'This lesson is for members' }).waitFor();
      forgive403(visit);
    });

    it('offer the join button of the widget', async () => {
      const visit = await open();
      const { page } = visit;
      const response = await page.goto('/lessons/bare-foot');
      expect(response?.status()).toBe(403);
      await page.locator('vitrine-join-button').scrollIntoViewIfNeeded();
      const button = page.locator('vitrine-join-button [part=button]');
      await button.waitFor();
      await page.evaluate(() =>
        document.addEventListener('vitrine-before-join', (event) => event.preventDefault(), {
          once: true,
        }),
      );
      await button.click();
      expect(new URL(page.url()).pathname).toBe('/lessons/bare-foot');
      await button.click();
      await page.waitForURL('**/join?from=%2Flessons%2Fbare-foot');
      forgive403(visit);
    });
  });
}

if (isWhole) {
  describe.each([390, 1280])('the column of a block theme, %i pixels wide', (width) => {
    const { open } = useShop();
    const viewport = { width, height: 900 };
    const shop = inject('shop');

    /** What WordPress' block themes say of the blocks of a page. */
    const theme = `body { margin: 0; }
      .column > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
        max-width: 645px; margin-left: auto !important; margin-right: auto !important;
      }
      .column { padding-inline: 20px; }`;

    async function visit(body: string, { hasSheet = false, hasScript = true } = {}) {
      const { page } = await open({ viewport, javaScriptEnabled: hasScript });
      const sheet = hasSheet ? '<link rel="stylesheet" href="/assets/vitrine.css">' : '';
      const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Block theme</title>
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${theme}</style>
${sheet}<script type="module" src="/assets/vitrine.js"></script><div class="column"><p id="text">Text</p>${body}</div>`;
      await page.route('**/block-theme', (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto('/block-theme');
      if (hasScript)
        await page.locator('vitrine-product[product-id]').waitFor({ state: 'attached' });
      return page;
    }

    const left = async (page: Page, selector: string) =>
      (await page.locator(selector).first().boundingBox())?.x;

    async function expectInColumn(page: Page, ...selectors: readonly string[]) {
      const column = await left(page, '#text');
      const places = () => Promise.all(selectors.map((one) => left(page, one)));
      await expect.poll(places).toEqual(selectors.map(() => column));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBe(width);
    }

    /** What the shortcode of the quick start prints, as PHP would. */
    async function quickStart() {
      const answer = await fetch(`${shop}/api/commerce/products/dune-mug`);
      const json = (await answer.text()).replaceAll('<', '\\u003c');
      const [, html = ''] =
        /ob_start\(\); \?>\n([^]*?)<\?php return/.exec(
          readQuickStart('wordpress', shop).files['vitrine.php'] ?? '',
        ) ?? [];
      return html
        .replace(/<\?= wp_json_encode.*?\?>/, () => json)
        .replace(/<\?=.*?title.*?\?>/, 'Dune Mug')
        .replace(/<\?=.*?product->id.*?\?>/, 'item-dune-mug')
        .replace(/<\?php foreach[^]*?endforeach \?>/, '');
    }
    const printed = ['h2', 'vitrine-price', 'vitrine-cart-pill'];

    it('has what the quick start prints, before and after its elements are there', async () => {
      const html = await quickStart();
      expect(html).not.toContain('<?');
      await expectInColumn(await visit(html, { hasScript: false }), ...printed);
      const page = await visit(html);
      await page.locator('vitrine-price:state(ready)').waitFor();
      await expectInColumn(page, 'vitrine-product', 'h2', 'vitrine-price');
    });

    const product =
      '<vitrine-product product-id="item-dune-mug" product="dune-mug"><h2>Mug</h2><p>Words</p></vitrine-product>';

    it('has a product that stands there by itself, with the script alone', async () => {
      const page = await visit(product);
      await expectInColumn(page, 'vitrine-product', 'h2');
      const hidden = await visit(product.replace('<vitrine-product', '<vitrine-product hidden'));
      expect(await left(hidden, 'vitrine-product')).toBeUndefined();
    });

    it.each([
      'vitrine-product',
      'vitrine-form',
      'vitrine-cart',
      'vitrine-search',
      'vitrine-reviews',
    ])('has %s, with the sheet alone', async (tag) => {
      const page = await visit(`<${tag}><h2>Title</h2><form>A form</form></${tag}>`, {
        hasSheet: true,
        hasScript: false,
      });
      await expectInColumn(page, tag, 'h2', 'form');
    });
  });
}
