import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { useShop } from '../support/shop-page.js';

const shop = inject('shop');
const narrow = { width: 320, height: 720 };
const pages = ['/', '/shop/dune-mug', '/cart', '/checkout'];

/** Languages that the shop speaks itself; for the others the words of its pages stay English. */
const spoken = ['de', 'ar', 'ja'];
const packs = ['es', 'fr', 'he', 'it', 'nl', 'pl', 'pt-BR', 'sv'];

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Adds an item as a form does, so that cart and checkout have a line. */
async function addMug(page: Page) {
  await page.goto('/shop/dune-mug');
  await page.evaluate(() =>
    window.vitrine!.actions.addToCart({ itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE' }),
  );
}

/** Turns a page into one in another language, for which the shop has no switch. */
async function speak(page: Page, language: string) {
  const direction = language === 'he' ? 'rtl' : 'ltr';
  await page.route(
    (url) => pages.includes(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`)
        .replace('"locale":"en-US"', `"locale":"${language}"`);
      await route.fulfill({ response, body });
    },
  );
}

/** Waits until the widgets in view have drawn themselves. */
async function drawn(page: Page, path: string) {
  const widget = path === '/cart' ? 'vitrine-cart:state(initialized)' : 'vitrine-cart-pill';
  if (path === '/checkout') return;
  await page.locator(widget).first().waitFor({ state: 'attached' });
  await page.locator('vitrine-cart-pill [part~=pill]').first().waitFor({ state: 'attached' });
}

describe('the shop in other languages', () => {
  const { open } = useShop();

  async function visit(language: string) {
    const visited = await open({ viewport: narrow, reducedMotion: 'reduce' });
    if (spoken.includes(language)) {
      await visited.page.context().addCookies([{ name: 'lang', value: language, url: shop }]);
    } else {
      await speak(visited.page, language);
    }
    await addMug(visited.page);
    return visited;
  }

  it.each(spoken)('has no fault for axe and nothing wider than 320 px in %s', async (language) => {
    const { page } = await visit(language);
    for (const path of pages) {
      await page.goto(path);
      await drawn(page, path);
      expect([path, await overflow(page)]).toEqual([path, 0]);
      expect([path, await findViolations(page)]).toEqual([path, []]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
    }
  });

  it.each(packs)('has nothing wider than 320 px with the texts in %s', async (language) => {
    const { page } = await visit(language);
    for (const path of ['/shop/dune-mug', '/cart']) {
      await page.goto(path);
      await drawn(page, path);
      expect([path, await overflow(page)]).toEqual([path, 0]);
    }
  });

  it.each([true, false])(
    'switches with the page, the cart and the place kept, with script: %s',
    async (javaScriptEnabled) => {
      const { page } = await open({ javaScriptEnabled });
      await page.goto('/shop/dune-mug');
      const box = page.locator('#language');
      await box.getByRole('button', { name: 'العربية' }).click();
      await page.waitForURL('**/shop/dune-mug#language');
      const html = page.locator('html');
      expect(await html.getAttribute('lang')).toBe('ar');
      expect(await html.getAttribute('dir')).toBe('rtl');
      await expect
        .poll(() => box.evaluate((one) => one.getBoundingClientRect().top))
        .toBeLessThan(900);
      await box.getByRole('button', { name: 'English' }).click();
      await expect.poll(() => html.getAttribute('lang')).toBe('en');
    },
  );

  it('sells in Arabic, from the first page to the order', async () => {
    const { page } = await visit('ar');
    await page.goto('/');
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: 'منتج' }).waitFor();
    await page.goto('/cart');
    await page.locator('vitrine-cart:state(initialized)').waitFor();
    expect(await page.locator('h1').innerText()).toBe('سلتك');
    // An English option and its value are read from left to right.
    const option = page.locator('vitrine-cart [part~=choices] > div').first();
    expect(await option.evaluate((one) => getComputedStyle(one).direction)).toBe('ltr');
    await page.locator('vitrine-cart [part~=checkout]').click();
    await page.waitForURL('**/checkout**');

    await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click();
    await page.locator('.error-summary', { hasText: 'حقل إلزامي' }).waitFor();
    await page.locator('#country').selectOption('DE');
    await page.locator('#email').fill('ada@example.com');
    await page.locator('#name').fill('Ada Quay');
    await page.locator('#line1').fill('Hafenstr. 1');
    await page.locator('#postalCode').fill('20457');
    await page.locator('#city').fill('Hamburg');
    const place = page.getByRole('button', { name: 'تأكيد الطلب' });
    const goOn = page.getByRole('button', { name: 'المتابعة إلى الدفع' });
    await place.or(goOn).first().waitFor();
    if (await goOn.isVisible()) await goOn.click();
    await place.click();
    await page.waitForURL('**/order-confirmed/**');
    expect(await page.locator('h1').innerText()).toBe('شكرًا لك');
    // The address stands in an Arabic sentence, isolated.
    expect(await page.locator('.checkout-head bdi').innerText()).toBe('ada@example.com');
    expect(await findViolations(page)).toEqual([]);
  });
});
