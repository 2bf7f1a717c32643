import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { chooseOption } from '../support/choose-option.js';
import { readLayoutShifts, watchLayoutShifts } from '../support/layout-shift.js';
import { cartPill } from '../support/mug-form.js';
import { desktop, mounted, phone, useShop, type VisitOptions } from '../support/shop-page.js';
import { buy, fillCheckout, readTotals } from '../support/checkout-form.js';
import { isWhole } from '../support/lane.js';

const shop = inject('shop');
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

  if (isWhole) {
    it('begins with buying once, is chosen with the keyboard and announced, and goes into the cart at the price of once', async () => {
      const page = await openCoffee();
      const group = page.getByRole('group', { name: 'How to buy' });
      expect(await group.getByRole('radio', { checked: true }).getAttribute('value')).toBe('once');
      await part(page, 'radio').first().focus();
      await page.keyboard.press('ArrowDown');
      await part(page, 'select').waitFor();
      await expect
        .poll(() => page.locator('[aria-live=polite]').allInnerTexts())
        .toContainEqual(
          expect.stringContaining(
            'from $12.75 every 2 weeks. Renews every 2 weeks until you cancel.',
          ),
        );
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await expect.poll(() => part(page, 'phrase').innerText()).toBe('from $13.50 every month');
      await page.keyboard.press('Tab');
      expect(await button(page).evaluate((own) => own.matches(':focus'))).toBe(true);
      // An open option is asked for as before.
      await page.keyboard.press('Enter');
      await page.getByText('Please select the Weight and Grind options.').first().waitFor();
      await part(page, 'radio').nth(1).focus();
      await page.keyboard.press('ArrowUp');
      await expect.poll(() => part(page, 'phrase').count()).toBe(0);
      await chooseBag(page);
      await group.getByRole('radio', { name: 'One-time purchase $15.00' }).waitFor();
      const call = page.waitForRequest('**/api/commerce/shopping-cart/entries');
      await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
      // The choice is none of the line's additional fields.
      expect((await call).postDataJSON()).toMatchObject({ additionalFields: null });
      await page.locator(cartPill, { hasText: '1 item' }).waitFor();
      await page.goto('/cart');
      const price = page.locator('vitrine-cart').getByText('$15.00').filter({ visible: true });
      await price.first().waitFor();
    });

    it('takes over what was chosen before the widgets were there', async () => {
      const { page } = await open({ viewport: desktop });
      let release = () => {};
      const held = new Promise<void>((done) => (release = done));
      await page.route('**/vitrine.js*', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(product, { waitUntil: 'commit' });
      await page.locator('[name=purchaseBy][value=plan]').check();
      await page.locator('[name=planId]').selectOption('two-months');
      release();
      await chosen(page);
      expect(await part(page, 'phrase').innerText()).toBe('from $14.25 every 2 months');
      await page.locator('.product vitrine-price').scrollIntoViewIfNeeded();
      await expect.poll(() => price(page)).toContain('$14.25');
    });

    it('speaks Arabic', async () => {
      const { page } = await open({ viewport: phone, reducedMotion: 'reduce' });
      await page.context().addCookies([{ name: 'lang', value: 'ar', url: shop }]);
      await page.goto(`${product}?variant=COFFEE-250-G-FILTER`);
      await chosen(page);
      await part(page, 'radio').nth(1).check();
      await part(page, 'select').selectOption('month');
      await expect.poll(() => part(page, 'label').nth(1).innerText()).toContain('اشترك ووفّر');
      expect(await part(page, 'phrase').innerText()).toContain('كل شهر');
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(phone.width);
      expect(await findViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'اشترك', exact: true }).click();
      await page.waitForURL('**/subscription?purchase=*');
      const head = await page.locator('.checkout-head .phrase').innerText();
      expect(head).toContain('كل شهر');
      expect(head).toContain('في كل مرة');
    });

    it('takes the place of the page’s own choice without a shift', async () => {
      const { page: plain } = await open({ javaScriptEnabled: false });
      await plain.goto(product);
      const own = await plain.locator('.purchase-options').boundingBox();
      const { page } = await open({ isCold: true });
      await watchLayoutShifts(page);
      await page.goto(product);
      await page.locator('vitrine-subscription').evaluate((choice) => choice.scrollIntoView());
      await chosen(page);
      const drawn = await part(page, 'options').boundingBox();
      expect(Math.abs((drawn?.height ?? 0) - (own?.height ?? 1))).toBeLessThan(1);
      const shifts = await readLayoutShifts(page);
      expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(0.01);
    });
  }
});
