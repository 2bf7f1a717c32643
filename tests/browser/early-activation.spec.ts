import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { optionValue } from '../support/choose-option.js';
import { flavour } from '../support/flavour.js';
import { mounted, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const product = '/shop/dune-mug';
const sku = 'MUG-OAT-LARGE';
/** The main form's button, before it is the widget's. */
const plainButton = '.product vitrine-add-to-cart:not([express]) > button';
const pill = 'vitrine-cart-pill [part~=pill]';
const widgetChunk = /\/assets\/(?:chunks|again)\/(add-to-cart|variant-picker|quantity)-/;
const coreChunk = /\/assets\/(?:chunks|again)\/core-/;
const entriesCall = '**/api/commerce/shopping-cart/entries';

/** Holds requests back until the function that it resolves to is called, so that no press comes too late. */
async function holdBack(page: Page, files: RegExp | string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route(files, (route) => released.then(() => route.continue()));
  return release;
}

/** Picks on the plain controls, as a shopper does before any widget is there, and presses once. */
async function addEarly(page: Page, button = plainButton): Promise<void> {
  await page.goto(product, { waitUntil: 'commit' });
  await page.locator(button).waitFor();
  await page.locator('select[name=sku]').evaluate((select: HTMLSelectElement, value) => {
    select.value = value;
  }, sku);
  await page.locator('input[name=quantity]').evaluate((input: HTMLInputElement) => {
    input.value = '3';
  });
  await page.locator(button).click();
}

async function entriesOf(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/commerce/shopping-cart');
    const { entries } = (await answer.json()) as {
      entries: { quantity: number; chosenVariant: { sku: string } }[];
    };
    return entries.map(({ quantity, chosenVariant }) => [chosenVariant.sku, quantity]);
  });
}

const expressButton = '.product vitrine-add-to-cart[express] > button';
const loader = /\/assets\/vitrine\.js/;
const { snippet } = JSON.parse(readFileSync(`${flavour.folder}/manifest.json`, 'utf8')) as {
  snippet: { code: string; hash: string };
};

/** Waits for the form's widgets, and for what their mounts have asked of the button. */
async function settled(page: Page): Promise<void> {
  for (const tag of ['vitrine-add-to-cart', 'vitrine-quantity']) await mounted(page, tag);
  const button = page.locator('.product vitrine-add-to-cart:not([express])');
  await button.evaluate((one: HTMLElementTagNameMap['vitrine-add-to-cart']) => one.check());
}

