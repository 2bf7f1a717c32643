import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { isWholeInEach } from '../support/lane.js';
import { settled } from '../support/settled.js';
import { desktop, useShop } from '../support/shop-page.js';
import { habits, ownButton } from './theme-habits/habits.js';
import { crumbPlace, small, themePage, type SoldProduct } from './theme-habits/page.js';

const idiomorph = readFileSync(
  createRequire(import.meta.url).resolve('idiomorph/dist/idiomorph.js'),
  'utf8',
);

interface CartJson {
  readonly entries: readonly {
    readonly quantity: number;
    readonly chosenVariant: { readonly sku: string } | null;
    readonly additionalFields: Readonly<Record<string, unknown>> | null;
  }[];
}

/** What arrived, as the server has it: the words in which the theme shows it. */
async function readSold(page: Page): Promise<readonly string[]> {
  const answer = await page.context().request.get('/api/commerce/shopping-cart');
  const { entries } = (await answer.json()) as CartJson;
  return entries
    .map(({ quantity, chosenVariant, additionalFields }) => {
      const fields = Object.entries(additionalFields ?? {}).filter(([, value]) => value !== '');
      const words = fields.map(([name, value]) => ` ${name}=${String(value)}`).join('');
      return `${quantity} × ${chosenVariant?.sku ?? ''}${words}`;
    })
    .sort();
}

/** What picker and quantity show: the values of the options, and the number. */
const readSeen = (page: Page) =>
  page.evaluate(() => {
    const picker = document.querySelector('vitrine-variant-picker')!.shadowRoot!;
    const chosen = picker.querySelectorAll<HTMLInputElement>('input:checked, select');
    const number = document
      .querySelector('vitrine-quantity')!
      .shadowRoot!.querySelector<HTMLInputElement>('input');
    return { options: [...chosen].map(({ value }) => value), quantity: number?.value };
  });

const pressOwn = (page: Page) => page.locator(ownButton).first().click();

describe('a theme that', () => {
  const { open } = useShop();
  const shop = inject('shop');
  // Without `test:all`, the habit that most themes have.
  const tried = isWholeInEach ? habits : habits.slice(0, 1);

  for (const habit of tried) {
    it(`${habit.name}: what it shows is sold`, async () => {
      const { parts, act, press, sold, isSeen } = habit;
      const answer = await fetch(`${shop}/api/commerce/products/dune-mug`);
      const product = (await answer.json()) as SoldProduct;
      const { page } = await open({ viewport: desktop, bypassCSP: true });
      await page.addInitScript(`${idiomorph}\nglobalThis.Idiomorph = Idiomorph;`);
      // For the crumb.
      await page.goto('/shop/dune-mug');
      const cookies = await page.context().cookies();
      const crumb = decodeURIComponent(cookies.find(({ name }) => name === 'crumb')?.value ?? '');
      const made = parts(product);
      // A page whose scripts wait has nothing to wait for.
      const wait = () => (made.library === '' ? Promise.resolve() : settled(page));
      const html = themePage(product, made).replaceAll(crumbPlace, crumb);
      await page.route(/\/theme-page/, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
      );
      await page.goto('/theme-page');
      await wait();
      await act?.(page);
      await wait();

      const before = (await page.locator('#shown').first().textContent()) ?? '';
      const seen = isSeen === false || press || sold ? null : await readSeen(page);
      await (press ?? pressOwn)(page);
      await settled(page);
      const shown = press ? await readShown(page, before) : before;
      const [quantity, sku = ''] = shown.split(' × ');
      const chosen = product.variants.find((one) => sku.startsWith(one.sku));
      expect({ seen, sold: await readSold(page) }).toEqual({
        seen: seen && { options: Object.values(chosen?.attributes ?? {}), quantity },
        sold: sold ?? [shown],
      });
    });
  }

  /** A press may be what chooses; after a plain post the theme is gone. */
  async function readShown(page: Page, before: string): Promise<string> {
    const text = await page
      .locator('#shown')
      .first()
      .textContent({ timeout: 1_000 })
      .catch(() => null);
    return text ?? (before || `1 × ${small}`);
  }
});
