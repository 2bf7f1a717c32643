import { describe, expect, it } from 'vitest';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { useShop } from '../support/shop-page.js';

describe('an order', () => {
  const { open } = useShop();

  it('is not found by its number', async () => {
    const visit = await open();
    const answer = await visit.page.goto('/order-confirmed/1001');
    expect(answer?.status()).toBe(404);
    visit.complaints.length = 0;
  });

  it('tells another browser its number, and offers a link by mail', async () => {
    const { page } = await open();
    await page.goto('/shop/salt-cellar');
    // The page's own button gives way to the widget's, which may be in the middle of a click.
    const buyNow = page.locator('.product vitrine-add-to-cart[express]');
    await buyNow.scrollIntoViewIfNeeded();
    await page.locator('.product vitrine-add-to-cart[express]:state(ready)').waitFor();
    await page.getByRole('button', { name: 'Buy now' }).click();
    await page.waitForURL('**/checkout?purchase=*');
    await fillCheckout(page);
    await buy(page);
    const other = await open({ javaScriptEnabled: false });
    await other.page.goto(page.url());
    await other.page.getByRole('heading', { name: /^Order \d+$/ }).waitFor();
    expect(await other.page.content()).not.toContain('Quay Lane, ');
    expect(await other.page.content()).not.toContain('Ada');
    await other.page.getByLabel('E-mail').fill('ada@example.com');
    await other.page.getByRole('button', { name: 'Send me the link' }).click();
    await other.page.getByRole('status').getByText('a link is on its way').waitFor();
  });
});

describe('with JavaScript off', () => {
  const { open } = useShop();

  it.each([
    ['/shop/decaf-coffee', 'Subscribe', '**/subscription?purchase=*'],
    ['/shop/salt-cellar', 'Buy now', '**/checkout?purchase=*'],
  ])('%s leads by "%s" to a checkout of its own', async (path, name, address) => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto(path);
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForURL(address);
    await fillCheckout(page);
    await page.getByText('Test mode.').waitFor();
  });

  it('a gift card is bought from the address of its page alone', async () => {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/gift-card?itemId=item-gift-card&sku=GIFT-PEBBLE');
    await page.getByLabel('Recipient name').fill('Bo');
    await page.getByLabel('Recipient e-mail').fill('bo@example.com');
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.waitForURL('**/gift-card?*purchase=*');
    await fillCheckout(page);
    const { items } = await buy(page, 'Buy $25 gift card');
    expect(items).toEqual([
      { sku: 'GIFT-PEBBLE', productName: 'Marram Gift Card', quantity: 1, unitPrice: 2500 },
    ]);
  });
});
