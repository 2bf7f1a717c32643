import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { desktop, useShop } from '../support/shop-page.js';
import { field, options, value, openCheckout, typeAddress } from './place-search-steps.js';

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
});
