import type { Page } from 'playwright';
import { describe, expect, it, inject } from 'vitest';
import { findViolations } from '../support/axe.js';
import { chooseLanguage } from '../support/choose-language.js';
import { desktop, narrow, useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';
import { isWhole } from '../support/lane.js';

const shop = inject('shop');

/** Languages that the shop speaks itself; for the others the words of its pages stay English. */
const spoken = ['de', 'ar', 'ja'];

/** Adds an item as a form does, so that cart and checkout have a line. */
async function addMug(page: Page) {
  await page.goto('/shop/dune-mug');
  await page.evaluate(() =>
    window.vitrine!.actions.addToCart({ itemId: 'item-dune-mug', sku: 'MUG-OAT-LARGE' }),
  );
}

/** Turns the pages into pages in another language, for which the shop has no switch. */
async function speak(page: Page, language: string) {
  const direction = language === 'he' ? 'rtl' : 'ltr';
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch({ maxRedirects: 0 });
    if (response.status() >= 300 && response.status() < 400) return route.fulfill({ response });
    const body = (await response.text())
      .replace('<html lang="en" dir="ltr"', `<html lang="${language}" dir="${direction}"`)
      .replace('"locale":"en-US"', `"locale":"${language}"`);
    return route.fulfill({ response, body });
  });
}

const pages = [
  '/',
  '/shop/dune-mug',
  '/shop/gift-card',
  '/shop/harbour-coffee',
  '/cart',
  '/checkout',
  '/shop/table?colour=Sea',
  '/search?q=bowl',
  '/search?q=zzz',
  '/shop/dune-mug/review',
  '/cart/confirm?itemId=item-dune-mug&sku=MUG-OAT-LARGE',
  '/about',
  '/contact',
  '/care',
  '/albums',
  '/journal',
  '/events',
  '/lessons',
  '/join',
];

/** Beside what is on every page, they have no text of a widget: where only the widgets change, they stay as they are. */
const withoutWidgetTexts = new Set([
  '/search?q=bowl',
  '/search?q=zzz',
  '/about',
  '/care',
  '/journal',
  '/events',
]);
const packs = ['es', 'fr', 'he', 'it', 'nl', 'pl', 'pt-BR', 'sv'];

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

  it('sells in Arabic, from the first page to the order', async () => {
    const { page } = await visit('ar');
    await page.goto('/');
    await page.locator('vitrine-cart-pill [part~=pill]', { hasText: 'منتج' }).waitFor();
    await page.goto('/cart');
    await page.locator('vitrine-cart:state(initialized)').waitFor();
    expect(await page.locator('h1').innerText()).toBe('سلتك');
    // An Arabic option and its value are read from right to left.
    const option = page.locator('vitrine-cart [part~=choices] > div').first();
    expect(await option.innerText()).toContain('شوفاني');
    expect(await option.evaluate((one) => getComputedStyle(one).direction)).toBe('rtl');
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

  if (isWhole) {
    it.each(spoken)(
      'has nothing wider than 320 px in %s, and no fault for axe',
      async (language) => {
        const { page } = await visit(language);
        for (const [index, path] of pages.entries()) {
          // Their words are all translated in each language; axe reads a page in one of them.
          const isRead = spoken[index % spoken.length] === language;
          if (language === 'ja' && !isRead) continue;
          await page.goto(path);
          await drawn(page, path);
          expect([path, await readOverflow(page)]).toEqual([path, 0]);
          expect(await page.locator('html').getAttribute('lang')).toBe(language);
          if (!isRead) continue;
          // What is written from right to left is read at the other width.
          if (language === 'ar') await page.setViewportSize(desktop);
          expect([path, await findViolations(page)]).toEqual([path, []]);
          await page.setViewportSize(narrow);
        }
      },
    );

    // How long a text may be is proven by the texts of the pseudo-locale; here each page has one of the packs.
    it.each(packs)('has nothing wider than 320 px with the texts in %s', async (language) => {
      const { page } = await visit(language);
      const own = pages.filter((path) => !withoutWidgetTexts.has(path));
      for (const path of own.filter(
        (_, index) => index % packs.length === packs.indexOf(language),
      )) {
        await page.goto(path);
        await drawn(page, path);
        expect([path, await readOverflow(page)]).toEqual([path, 0]);
      }
    });

    it.each([true, false])(
      'switches with the page, the search, the filters and the place kept, with script: %s',
      async (javaScriptEnabled) => {
        const { page } = await open({ javaScriptEnabled });
        const [box, html, heading] = ['#language', 'html', 'h1'].map((one) => page.locator(one));
        await page.goto('/search?q=bowl');
        await chooseLanguage(page, 'العربية', javaScriptEnabled);
        await page.waitForURL('**/search?q=bowl#language');
        expect(await html!.getAttribute('lang')).toBe('ar');
        expect(await html!.getAttribute('dir')).toBe('rtl');
        await expect
          .poll(() => box!.evaluate((one) => one.getBoundingClientRect().top))
          .toBeLessThan(900);
        await chooseLanguage(page, 'English', javaScriptEnabled);
        await expect.poll(() => heading!.innerText()).toBe('Search');

        await page.goto('/shop/table');
        await page.locator('.filter-panel summary').click();
        await page.getByRole('checkbox', { name: /^In stock/ }).check();
        if (!javaScriptEnabled) await page.locator('.filter-fields .filter-apply').click();
        await page.waitForURL((url) => url.searchParams.get('in-stock') === '1');
        await chooseLanguage(page, 'Deutsch', javaScriptEnabled);
        await page.waitForURL((url) => url.hash === '#language');
        expect(new URL(page.url()).searchParams.get('in-stock')).toBe('1');
        await expect.poll(() => heading!.innerText()).toBe('Tisch');
        expect(await page.locator('.chip bdi').allInnerTexts()).toEqual(['Auf Lager']);
      },
    );

    it('names options, values and fields in Japanese', async () => {
      const { page } = await open({ viewport: desktop });
      await page.context().addCookies([{ name: 'lang', value: 'ja', url: shop }]);
      await page.goto('/shop/dune-mug');
      // The picker is drawn when it comes into view.
      const picker = page.locator('vitrine-variant-picker');
      await picker.scrollIntoViewIfNeeded();
      await picker.locator('input[value="オーツ"]').check();
      const words = (await picker.locator('legend, label').allInnerTexts()).join(' ');
      for (const option of ['色', 'サイズ']) expect(words).toContain(option);
      expect(words).not.toMatch(/Colour|Size|Oat|Slate|Fern|Small|Large/);
      expect(await page.locator('#description').getAttribute('lang')).toBeNull();
      await page.goto('/contact');
      await page.locator('.contact-form').getByText('お名前').first().waitFor();
      expect(await page.locator('.contact-form').innerText()).not.toContain('Your name');
    });

    it('chooses the same by a link that was copied in German and is opened in English', async () => {
      const { page } = await open();
      await page.goto('/shop/table?farbe=Meer');
      expect(new URL(page.url()).search).toBe('?colour=Sea');
      expect(await page.locator('.chip bdi').first().innerText()).toBe('Colour: Sea');
      expect(await page.locator('.card-title').allInnerTexts()).toEqual(['Tide Bowl']);
    });
  }
});
