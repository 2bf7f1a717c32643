import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { buy, fillCheckout, readPurchase, shopper } from '../support/checkout-form.js';
import { focusedName, tabTo } from '../support/keyboard.js';
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

  it.each([
    ['en', 'Place order: $', ['Oat', 'Large']],
    ['de', 'Bestellen: ', ['Hafer', 'Groß']],
    ['ar', 'تأكيد الطلب', ['شوفاني', 'كبير']],
    ['ja', '注文を確定', ['オーツ', '大']],
  ])('is gone by pointer, in the language %s', async (language, placeWords, values) => {
    const code = await buyGiftCard();
    const page = await visit(language);
    await page.goto('/');
    await page.locator('#site-search').click();
    await page.locator('#site-search').fill('mug');
    await page.getByRole('option', { name: /Dune Mug/ }).waitFor();
    await page.locator('.site-search-button').click();
    await page.waitForURL(searched);
    await page.locator('.site-nav a[href="/shop/table"]').click();
    await page.locator('input[name=in-stock]').check();
    await page.waitForURL('**/shop/table?in-stock=1');
    await page.locator(`.shop-results .card-link[href="${mug}"]`).click();
    await page.waitForURL(`**${mug}`);

    for (const value of values) {
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
    expect(await page.locator(button('place')).innerText()).toContain(placeWords);
    expect(await page.locator('[name=optionId]').nth(1).isChecked()).toBe(true);
    await page.locator(button('place')).click();
    await page.waitForURL('**/order-confirmed/*');
    await expectPaid(page);
  });

  it.each(['en', 'de', 'ar', 'ja'])(
    'is gone without script, in the language %s',
    async (language) => {
      const code = await buyGiftCard();
      const page = await visit(language, false);
      await page.goto('/');
      await page.locator('#site-search').fill('mug');
      await page.locator('.site-search-button').click();
      await page.waitForURL(searched);
      await page.locator('.site-nav a[href="/shop/table"]').click();
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
    },
  );

  it('is gone by the keyboard alone', async () => {
    const code = await buyGiftCard();
    const page = await visit('en');
    const { keyboard } = page;
    const type = async (label: RegExp, text: string) => {
      await tabTo(page, label);
      await keyboard.type(text);
    };
    await page.goto('/');
    await type(/Search the shop/, 'mug');
    await page.getByRole('option', { name: /Dune Mug/ }).waitFor();
    await keyboard.press('Enter');
    await page.waitForURL(searched);
    await tabTo(page, /^Table$/);
    await keyboard.press('Enter');
    await page.waitForURL('**/shop/table');
    await tabTo(page, /In stock/);
    await keyboard.press('Space');
    await page.waitForURL('**/shop/table?in-stock=1');
    await tabTo(page, /^\s*Dune Mug/);
    await keyboard.press('Enter');
    await page.waitForURL(`**${mug}`);

    await page.locator('.product vitrine-product-image [part=link]').waitFor();
    await page.locator('vitrine-variant-picker input[value="Oat"]').waitFor();
    await tabToPicture(page);
    await keyboard.press('Enter');
    await page.locator('[part=lightbox-picture]').waitFor();
    await keyboard.press('Escape');
    await page.locator('[part=lightbox-picture]').waitFor({ state: 'detached' });
    await tabTo(page, /^(Oat|Slate|Fern)/);
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowLeft');
    expect(await focusedName(page)).toMatch(/^Oat/);
    await tabTo(page, /^(Small|Large)/);
    await keyboard.press('Space');
    await keyboard.press('ArrowRight');
    await tabTo(page, /^Add To Cart/);
    await keyboard.press('Enter');
    await page.locator(notice).waitFor();
    await tabTo(page, /^Checkout/);
    await keyboard.press('Enter');
    await page.waitForURL('**/checkout');
    await page.locator('vitrine-checkout:state(ready)').waitFor();

    await type(/^E-mail/, shopper.contact['E-mail']);
    await type(/^Name/, shopper.contact.Name);
    await type(/^Country/, 'Ger');
    await page.locator('select[name=region]').waitFor({ state: 'detached' });
    // A list forgets what was typed after a second.
    await page.waitForTimeout(1200);
    await keyboard.type('United S');
    await page.locator('select[name=region]').waitFor();
    await type(/^Address/, shopper.address.Address);
    await type(/^City/, shopper.address.City);
    await type(/^State/, shopper.location.state);
    await type(/^ZIP/, shopper.location.postalCode);
    await tabTo(page, /^Standard/);
    await keyboard.press('ArrowDown');
    await type(/^Coupon code/, 'welcome10');
    await keyboard.press('Enter');
    await page.locator('[name=removeCoupon]').waitFor();
    await type(/^Gift card code/, code);
    await tabTo(page, /^Use/);
    await keyboard.press('Enter');
    await page.locator('[name=removeGiftCard]').waitFor();
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    await tabTo(page, /^Place order/);
    await keyboard.press('Enter');
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

/** The link to the large picture has no words but those of the picture. */
async function tabToPicture(page: Page): Promise<void> {
  const isThere = () =>
    page
      .locator('.product vitrine-product-image [part=link]')
      .evaluate((link) => (link.getRootNode() as ShadowRoot).activeElement === link);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  expect(await isThere()).toBe(true);
}
