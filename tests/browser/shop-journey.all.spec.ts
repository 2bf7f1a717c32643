import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { buy, fillCheckout, readPurchase, shopper } from '../support/checkout-form.js';
import { chooseFromList, focusedElement, tabToMatch } from '../support/keyboard.js';
import { addButton } from '../support/mug-form.js';
import { desktop, useShop } from '../support/shop-page.js';

const shop = inject('shop');
const notice = '.product vitrine-add-to-cart [part=notice]';
const drawerCheckout = 'vitrine-cart-drawer [part~=checkout]';
const button = (action: string) => `button[name=action][value=${action}]`;
const [searched, mug] = ['**/search?q=mug', '/shop/dune-mug'];
/** Not one that the shop delivers to: a wrong field is said for each kind of postal code. */
const wrongCode = '!!!';

describe('the way from a search to the order', () => {
  const { open } = useShop();

  async function visit(language: string, javaScriptEnabled = true): Promise<Page> {
    const { page } = await open({ viewport: desktop, reducedMotion: 'reduce', javaScriptEnabled });
    await page.context().addCookies([{ name: 'lang', value: language, url: shop }]);
    return page;
  }

  /** A gift card of $25, bought without script. */
  async function buyGiftCard(): Promise<string> {
    const { page } = await open({ javaScriptEnabled: false });
    await page.goto('/gift-card?itemId=item-gift-card&sku=GIFT-PEBBLE');
    await page.locator('button', { hasText: 'Continue to payment' }).click();
    await fillCheckout(page);
    await buy(page, 'Buy $25 gift card');
    return page.locator('.gift-codes code').innerText();
  }

  it('is gone by pointer, in Arabic', async () => {
    const code = await buyGiftCard();
    const page = await visit('ar');
    await page.goto('/');
    await page.locator('#site-search').click();
    await page.locator('#site-search').fill('mug');
    await page.getByRole('option', { name: /Dune Mug/ }).waitFor();
    await page.locator('.site-search-button').click();
    await page.waitForURL(searched);
    await page.locator('.site-nav a[href="/shop/table"]').click();
    // The page of the search has such a field too.
    await page.waitForURL('**/shop/table');
    await page.locator('input[name=in-stock]').check();
    await page.waitForURL('**/shop/table?in-stock=1');
    await page.locator(`.shop-results .card-link[href="${mug}"]`).click();
    await page.waitForURL(`**${mug}`);

    for (const value of ['شوفاني', 'كبير']) {
      await page.locator(`vitrine-variant-picker input[value="${value}"]`).check();
    }
    await page.locator('.product vitrine-product-image [part=link]').click();
    await page.locator('[part=lightbox-picture]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[part=lightbox-picture]').waitFor({ state: 'detached' });
    await page.locator(addButton).click();
    await page.locator(notice).waitFor();
    await page.locator('vitrine-cart-indicator').scrollIntoViewIfNeeded();
    await page.locator('vitrine-cart-indicator:state(ready)').click();
    await page.locator(drawerCheckout).click();
    await page.waitForURL('**/checkout');
    await page.locator('vitrine-checkout:state(ready)').waitFor();

    // Three countries; what was typed stays.
    await page.locator('[name=email]').fill(shopper.contact['E-mail']);
    await page.locator('[name=name]').fill(shopper.contact.Name);
    await page.locator('[name=line1]').fill(shopper.address.Address);
    const postalCode = page.locator('[name=postalCode]');
    for (const country of ['JP', 'DE', 'US']) {
      await page.locator('[name=country]').selectOption(country);
      // The prefecture and the state are lists; Germany has none.
      await page.locator('select[name=region]').waitFor({
        state: country === 'DE' ? 'detached' : 'attached',
      });
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    }
    expect(await page.locator('[name=line1]').inputValue()).toBe(shopper.address.Address);
    await page.locator('[name=city]').fill(shopper.address.City);
    await page.locator('[name=region]').selectOption(shopper.location.region);
    await postalCode.fill(wrongCode);
    await postalCode.press('Tab');
    await page.locator('#postalCode-error').waitFor();
    await postalCode.fill(shopper.location.postalCode);
    await postalCode.press('Tab');
    await page.locator('[name=optionId]').nth(1).check();
    await page.locator('[name=coupon]').fill('welcome10');
    await page.locator(button('coupon')).click();
    await page.locator('[name=removeCoupon]').waitFor();
    await page.locator('[name=giftCard]').fill(code);
    await page.locator(button('gift-card')).click();
    await page.locator('[name=removeGiftCard]').waitFor();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    expect(await page.locator(button('place')).innerText()).toContain('تأكيد الطلب');
    expect(await page.locator('[name=optionId]').nth(1).isChecked()).toBe(true);
    await page.locator(button('place')).click();
    await page.waitForURL('**/order-confirmed/*');
    await expectPaid(page);
  });

  it('is gone without script, in German', async () => {
    const code = await buyGiftCard();
    const page = await visit('de', false);
    await page.goto('/');
    await page.locator('#site-search').fill('mug');
    await page.locator('.site-search-button').click();
    await page.waitForURL(searched);
    await page.locator('.site-nav a[href="/shop/table"]').click();
    await page.waitForURL('**/shop/table');
    await page.locator('input[name=in-stock]').check();
    await page.locator('.filter-fields .filter-apply').click();
    await page.waitForURL('**/shop/table?**in-stock=1**');
    await page.locator(`.shop-results .card-link[href="${mug}"]`).click();
    await page.locator('.product vitrine-product-image > a').click();
    await page.goBack();
    await page.locator('select[name=sku]').selectOption('MUG-OAT-LARGE');
    await page.locator('.product vitrine-add-to-cart:not([express]) button').click();
    await page.waitForURL('**/cart**');
    await page.goto('/checkout');

    await page.locator('[name=email]').fill(shopper.contact['E-mail']);
    await page.locator('[name=name]').fill(shopper.contact.Name);
    await page.locator('[name=line1]').fill(shopper.address.Address);
    for (const country of ['JP', 'DE', 'US']) {
      await page.locator('[name=country]').selectOption(country);
      await page.locator(button('country')).click();
    }
    expect(await page.locator('[name=line1]').inputValue()).toBe(shopper.address.Address);
    await page.locator('[name=city]').fill(shopper.address.City);
    await page.locator('[name=region]').selectOption(shopper.location.region);
    await page.locator('[name=postalCode]').fill(wrongCode);
    await page.locator(button('recount')).last().click();
    await page.locator('#postalCode-error').waitFor();
    await page.locator('[name=postalCode]').fill(shopper.location.postalCode);
    await page.locator(button('recount')).last().click();
    await page.locator('[name=coupon]').fill('welcome10');
    await page.locator(button('coupon')).click();
    await page.locator('[name=giftCard]').fill(code);
    await page.locator(button('gift-card')).click();
    await page.locator('[name=removeGiftCard]').waitFor();
    await page.locator('[name=optionId]').nth(1).check();
    // Another delivery has another total, which is shown before it is bought.
    await page.locator(button('place')).click();
    await page.locator('.summary').waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await page.locator(button('place')).click();
    await page.waitForURL('**/order-confirmed/*');
    await expectPaid(page);
  });

  it('is gone by the keyboard alone, in Japanese', async () => {
    const code = await buyGiftCard();
    const page = await visit('ja');
    const { keyboard } = page;
    const to = (selector: string) => tabToMatch(page, selector);
    const enter = async (selector: string) => {
      await to(selector);
      await keyboard.press('Enter');
    };
    const type = async (selector: string, text: string) => {
      await to(selector);
      await keyboard.type(text);
    };
    await page.goto('/');
    await type('#site-search', 'mug');
    await page.getByRole('option', { name: /Dune Mug/ }).waitFor();
    await keyboard.press('Enter');
    await page.waitForURL(searched);
    await enter('.site-nav a[href="/shop/table"]');
    await page.waitForURL('**/shop/table');
    await to('input[name=in-stock]');
    await keyboard.press('Space');
    await page.waitForURL('**/shop/table?in-stock=1');
    await enter(`.shop-results .card-link[href="${mug}"]`);
    await page.waitForURL(`**${mug}`);

    await page.locator('.product vitrine-product-image [part=link]').waitFor();
    await page.locator('vitrine-variant-picker input[type=radio]').first().waitFor();
    await enter('[part=link]');
    await page.locator('[part=lightbox-picture]').waitFor();
    await keyboard.press('Escape');
    await page.locator('[part=lightbox-picture]').waitFor({ state: 'detached' });
    // Oat, then Large: each group begins at its first value.
    await to('input[type=radio]');
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowUp');
    expect(await focusedIndex(page)).toBe(0);
    await to('input[type=radio]');
    await keyboard.press('Space');
    await keyboard.press('ArrowDown');
    await enter('[part~=button][type=submit]');
    await page.locator(notice).waitFor();
    await enter('[part=notice] a[href$="/checkout"]');
    await page.waitForURL('**/checkout');
    await page.locator('vitrine-checkout:state(ready)').waitFor();

    await type('[name=email]', shopper.contact['E-mail']);
    await type('[name=name]', shopper.contact.Name);
    await to('[name=country]');
    await chooseFromList(page, '[name=country]', 'DE');
    await page.locator('select[name=region]').waitFor({ state: 'detached' });
    await chooseFromList(page, '[name=country]', 'US');
    await page.locator('select[name=region]').waitFor();
    await type('[name=line1]', shopper.address.Address);
    await type('[name=city]', shopper.address.City);
    await to('[name=region]');
    await chooseFromList(page, '[name=region]', shopper.location.region);
    await type('[name=postalCode]', wrongCode);
    await keyboard.press('Tab');
    await page.locator('#postalCode-error').waitFor();
    // The field that gets the focus again is selected.
    await keyboard.press('Shift+Tab');
    await keyboard.type(shopper.location.postalCode);
    await to('[name=optionId]');
    await keyboard.press('ArrowDown');
    await type('[name=coupon]', 'welcome10');
    await keyboard.press('Enter');
    await page.locator('[name=removeCoupon]').waitFor();
    await type('[name=giftCard]', code);
    await enter(button('gift-card'));
    await page.locator('[name=removeGiftCard]').waitFor();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await enter(button('place'));
    await page.waitForURL('**/order-confirmed/*');
    await expectPaid(page);
  });
});

/** With Express delivery and the coupon; the gift card has paid a part. */
async function expectPaid(page: Page): Promise<void> {
  const order = await readPurchase(page);
  expect(order.items.map(({ sku }) => sku)).toEqual(['MUG-OAT-LARGE']);
  expect(order.shippingTotal).toBe(1850);
}

/** Where the focused button of a group stands in it. */
async function focusedIndex(page: Page): Promise<number> {
  return (await focusedElement(page)).evaluate((active) => {
    const { name } = active as HTMLInputElement;
    const root = active.getRootNode() as ParentNode;
    return [...root.querySelectorAll(`input[name="${name}"]`)].indexOf(active);
  });
}
