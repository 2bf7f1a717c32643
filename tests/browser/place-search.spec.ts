import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { desktop, phone, useShop, mounted } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import { readOverflow } from '../support/usable.js';

const field = (page: Page) => page.locator('#line1');
const options = (page: Page) => page.locator('vitrine-place-search [role=option]');
const value = (page: Page, name: string) => page.locator(`#${name}`).inputValue();

async function openCheckout(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
  await page.goto('/checkout');
  await page.locator('vitrine-checkout:state(ready)').waitFor();
  await page.getByLabel('Country or territory').selectOption('US');
  await page.getByLabel('State', { exact: true }).waitFor();
}

async function typeAddress(page: Page, text: string) {
  await field(page).focus();
  await page.locator('#line1[role=combobox]').waitFor();
  await field(page).pressSequentially(text);
}

describe('the search of addresses', () => {
  const { open } = useShop();

  it('fills in the address of the checkout by keys alone', async () => {
    const { page } = await open({ viewport: desktop });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/place-search|google-maps/.test(request.url())) asked.push(request.url());
    });
    await openCheckout(page);
    // Nothing is fetched before the field is used.
    expect(asked).toEqual([]);
    await typeAddress(page, '12 kiln');
    await options(page).first().waitFor();
    expect(await options(page).allTextContents()).toEqual(['12 Kiln StreetChicago, US']);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    expect(await value(page, 'line1')).toBe('12 kiln');
    await page.keyboard.press('ArrowDown');
    await options(page).first().waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await field(page).getAttribute('aria-activedescendant')).not.toBeNull();
    await page.keyboard.press('Enter');
    await expect.poll(() => value(page, 'line1')).toBe('12 Kiln Street');
    await expect.poll(() => value(page, 'city')).toBe('Chicago');
    await expect.poll(() => value(page, 'region')).toBe('IL');
    await expect.poll(() => value(page, 'postalCode')).toBe('60607');
    await expect
      .poll(() => page.locator('[data-vitrine-live="polite"]').textContent())
      .toContain('Filled in: 12 Kiln Street, Chicago, US');
    expect(asked.some((url) => url.includes('productPage=checkout'))).toBe(true);
  });

  if (isWhole) {
    it('is accessible on a phone, and by touch', async () => {
      const { page } = await open({ viewport: phone, hasTouch: true });
      await openCheckout(page);
      await typeAddress(page, 'harbour');
      await options(page).first().waitFor();
      expect(await findViolations(page)).toEqual([]);
      const box = await options(page).first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      await options(page).nth(1).tap();
      await expect.poll(() => value(page, 'city')).toBe('Portland');
      expect(await value(page, 'region')).toBe('OR');
    });

    it('fills in the address of a form of the site by keys alone, and loads no code before the field is used', async () => {
      const { page } = await open({ viewport: phone });
      const asked: string[] = [];
      page.on('request', (request) => {
        if (/place-search|google-maps/.test(request.url())) asked.push(request.url());
      });
      const line = page.getByLabel('Address Line 1');
      const part = (token: string) => page.locator(`main [autocomplete=${token}]`).inputValue();
      await page.goto('/forms/commission');
      await page.locator('main vitrine-form').scrollIntoViewIfNeeded();
      await page.locator('main vitrine-form:state(ready)').waitFor();
      expect(asked).toEqual([]);
      await line.focus();
      await page.locator('main [role=combobox]').waitFor();
      await line.pressSequentially('12 kiln');
      await options(page).first().waitFor();
      expect(await findViolations(page)).toEqual([]);
      expect(await readOverflow(page)).toBe(0);
      // The list is no part of the field’s name.
      await page.getByRole('combobox', { name: 'Address Line 1', exact: true }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect.poll(() => line.inputValue()).toBe('12 Kiln Street');
      await expect.poll(() => part('address-level2')).toBe('Chicago');
      expect(await part('country')).toBe('US');
      expect(asked.some((url) => url.includes('productPage=form'))).toBe(true);
    });
  }
});
