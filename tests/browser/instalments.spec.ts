import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const teapot = '/shop/harbour-teapot';
const widget = 'vitrine-instalments';
const infoPage = '**/instalments/afterpay/en_US.html';

/** What a page of a provider could hold if somebody meant harm. */
const hostile = `<!doctype html><title>t</title>
<script>document.documentElement.dataset.ran = 'script'</script>
<style>* { display: none }</style>
<h1>How it works</h1>
<p style="color: red" class="x" id="main" onclick="document.documentElement.dataset.ran = 'click'">Pay later.</p>
<img src="/favicon.svg" onerror="document.documentElement.dataset.ran = 'error'" alt="A leaf">
<img src="http://elsewhere.test/pixel.gif">
<img name="body"><img name="querySelector">
<form id="f"><input name="localName"><input name="childNodes"><button>Send</button></form>
<iframe src="https://elsewhere.test/"></iframe>
<svg><script>document.documentElement.dataset.ran = 'svg'</script></svg>
<p><a href="javascript:document.documentElement.dataset.ran = 'link'">Run</a>
<a href="https://pay.test/terms" target="_self">Terms</a></p>
<table><tr><td>In four</td></tr></table>`;

async function open(page: Page, path = teapot): Promise<void> {
  await page.goto(path);
  // It mounts near the window.
  await page.locator(widget).scrollIntoViewIfNeeded();
  await page.locator(`${widget}:state(ready)`).waitFor();
}

async function openPopup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Learn more about Afterpay' }).click();
  await page.getByRole('dialog', { name: 'About Afterpay' }).waitFor();
}

describe('instalments on a product page', () => {
  const shop = useShop();

  it('follow the variant and the quantity', async () => {
    const { page } = await shop.open();
    await page.goto('/shop/dune-mug?variant=MUG-OAT-LARGE');
    const text = page.locator(`${widget} [part=text]`);
    await expect.poll(() => text.textContent()).toBe('Afterpay available for orders over $35.00');
    await page.locator('vitrine-quantity').scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: /^Increase/ }).click();
    await expect.poll(() => text.textContent()).toBe('or 4 payments of $17.00 with Afterpay');
  });

  if (isWhole) {
    it('are not offered in yen, nor for what is not physical', async () => {
      const { page } = await shop.open();
      await page.goto(`${teapot}?currency=JPY`);
      expect(await page.locator('.price, vitrine-price').first().textContent()).toContain('¥');
      expect(await page.locator(widget).count()).toBe(0);
      await page.goto('/shop/bread-notes?currency=USD');
      expect(await page.locator(`${widget} [part=text]`).count()).toBe(0);
    });

    it('show what the provider says, under the policy of the shop; keep the focus, and give it back on Escape', async () => {
      const { page } = await shop.open();
      await open(page);
      await openPopup(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'How it works' }).waitFor();
      expect(await dialog.locator(':focus').textContent()).toBe('About Afterpay');
      const link = dialog.getByRole('link', { name: 'terms of Afterpay (opens in a new tab)' });
      expect(await link.getAttribute('target')).toBe('_blank');
      expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
      for (let presses = 0; presses < 6; presses += 1) {
        await page.keyboard.press('Tab');
        const isOnPage = await page.evaluate(
          (tag) =>
            document.activeElement?.localName !== tag && document.activeElement !== document.body,
          widget,
        );
        expect(isOnPage).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      const focused = await page
        .locator(widget)
        .evaluate((host) => host.shadowRoot?.activeElement?.textContent);
      expect(focused).toBe('Learn more about Afterpay');
    });

    // storefront §4: "The modal lightbox gets a top margin of 50 when taller than the window."
    it('have a top margin of 50 when taller than the window', async () => {
      const { page } = await shop.open({ viewport: { width: 390, height: 400 } });
      await open(page);
      await openPopup(page);
      await page.getByRole('heading', { name: 'How it works' }).waitFor();
      const panel = page.locator(`${widget} [part=popup]`);
      await expect.poll(async () => (await panel.boundingBox())?.y).toBe(50);
      await page.setViewportSize({ width: 1280, height: 2000 });
      const distanceFromMiddle = async () => {
        const { y = 0, height = 0 } = (await panel.boundingBox()) ?? {};
        return Math.abs(y - (2000 - height) / 2);
      };
      await expect.poll(distanceFromMiddle).toBeLessThan(1);
    });

    it('run nothing of a hostile page, where no policy helps', async () => {
      const { page } = await shop.open();
      await page.route(infoPage, (route) => {
        return route.fulfill({ contentType: 'text/html', body: hostile });
      });
      await page.route(`**${teapot}`, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _policy, ...headers } = response.headers();
        await route.fulfill({ response, headers });
      });
      await open(page);
      await openPopup(page);
      const body = page.locator(`${widget} [part=popup-body]`);
      await body.getByText('Pay later.').click();
      const markup = await body.evaluate((element) => element.innerHTML);
      expect(sortAttributes(markup.replaceAll(shop.shop, '').replace(/\n+/g, '\n'))).toBe(
        [
          '<h3>How it works</h3>',
          '<p>Pay later.</p>',
          '<img alt="A leaf" loading="lazy" src="/favicon.svg">',
          '<p>Run',
          '<a href="https://pay.test/terms" rel="noopener noreferrer" target="_blank"><span>Terms</span><span aria-hidden="true" class="new-tab"> ↗</span><span class="visually-hidden"> (opens in a new tab)</span></a></p>',
          '<table><tbody><tr><td>In four</td></tr></tbody></table>',
        ].join('\n'),
      );
      expect(await page.evaluate(() => document.documentElement.dataset['ran'])).toBeUndefined();
    });
  }
});

/** Their order is the renderer's own. */
function sortAttributes(markup: string): string {
  return markup.replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, tag: string, attributes: string) => {
    const sorted = attributes.match(/ [\w-]+="[^"]*"/g)?.sort() ?? [];
    return `<${tag}${sorted.join('')}>`;
  });
}
