import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { useShop } from '../support/shop-page.js';
import { shop, narrow, spoken, addMug, speak } from './shop-languages-steps.js';

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
});
