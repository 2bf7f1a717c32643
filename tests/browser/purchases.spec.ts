import { describe, expect, it } from 'vitest';
import {
  buy,
  fillCheckout,
  readPurchase,
  readTotals,
  shopper,
  type PurchaseData,
} from '../support/checkout-form.js';
import { useShop, desktop, mounted } from '../support/shop-page.js';
import type { Page } from 'playwright';
import { chooseOption } from '../support/choose-option.js';
import { addButton, cartPill } from '../support/mug-form.js';
import { loaded } from '../support/settled.js';
import { isWhole } from '../support/lane.js';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** The order's own page and the data for analytics say the same. `discount` is in cents. */
async function expectOrder(
  page: Page,
  purchase: PurchaseData,
  items: PurchaseData['items'],
  discount = 0,
): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(/^\/order-confirmed\/[\w-]{20,}$/);
  expect(purchase).toEqual({
    // The number: the id in the address opens the order's page.
    id: expect.stringMatching(/^\d{4,}$/),
    purchasedCartId: expect.stringMatching(/./),
    testMode: true,
    websiteId: 'vitrine-shop',
    items,
    grandTotal:
      sum(items.map(({ quantity, unitPrice }) => quantity * unitPrice)) -
      discount +
      purchase.shippingTotal +
      purchase.taxTotal,
    shippingTotal: expect.any(Number),
    taxTotal: expect.any(Number),
    currency: 'USD',
  });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you');
  expect((await readTotals(page)).at(-1)).toBe(`Total: ${usd.format(purchase.grandTotal / 100)}`);
  for (const { productName } of items) {
    expect(await page.locator('.order-line', { hasText: productName }).count()).toBe(1);
  }
}

/** Adds what the product page shows, and goes the way of the cart to the checkout. */
async function addAndCheckOut(page: Page): Promise<void> {
  await page.locator(addButton).click();
  await page.locator(cartPill).click();
  await checkOut(page);
}

/** Goes from the cart page to the checkout, once its widget is there. */
async function checkOut(page: Page): Promise<void> {
  await page.waitForURL('**/cart');
  await page.locator('vitrine-cart:state(initialized)').waitFor();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await page.waitForURL('**/checkout');
}

function isFocused(element: Element): boolean {
  return element === document.activeElement;
}

