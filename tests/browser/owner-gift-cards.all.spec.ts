import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { signIn } from '../support/owner-pages.js';
import { desktop, useShop } from '../support/shop-page.js';
import { expectUsable } from '../support/usable.js';

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

  it('are disabled and enabled, without their codes', async () => {
    const code = await buyGiftCard();
    const page = await visit({ javaScriptEnabled: true });
    await signIn(page);
    await openCard(page, code);
    expect(await page.content()).not.toContain(code);
    await page.getByText('$25.00 of $25.00').waitFor();
    await page.getByText('Nothing yet.').waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Disable this card' }).click();
    await page.getByText('The card is disabled.').waitFor();
    await expectUsable(page, desktop);
    await page.getByRole('button', { name: 'Enable this card' }).click();
    await page.getByText('The card can be used again.').waitFor();
    await page.goto('/owner/security/actions');
    await page.getByText('Enabled gift card').first().waitFor();
    await page.getByText('Disabled gift card').first().waitFor();
  });
});
