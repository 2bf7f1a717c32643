import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import ts from 'typescript';
import { readFences } from '../support/read-fences.js';
import { mounted } from '../support/shop-page.js';

const adapterUrl = '**/payments/test-provider.js';
export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ });
export const walletButton = (page: Page) => page.getByRole('button', { name: 'Test Wallet' });
export const isFocused = (element: Element) => element === document.activeElement;

export async function addSalt(page: Page): Promise<void> {
  await page.goto('/shop/salt-cellar');
  await mounted(page, 'vitrine-add-to-cart');
  await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
  await page.locator('vitrine-cart-pill [part~=pill]').waitFor();
}

export async function openCheckout(page: Page): Promise<void> {
  await addSalt(page);
  await page.goto('/checkout');
  await page.locator('vitrine-checkout:state(ready)').waitFor();
}

/** Puts another adapter in the place of the test provider's, for the pages of one test. */
export async function withAdapter(
  page: Page,
  body: string,
  use: () => Promise<void>,
): Promise<void> {
  await page.route(adapterUrl, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await use();
  await page.unroute(adapterUrl);
}

/** The guide's adapter, for the ways of the shop, with a script of its provider that refuses the first card. */
export function guideAdapter(): string {
  const { text = '' } =
    readFences(readFileSync('docs/guides/payments.md', 'utf8')).find(
      ({ file }) => file === 'anchor-adapter.ts',
    ) ?? {};
  const own = text
    .replace("'vitrine/payments'", "'/assets/vitrine-payments.js'")
    .replace("way !== 'card'", "way !== 'test-accepted'");
  const target = ts.ScriptTarget.ES2022;
  const { outputText } = ts.transpileModule(own, {
    compilerOptions: { target, module: ts.ModuleKind.ESNext },
  });
  return `
    const left = ['Your card number is not complete.'];
    window.AnchorPay = {
      fields: () => ({
        mount(place) {
          const frame = document.createElement('input');
          frame.id = 'anchor-card';
          frame.setAttribute('aria-label', 'Card number');
          place.append(frame);
          window.anchorMounts = (window.anchorMounts ?? 0) + 1;
        },
        unmount: () => document.querySelector('#anchor-card')?.remove(),
        setAmount: (cents) => { window.anchorAmount = cents; },
        async createToken({ name }) {
          // The second answer is there at once.
          if (left.length > 0) await new Promise((answer) => (window.answerCard = answer));
          const error = left.shift();
          return error ? { error } : { token: 'anchor-' + name };
        },
      }),
      wallet: async () => null,
    };
    ${outputText}`;
}