describe('a press before the widgets are there', () => {
  const { open } = useShop();

  it('with the widget chunk after it: exactly one entry, with what was chosen', async () => {
    const { page, cartCalls } = await open();
    const releaseWidgets = await holdBack(page, widgetChunk);
    const releaseAdd = await holdBack(page, entriesCall);
    await addEarly(page);
    await page.locator(plainButton, { hasText: 'Adding…' }).waitFor();
    releaseAdd();
    await page.locator(plainButton, { hasText: 'Added!' }).waitFor();
    releaseWidgets();
    await mounted(page, 'vitrine-add-to-cart');
    expect(await entriesOf(page)).toEqual([[sku, 3]]);
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await page.locator(pill, { hasText: '3 items' }).waitFor();
  });

  it('when core fails to load: the browser posts the form itself', async () => {
    const visit = await open();
    const { page } = visit;
    await page.route(coreChunk, (route) => route.abort());
    await addEarly(page);
    await page.waitForURL('**/cart');
    await page.unroute(coreChunk);
    expect(await entriesOf(page)).toEqual([[sku, 3]]);
    // The refused downloads are logged by the browser.
    visit.complaints.length = 0;
  });

  if (isWhole) {
    it.each([
      ['the loader', loader],
      ['the widget chunk', widgetChunk],
    ])(
      'on express checkout with %s after it: the browser posts it, past the cart',
      async (_what, file) => {
        const { page, cartCalls } = await open();
        const release = await holdBack(page, file);
        await addEarly(page, expressButton);
        release();
        await page.waitForURL('**/checkout?purchase=*');
        expect(cartCalls).toEqual([]);
        expect(await entriesOf(page)).toEqual([]);
      },
    );

    it('with the loader after it: the inline snippet keeps it; pressed twice, it is still one entry', async () => {
      const { page, cartCalls } = await open();
      // Until both presses are made, nothing can replace the plain button.
      const release = await holdBack(page, loader);
      await addEarly(page);
      await page.locator(plainButton).click();
      release();
      await page.locator(pill, { hasText: '3 items' }).waitFor();
      expect(await entriesOf(page)).toEqual([[sku, 3]]);
      expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    });

    it('mounts the components with the choice, the quantity, and straight into "Added!"', async () => {
      const { page } = await open();
      const releaseWidgets = await holdBack(page, widgetChunk);
      const releaseAdd = await holdBack(page, entriesCall);
      await addEarly(page);
      releaseWidgets();
      await mounted(page, 'vitrine-add-to-cart');
      const shadow = page.locator('.product vitrine-add-to-cart:not([express]) [part~=button]');
      expect(await shadow.textContent()).toContain('Adding…');
      await mounted(page, 'vitrine-variant-picker');
      await mounted(page, 'vitrine-quantity');
      expect(await optionValue(page, 'Colour', 'Oat').isChecked()).toBe(true);
      expect(await optionValue(page, 'Size', 'Large').isChecked()).toBe(true);
      expect(await page.getByRole('spinbutton').inputValue()).toBe('3');
      releaseAdd();
      await page.getByRole('button', { name: 'Added!' }).waitFor();
    });

    it('keeps the focus on the button when it is swapped', async () => {
      const { page } = await open();
      const release = await holdBack(page, widgetChunk);
      await page.goto('/shop/salt-cellar', { waitUntil: 'commit' });
      await page.locator(plainButton).focus();
      release();
      await mounted(page, 'vitrine-add-to-cart');
      const focused = await page.evaluate(
        () => document.activeElement?.shadowRoot?.activeElement?.localName,
      );
      expect(focused).toBe('button');
    });

    it('without the snippet, before the loader: the browser posts the form itself', async () => {
      const { page } = await open();
      const release = await holdBack(page, loader);
      await page.route(`**${product}`, async (route) => {
        const answer = await route.fetch();
        const body = await answer.text();
        expect(body).toContain(snippet.code);
        await route.fulfill({ response: answer, body: body.replace(snippet.code, '') });
      });
      await addEarly(page);
      release();
      await page.waitForURL('**/cart');
      expect(await entriesOf(page)).toEqual([[sku, 3]]);
    });

    it('when the widget fails to load: the item is added anyway, the error reported once, and the page stays usable', async () => {
      const visit = await open();
      const { page } = visit;
      await page.route(widgetChunk, (route) => route.abort());
      await addEarly(page);
      await page.locator(plainButton, { hasText: 'Added!' }).waitFor();
      await page.locator(plainButton, { hasText: 'Add To Cart' }).waitFor();
      await page.locator(plainButton).click();
      await page.locator(pill, { hasText: '6 items' }).waitFor();
      const reports = () =>
        visit.complaints.filter((text) => text.includes('vitrine-add-to-cart could not be loaded'));
      // The chunk is asked for again before that.
      await expect.poll(reports).toHaveLength(1);
      visit.complaints.length = 0;
    });

    // storefront §5; whatever is there by then, the answer is the same.
    it.each([
      ['the loader', loader],
      ['the picker', /\/assets\/(?:chunks|again)\/variant-picker-/],
    ])('with nothing chosen, before %s: sentence, marks, announcement', async (_what, file) => {
      const { page } = await open();
      const release = await holdBack(page, file);
      await page.goto(product, { waitUntil: 'commit' });
      await page.locator('.product vitrine-add-to-cart:not([express])').click();
      release();
      const sentence = 'Please select the Colour and Size options.';
      const answered = ['vitrine-add-to-cart [part~=message]', '[data-vitrine-live=assertive]'];
      for (const place of answered) await page.locator(place, { hasText: sentence }).waitFor();
      const marked = page.locator('vitrine-variant-picker [aria-invalid=true]');
      await expect.poll(() => marked.count()).toBe(2);
    });

    it.each([
      ['the loader', loader],
      ['the button', /\/assets\/(?:chunks|again)\/add-to-cart-/],
    ])('with a wrong quantity, before %s: mark and announcement', async (_what, file) => {
      const { page } = await open();
      const release = await holdBack(page, file);
      await page.goto('/shop/salt-cellar', { waitUntil: 'commit' });
      if (file !== loader) await mounted(page, 'vitrine-quantity');
      await page.locator('.product').getByRole('spinbutton').fill('0');
      await page.locator('.product vitrine-add-to-cart:not([express])').click();
      release();
      const sentence = 'Quantity must be 1 or more.';
      await page.locator('[data-vitrine-live=assertive]', { hasText: sentence }).waitFor();
      await page.locator('vitrine-quantity [aria-invalid=true]').waitFor();
      expect(await entriesOf(page)).toEqual([]);
    });

    it('a field that the browser marks, and a press that it refused, send nothing later', async () => {
      const { page, cartCalls } = await open();
      const release = await holdBack(page, widgetChunk);
      await page.goto(product, { waitUntil: 'commit' });
      const amount = page.locator('.product input[name=quantity]');
      const isMarked = () => amount.evaluate((one) => one.matches(':user-invalid:focus'));
      await page.locator(plainButton).waitFor();
      await amount.evaluate((input: HTMLInputElement) => (input.max = '2'));
      await page.locator('select[name=sku]').selectOption(sku);
      await amount.fill('3');
      await amount.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect.poll(isMarked).toBe(true);
      await page.locator(plainButton).click();
      await expect.poll(isMarked).toBe(true);
      release();
      await settled(page);
      expect(await entriesOf(page)).toEqual([]);
      expect(cartCalls).not.toContainEqual(expect.stringContaining('POST'));
    });

    it('with nothing chosen sends nothing, when a variant is chosen before the button is there', async () => {
      const { page, cartCalls } = await open();
      const release = await holdBack(page, /\/assets\/(?:chunks|again)\/add-to-cart-/);
      await page.goto(product, { waitUntil: 'commit' });
      await page.locator(plainButton).click();
      await mounted(page, 'vitrine-variant-picker');
      await page
        .locator('.product select[name=sku]')
        .evaluate((select: HTMLSelectElement, value) => {
          select.value = value;
          select.dispatchEvent(new Event('change'));
        }, sku);
      release();
      await settled(page);
      expect(await entriesOf(page)).toEqual([]);
      expect(cartCalls).not.toContainEqual(expect.stringContaining('POST'));
    });

    it('the inline snippet fits its policy hash', () => {
      expect(Buffer.byteLength(snippet.code)).toBeLessThanOrEqual(400);
      expect(snippet.hash).toMatch(/^sha256-/);
    });
  }
});
