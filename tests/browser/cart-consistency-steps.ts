import type { BrowserContext, Page } from 'playwright';
import { expect } from 'vitest';
import { mug } from '../support/mug-form.js';

export const entries = '/api/commerce/shopping-cart/entries';
export const quantityField = 'vitrine-cart [part~=input]';

export interface WireCart {
  id: string;
  grandTotalCents: number;
  entries: { quantity: number; chosenVariant: { sku: string } }[];
}

/** As the server has it, asked past the page. */
export async function readCart({ request }: BrowserContext, shop: string): Promise<WireCart> {
  const answer = await request.get(`${shop}/api/commerce/shopping-cart`);
  return (await answer.json()) as WireCart;
}

/** `SKU: quantity` of each line. */
export const linesOf = (cart: WireCart) =>
  cart.entries.map(({ chosenVariant, quantity }) => `${chosenVariant.sku}: ${quantity}`);

/** Puts mugs into the visitor's cart, without a widget. */
export async function fill(page: Page, quantity: number): Promise<void> {
  await page.goto('/about');
  const status = await page.evaluate(
    async ([address, product, sku, pieces]) => {
      const form = await (await fetch(product)).text();
      const itemId = /name="itemId" value="([^"]*)"/.exec(form)?.[1];
      const crumb = /(?:^|; )crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-CSRF-Token': decodeURIComponent(crumb),
          'Idempotency-Key': crypto.randomUUID(),
        },
        body: JSON.stringify({ itemId, sku, quantity: pieces, additionalFields: null }),
      });
      return answer.status;
    },
    [entries, mug.path, mug.sku, quantity] as const,
  );
  expect(status).toBe(200);
}

export async function openCart(page: Page): Promise<void> {
  await page.goto('/cart');
  await page.locator('vitrine-cart:state(initialized)').waitFor();
}
