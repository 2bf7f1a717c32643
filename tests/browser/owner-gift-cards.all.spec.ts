import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, phone, tablet, useShop } from '../support/shop-page.js';

describe('gift cards on the owner’s pages', () => {
  const { open } = useShop();

  async function visit(options: BrowserContextOptions = {}): Promise<Page> {
    const { page } = await open({ javaScriptEnabled: false, ...options });
    return page;
  }

  /** A gift card of $25, bought without script; resolves to its code. */
  async function buyGiftCard(): Promise<string> {
    const page = await visit();
    await page.goto('/gift-card?itemId=item-gift-card&sku=GIFT-PEBBLE');
    await page.locator('button', { hasText: 'Continue to payment' }).click();
    await fillCheckout(page);
    await buy(page, 'Buy $25 gift card');
    return page.locator('.gift-codes code').innerText();
  }

  /** Enters a card at a checkout. */
  async function enterCard(code: string): Promise<Page> {
    const page = await visit();
    await page.goto('/shop/tide-wallpapers');
    await page.locator('.product form button').first().click();
    await page.goto('/checkout');
    await page.locator('[name=giftCard]').fill(code);
    await page.locator('button[name=action][value=gift-card]').click();
    return page;
  }

  async function openCard(page: Page, code: string): Promise<void> {
    await page.goto('/owner/gift-cards');
    const search = page.getByRole('search');
    await search.getByRole('searchbox').fill(code.slice(-4));
    await search.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Show all' }).waitFor();
    await page
      .locator('tr', { hasText: code.slice(-4) })
      .getByRole('link')
      .click();
    await page.getByRole('heading', { level: 1, name: /^Gift card \d+$/ }).waitFor();
  }

  it('are disabled and enabled without script, and refused at the checkout meanwhile', async () => {
    const code = await buyGiftCard();
    const page = await visit();
    await signIn(page);
    await openCard(page, code);
    expect(await page.content()).not.toContain(code);
    await page.getByText('$25.00 of $25.00').waitFor();
    await page.getByText('Nothing yet.').waitFor();
    await page.getByRole('button', { name: 'Disable this card' }).click();
    await page.getByText('The card is disabled.').waitFor();

    const refused = await enterCard(code);
    await refused
      .getByText('This gift card is disabled. Please contact the shop.')
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Enable this card' }).click();
    await page.getByText('The card can be used again.').waitFor();

    const buyer = await enterCard(code);
    await buyer.locator('[name=removeGiftCard]').waitFor();
    await fillCheckout(buyer);
    await buy(buyer);
    await openCard(page, code);
    await page.locator('.owner-history li', { hasText: 'Paid' }).getByRole('link').waitFor();
    await page.goto('/owner/security/actions');
    await page.getByText('Enabled gift card').first().waitFor();
    await page.getByText('Disabled gift card').first().waitFor();
  });

  it.each([phone, tablet, desktop])(
    'have pages that axe and a narrow screen accept, at %o',
    async (viewport) => {
      const code = await buyGiftCard();
      const page = await visit({ viewport, javaScriptEnabled: true });
      const check = async () => {
        expect(await findViolations(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect([page.url(), overflow]).toEqual([page.url(), 0]);
      };
      await signIn(page, '/owner/gift-cards');
      await check();
      await page.goto('/owner/gift-cards?state=disabled');
      await check();
      await openCard(page, code);
      await check();
      await page.getByRole('button', { name: 'Disable this card' }).click();
      await page.getByText('The card is disabled.').waitFor();
      await check();
    },
  );
});
