import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { buy, fillCheckout, readTotals } from '../support/checkout-form.js';
import { chooseOption } from '../support/choose-option.js';
import { desktop, mounted, useShop, type VisitOptions } from '../support/shop-page.js';

const product = '/shop/harbour-coffee';

describe('a coffee that is bought once or by a plan', () => {
  const { open } = useShop();

  async function openCoffee(options: VisitOptions = {}, path = product): Promise<Page> {
    const { page } = await open({ viewport: desktop, ...options });
    await page.goto(path);
    await chosen(page);
    return page;
  }

  /** Waits until the choice and the button are those of the widgets. */
  async function chosen(page: Page): Promise<void> {
    await mounted(page, 'vitrine-add-to-cart');
    await page.locator('vitrine-subscription:state(choice)').waitFor();
  }

  const price = (page: Page) => page.locator('.product vitrine-price [part=price]').innerText();
  const part = (page: Page, name: string) => page.locator(`vitrine-subscription [part=${name}]`);
  const button = (page: Page) => page.getByRole('button', { name: 'Subscribe', exact: true });

  async function chooseBag(page: Page): Promise<void> {
    await chooseOption(page, 'Weight', '250 g');
    await chooseOption(page, 'Grind', 'Filter');
  }

  it('is subscribed to: price, terms, call, checkout and confirmation say what is agreed', async () => {
    const page = await openCoffee();
    await chooseBag(page);
    await page.getByRole('radio', { name: /^Subscribe and save/ }).check();
    await expect.poll(() => price(page)).toContain('$12.75');
    expect(await part(page, 'phrase').innerText()).toBe('$12.75 every 2 weeks');
    await part(page, 'select').selectOption('month');
    await expect.poll(() => price(page)).toContain('$13.50');
    expect(await part(page, 'phrase').innerText()).toBe('$13.50 every month');
    // ux §12: the terms stand before the button.
    expect(await part(page, 'terms').innerText()).toBe('Renews every month until you cancel.');
    const terms = await part(page, 'terms').boundingBox();
    const press = button(page);
    expect(terms!.y).toBeLessThan((await press.boundingBox())!.y);
    expect(await page.locator('.express').isVisible()).toBe(false);
    const call = page.waitForRequest('**/api/3/commerce/cart/subscription');
    await press.click();
    expect((await call).postDataJSON()).toEqual({
      itemId: 'item-harbour-coffee',
      sku: 'COFFEE-250-G-FILTER',
      qty: 1,
      additionalFields: null,
      planId: 'month',
    });
    await page.waitForURL('**/subscription?purchase=*');
    expect(await page.locator('.checkout-head .phrase').innerText()).toBe(
      '$13.50 every month Delivery and tax are added. You save 10% each time.',
    );
    await fillCheckout(page);
    expect(await readTotals(page)).toEqual([
      'Subtotal: $13.50',
      'Shipping, Standard: $6.50',
      'New York sales tax (8.88%): $1.78',
      'Total: $21.78',
    ]);
    const agreed = await page.getByRole('region', { name: 'What you agree to' }).innerText();
    expect(agreed).toContain('You save 10% each time.');
    expect(agreed).toContain(
      'You pay $21.78 every month, the first time today. Delivery and tax are in it.',
    );
    expect(agreed).toContain('It renews by itself until you cancel.');
    const purchase = await buy(page, 'Subscribe: $21.78 every month');
    expect(purchase.items).toEqual([
      { sku: 'COFFEE-250-G-FILTER', productName: 'Harbour Coffee', quantity: 1, unitPrice: 1350 },
    ]);
    const confirmed = await page.getByRole('region', { name: 'Your subscription' }).innerText();
    expect(confirmed).toContain('$21.78 every month');
    expect(confirmed).toContain(
      'Delivery and tax are in it. You save 10% each time. Renews every month until you cancel.',
    );
  });
});
