import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addButton,
  addToCart,
  cartPill,
  chooseMug,
  expectChosen,
  mug,
} from '../support/mug-form.js';
import { offerServerMarkup } from '../support/server-markup.js';
import { desktop, useShop, type ShopPage } from '../support/shop-page.js';

const idiomorph = readFileSync(
  createRequire(import.meta.url).resolve('idiomorph/dist/idiomorph.js'),
  'utf8',
);

declare global {
  var Idiomorph: { morph(old: Element, next: Element): void };
  var removed: WeakRef<Element>[];
  var kept: HTMLElement;
}

describe('a page swap', () => {
  const { open } = useShop();
  let visit: ShopPage;
  let page: Page;
  /** Lets the answers to adds go. */
  let release: () => void;

  beforeEach(async () => {
    // Tools that swap pages put markup in that the shop's own policy refuses.
    visit = await open({ viewport: desktop, bypassCSP: true });
    page = visit.page;
    await page.addInitScript(`${idiomorph}\nglobalThis.Idiomorph = Idiomorph;`);
    await page.addInitScript(offerServerMarkup);
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/shopping-cart/entries', (route) => held.then(() => route.continue()));
    await page.goto(mug.path);
    await chooseMug(page);
  });

  async function startAdd(): Promise<void> {
    await page.locator(addButton).click();
    await page.locator(`${addToCart}:state(adding)`).waitFor();
  }

  async function expectOneAdd(): Promise<void> {
    expect(await page.locator(addButton).textContent()).toContain('Adding…');
    expect(await page.locator(`${addToCart}:state(adding)`).count()).toBe(1);
    release();
    await page.locator(`${addToCart}:state(added)`).waitFor();
    await page.locator(cartPill, { hasText: '3 items' }).waitFor();
    expect(visit.cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  }

  it('by a morph to the server’s own markup keeps choice, quantity and the add under way', async () => {
    await startAdd();
    await page.evaluate(async (path) => {
      const next = await fetchPage(path);
      globalThis.Idiomorph.morph(document.querySelector('main')!, next.querySelector('main')!);
    }, mug.path);
    await expectChosen(page);
    await expectOneAdd();
    await page.locator(`${addToCart}:not(:state(added))`).waitFor();
    await expectChosen(page);
  });
});
