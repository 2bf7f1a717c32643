import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { desktop, narrow, useShop, mounted } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

const address = '/shop/letterpress-cards';
const formOf = (page: Page) => page.getByRole('dialog', { name: 'Letterpress Cards' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add To Cart', exact: true });

async function openForm(page: Page): Promise<void> {
  await page.goto(address);
  await mounted(page, 'vitrine-add-to-cart');
  await addButton(page).first().click();
  await formOf(page).waitFor();
}

const firstName = (page: Page) => formOf(page).getByLabel('First Name');

const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.textContent?.trim() ?? '';
  });
const margin = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.querySelector('.vitrine-form-panel')!).marginTop);

describe('the form of a product', () => {
  const { open } = useShop();

  it('is validated by the server, and the cart shows the answers', async () => {
    const { page, cartCalls } = await open();
    await openForm(page);
    const form = formOf(page);
    await firstName(page).fill('Ada');
    await form.getByLabel('Last Name').fill('Lovelace');
    await form.getByLabel('Ink (required)').selectOption('Tide blue');
    await form.getByLabel('Wax seals').check();
    const checked = page.waitForResponse(/\/api\/rest\/forms\/validate\/form-letterpress-cards$/);
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    expect((await checked).status()).toBe(200);
    await form.waitFor({ state: 'detached' });
    expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
    await page.goto('/cart');
    // The plain line of the page gives way to the widget's.
    await page.locator('vitrine-cart:state(ready)').waitFor();
    for (const answer of ['Ada Lovelace', 'Tide blue']) {
      await page.getByText(answer).filter({ visible: true }).first().waitFor();
    }
  });

  if (isWhole) {
    it('has its fields in the page, where browsers fill them in', async () => {
      const { page, cartCalls } = await open();
      await openForm(page);
      expect(await focused(page)).toBe('Letterpress Cards');
      const control = await firstName(page).evaluate((input: HTMLInputElement) => ({
        root: input.getRootNode() === document,
        token: input.autocomplete,
        form: input.form !== null,
      }));
      expect(control).toEqual({ root: true, token: 'given-name', form: true });
      expect(cartCalls.filter((call) => call.startsWith('POST'))).toEqual([]);
    });

    it('is closed by Escape, its button and a press outside, gives the focus back and keeps what was typed', async () => {
      const { page } = await open({ viewport: desktop });
      await openForm(page);
      await firstName(page).fill('Ada');
      const ways = [
        () => page.keyboard.press('Escape'),
        () => formOf(page).getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(4, 400),
      ];
      for (const close of ways) {
        await close();
        await formOf(page).waitFor({ state: 'detached' });
        expect(await focused(page)).toContain('Add To Cart');
        await addButton(page).first().click();
        expect(await firstName(page).inputValue()).toBe('Ada');
      }
    });

    it("gets 'a top margin of 50 when taller than the window'", async () => {
      const { page } = await open({ viewport: { width: 1280, height: 1400 } });
      await openForm(page);
      expect(Number.parseFloat(await margin(page))).toBeGreaterThan(60);
      await page.setViewportSize({ width: 1280, height: 500 });
      await expect.poll(() => margin(page)).toBe('50px');
      const { scrolls, hangsOut } = await page.evaluate(() => {
        const panel = document.querySelector('.vitrine-form-panel')!;
        const dialog = document.querySelector('.vitrine-form-dialog')!;
        return {
          scrolls: dialog.scrollHeight > dialog.clientHeight,
          hangsOut: panel.scrollHeight > panel.clientHeight,
        };
      });
      expect({ scrolls, hangsOut }).toEqual({ scrolls: true, hangsOut: false });
    });

    it('is found fine by axe with errors, and fits a window of 320 px', async () => {
      const { page } = await open({ viewport: narrow, reducedMotion: 'reduce' });
      await openForm(page);
      await formOf(page).getByRole('button', { name: 'Add To Cart' }).click();
      await formOf(page).getByRole('link', { name: 'Ink: Required' }).waitFor();
      expect(await findViolations(page)).toEqual([]);
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.querySelector('.vitrine-form-dialog')!;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBe(clientWidth);
    });

    it('survives a page that removes its children', async () => {
      const { page } = await open();
      await openForm(page);
      await firstName(page).fill('Ada');
      await page.evaluate(() => document.querySelector('vitrine-product-form')?.replaceChildren());
      await expect.poll(() => firstName(page).inputValue()).toBe('Ada');
      await expect
        .poll(() => page.evaluate(() => document.querySelector('dialog')?.matches(':modal')))
        .toBe(true);
    });
  }
});

if (isWhole) {
  describe('without script', () => {
    const { open } = useShop();

    it('the form is on the page itself, and leads back when something is missing', async () => {
      const { page } = await open({ javaScriptEnabled: false });
      await page.goto(address);
      await addButton(page).first().click();
      expect(page.url()).toContain(`${address}?problem=additional-fields`);
      await page
        .getByText('One or more fields is invalid, please check your entries.')
        .first()
        .waitFor();
      await page.getByLabel('First Name').fill('Ada');
      await page.getByLabel('Last Name').fill('Lovelace');
      await page.getByLabel('Ink (required)').selectOption('Lamp black');
      await addButton(page).first().click();
      await page.waitForURL('**/cart');
      await page.getByText('Lamp black').first().waitFor();
    });
  });
}