describe('a shopper buys', () => {
  const { open } = useShop();

  async function openProduct(urlId: string): Promise<Page> {
    const { page } = await open({ viewport: desktop });
    await page.goto(`/shop/${urlId}`);
    await mounted(page, 'vitrine-add-to-cart');
    return page;
  }

  it('a physical product with two options', async () => {
    const page = await openProduct('harbour-coffee');
    await chooseOption(page, 'Weight', '250 g');
    await chooseOption(page, 'Grind', 'Filter');
    await page.getByRole('spinbutton').fill('2');
    await addAndCheckOut(page);
    await fillCheckout(page);
    expect(await readTotals(page)).toEqual([
      'Subtotal: $30.00',
      'Shipping, Standard: $6.50',
      'New York sales tax (8.88%): $3.24',
      'Total: $39.74',
    ]);
    const purchase = await buy(page);
    await expectOrder(page, purchase, [
      { sku: 'COFFEE-250-G-FILTER', productName: 'Harbour Coffee', quantity: 2, unitPrice: 1500 },
    ]);
    expect([purchase.shippingTotal, purchase.taxTotal]).toEqual([650, 324]);
    expect(await page.locator('address').innerText()).toBe(
      [shopper.contact.Name, '1 Quay Lane', 'New York, NY, 10001', 'United States'].join('\n'),
    );
    // The bought cart is forgotten.
    await page.goto('/cart');
    await page
      .getByText('You have nothing in your shopping cart.')
      .filter({ visible: true })
      .waitFor();
  });

  it('a digital product, which is not shipped', async () => {
    const page = await openProduct('shoreline-knit-pattern');
    await addAndCheckOut(page);
    expect(await page.getByRole('group', { name: 'Delivery address' }).count()).toBe(0);
    await fillCheckout(page);
    await expectOrder(page, await buy(page), [
      { sku: 'PATTERN', productName: 'Shoreline Jumper Pattern', quantity: 1, unitPrice: 800 },
    ]);
    expect(await page.locator('address').count()).toBe(0);
  });

  it('a service, by express checkout, while the cart stays as it is', async () => {
    const page = await openProduct('shoreline-knit-pattern');
    await page.locator(addButton).click();
    await page.locator(cartPill, { hasText: '1 item' }).waitFor();
    await page.goto('/shop/throwing-evening');
    await mounted(page, 'vitrine-variant-picker');
    await chooseOption(page, 'Evening', 'Third Tuesday');
    await mounted(page, 'vitrine-add-to-cart', '[express]');
    await page.getByRole('button', { name: 'Buy now' }).click();
    await page.waitForURL('**/checkout?purchase=*');
    await fillCheckout(page);
    await expectOrder(page, await buy(page), [
      {
        sku: 'THROWING-THIRD-TUESDAY',
        productName: 'Throwing Evening',
        quantity: 1,
        unitPrice: 9500,
      },
    ]);
    await page.locator(cartPill, { hasText: '1 item' }).waitFor();
  });

  it.runIf(isWhole)('a subscription, whose terms are shown before the button', async () => {
    const page = await openProduct('decaf-coffee');
    const phrase = page.locator('vitrine-subscription [part=phrase]');
    await expect.poll(() => phrase.textContent()).toBe('$16 every month');
    await page.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await page.waitForURL('**/subscription?purchase=*');
    await fillCheckout(page);
    const terms = page.getByRole('region', { name: 'What you agree to' });
    expect(await terms.innerText()).toContain('You pay $24.50 every month, the first time today.');
    expect(await terms.innerText()).toContain('It renews by itself until you cancel.');
    const purchase = await buy(page, 'Subscribe');
    await expectOrder(page, purchase, [
      { sku: 'DECAF', productName: 'Slack Water Decaf', quantity: 1, unitPrice: 1600 },
    ]);
    expect(await page.getByText('$24.50 every month').count()).toBe(1);
  });

  it('a gift card for someone else', async () => {
    const page = await openProduct('gift-card');
    await chooseOption(page, 'Denomination', 'Shell');
    await page.getByRole('button', { name: 'Send as a gift' }).click();
    await page.getByLabel('Recipient’s name').fill('Bo');
    await page.getByLabel('Recipient’s email').fill('bo@example.com');
    await page.getByRole('textbox', { name: 'Message (optional)' }).fill('For the long evenings');
    await page.getByRole('button', { name: 'Buy $50 gift card', exact: true }).click();
    await page.waitForURL('**/gift-card?*purchase=*');
    const { searchParams } = new URL(page.url());
    expect([searchParams.get('itemId'), searchParams.get('sku')]).toEqual([
      'item-gift-card',
      'GIFT-SHELL',
    ]);
    const gift = page.getByRole('region', { name: 'For Bo' });
    expect(await gift.innerText()).toContain('For the long evenings');
    await fillCheckout(page);
    await expectOrder(page, await buy(page, 'Buy $50 gift card'), [
      { sku: 'GIFT-SHELL', productName: 'Marram Gift Card', quantity: 1, unitPrice: 5000 },
    ]);
    expect(await gift.innerText()).toContain('bo@example.com');
  });

  it.runIf(isWhole)('an item with additional fields', async () => {
    const page = await openProduct('letterpress-cards');
    await page.locator(addButton).click();
    const form = page.getByRole('dialog', { name: 'Letterpress Cards' });
    await form.getByLabel('First name').fill('Ada');
    await form.getByLabel('Last name').fill('Quay');
    await form.getByLabel('Ink').selectOption('Tide blue');
    await form.getByRole('button', { name: 'Add To Cart' }).click();
    await page.locator(cartPill, { hasText: '1 item' }).click();
    await checkOut(page);
    expect(await page.locator('.order-line .choices').innerText()).toMatch(/Ada.*Tide blue/s);
    await fillCheckout(page);
    await expectOrder(page, await buy(page), [
      { sku: 'CARDS', productName: 'Letterpress Cards', quantity: 1, unitPrice: 1400 },
    ]);
    expect(await page.locator('.order-line .choices').innerText()).toContain('Tide blue');
  });

  it('an item with a coupon and the shipping option chosen in the cart', async () => {
    const page = await openProduct('salt-cellar');
    await page.locator(addButton).click();
    await page.locator(cartPill, { hasText: '1 item' }).click();
    await page.waitForURL('**/cart');
    const cart = page.locator('vitrine-cart:state(initialized)');
    await cart.getByRole('textbox', { name: 'Coupon code' }).fill('WELCOME10');
    await cart.getByRole('button', { name: 'Apply' }).click();
    await cart.getByRole('button', { name: 'Remove coupon WELCOME10' }).waitFor();
    await cart.getByRole('combobox', { name: 'Country' }).selectOption('US');
    await cart.getByRole('textbox', { name: 'State or region' }).fill('NY');
    await cart.getByRole('textbox', { name: 'Postal code' }).fill('10001');
    await cart.getByRole('button', { name: 'Show shipping options' }).click();
    await cart.getByRole('radio', { name: /Express/ }).check();
    await cart.locator('[part=total]', { hasText: '$51.50' }).waitFor();
    await checkOut(page);
    expect(await page.getByRole('radio', { name: /Express/ }).isChecked()).toBe(true);
    await fillCheckout(page);
    expect(await readTotals(page)).toEqual([
      'Subtotal: $32.00',
      'Coupon WELCOME10: -$3.20',
      'Shipping, Express: $18.50',
      'New York sales tax (8.88%): $4.20',
      'Total: $51.50',
    ]);
    const items = [{ sku: 'SALT', productName: 'Salt Cellar', quantity: 1, unitPrice: 3200 }];
    await expectOrder(page, await buy(page), items, 320);
  });

  it('and sees what is wrong, keeping everything typed', async () => {
    const { page } = await open({ viewport: desktop });
    await page.goto('/shop/shoreline-knit-pattern');
    await mounted(page, 'vitrine-add-to-cart');
    await addAndCheckOut(page);
    const email = page.getByLabel('E-mail');
    await email.fill('ada at example');
    await page.getByRole('radio', { name: /declined/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    // The press goes to the first mistake, and each is said beside its field.
    expect(await email.evaluate(isFocused)).toBe(true);
    for (const label of ['E-mail', 'Name'])
      expect(await page.getByLabel(label, { exact: true }).getAttribute('aria-invalid')).toBe(
        'true',
      );
    // What only the payment can tell is said by the server, above the form.
    await fillCheckout(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    const summary = page.locator('.error-summary');
    await summary.waitFor();
    expect(await page.title()).toMatch(/^Error: /);
    expect(await summary.evaluate(isFocused)).toBe(true);
    expect(await email.inputValue()).toBe(shopper.contact['E-mail']);
    expect(await page.getByRole('radio', { name: /declined/ }).isChecked()).toBe(true);
    await page.getByRole('radio', { name: /accepted/ }).check();
    await fillCheckout(page);
    await buy(page);
  });
});

describe('an order', () => {
  const { open } = useShop();

  it.each([true, false])('is placed once by two presses, with JavaScript: %s', async (script) => {
    const { page } = await open({ javaScriptEnabled: script });
    await page.goto('/shop/tide-wallpapers');
    if (script) await mounted(page, 'vitrine-add-to-cart');
    const button = page.getByRole('button', { name: 'Add To Cart', exact: true });
    await button.first().click();
    if (script) await page.locator(cartPill).click();
    await page.waitForURL('**/cart');
    await page.goto('/checkout');
    await fillCheckout(page);
    // A read of the cart that crosses the order is answered with 410.
    await loaded(page);
    const answers: Promise<unknown>[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.isNavigationRequest()) {
        answers.push(request.response());
      }
    });
    await page.getByRole('button', { name: 'Place order' }).dblclick();
    // The second press aborts the first navigation, which `waitForURL` takes for a failure.
    await expect.poll(() => page.url()).toContain('/order-confirmed/');
    const order = page.url();
    // The answer to the second press comes after the page of the first one.
    await Promise.all(answers);
    await loaded(page);
    // The form that Back shows again leads to the same order, which its page forgets, and then to the cart.
    await expect
      .poll(() => page.goto('/checkout').then(() => new URL(page.url()).pathname))
      .toBe('/cart');
    await page.goto(order);
    expect((await readPurchase(page)).items).toHaveLength(1);
  });

  if (isWhole) {
    it('is not found by its number, which another browser is told with an offer of a link by mail', async () => {
      const { page } = await open();
      await page.goto('/shop/salt-cellar');
      await mounted(page, 'vitrine-add-to-cart', '[express]');
      await page.getByRole('button', { name: 'Buy now' }).click();
      await page.waitForURL('**/checkout?purchase=*');
      await fillCheckout(page);
      await buy(page);
      const other = await open({ javaScriptEnabled: false });
      const { id } = await readPurchase(page);
      expect((await other.page.request.get(`/order-confirmed/${id}`)).status()).toBe(404);
      await other.page.goto(page.url());
      await other.page.getByRole('heading', { name: `Order ${id}`, exact: true }).waitFor();
      expect(await other.page.content()).not.toContain('Quay Lane, ');
      expect(await other.page.content()).not.toContain('Ada Quay');
      await other.page.getByLabel('E-mail').fill('ada@example.com');
      await other.page.getByRole('button', { name: 'Send me the link' }).click();
      await other.page.getByRole('status').getByText('a link is on its way').waitFor();
    });
  }
});

describe('with JavaScript off', () => {
  const { open } = useShop();

  it('a physical product with two options is bought with a coupon', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/shop/harbour-coffee');
    await page.locator('select[name=sku]').selectOption('COFFEE-250-G-ESPRESSO');
    await page.locator('.product vitrine-quantity input').fill('2');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.waitForURL('**/cart');
    await page.getByLabel('Coupon code').fill('WELCOME10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('button', { name: 'Remove WELCOME10' }).waitFor();
    await page.getByRole('link', { name: 'Checkout', exact: true }).click();
    await page.waitForURL('**/checkout');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('link', { name: /^Country or territory: / }).waitFor();
    await fillCheckout(page);
    const purchase = await buy(page);
    const items = [
      { sku: 'COFFEE-250-G-ESPRESSO', productName: 'Harbour Coffee', quantity: 2, unitPrice: 1500 },
    ];
    await expectOrder(page, purchase, items, 300);
    expect(purchase.shippingTotal).toBe(650);
  });
});
