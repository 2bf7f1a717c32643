import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listCountries } from '../../core/forms/countries/index.js';
import {
  outsideBrackets,
  pseudoTexts,
  readLibraryTexts,
  wordsOf,
  type PseudoVariant,
} from '../support/pseudo-locale.js';
import { settled } from '../support/settled.js';
import { narrow, phone, useShop } from '../support/shop-page.js';
import { readOverflow } from '../support/usable.js';

/** What a shopper does on the page, by parts: the names of controls are not English here. */
type Act = (page: Page) => Promise<void>;

/** Presses a control once its widget is in use. */
const press =
  (widget: string, control: string): Act =>
  async (page) => {
    await page.locator(widget).first().scrollIntoViewIfNeeded();
    await page.locator(`${widget}:state(ready)`).first().waitFor();
    await page.locator(`${widget} ${control}`).filter({ visible: true }).first().click();
    await settled(page);
  };

const addButton = '.product vitrine-add-to-cart:not([express])';
const submit = 'button:not([type=button], [aria-disabled=true])';

/** The pages whose layout differs most from right to left. */
const rightToLeft = ['/shop/dune-mug', '/cart', '/forms/commission'];

const pages: [path: string, ...acts: Act[]][] = [
  ['/'],
  [
    '/shop/dune-mug',
    press(addButton, '[part~=button]'),
    async (page) => {
      for (const value of ['Oat', 'Large']) {
        await page.locator(`vitrine-variant-picker input[value=${value}]`).check();
      }
      await settled(page);
    },
    press(addButton, '[part~=button]'),
    press('vitrine-cart-pill', '[part~=pill]'),
  ],
  // With the mug of the page before.
  [
    '/cart',
    async (page) => {
      await page.locator('vitrine-cart:state(initialized)').waitFor();
      await page.locator('vitrine-cart [part~=coupon-input]').fill('NONE');
    },
    press('vitrine-cart', 'form:has([part~=coupon-input]) button'),
    press('vitrine-cart', '[part~=remove]'),
  ],
  ['/shop/gift-card', press(addButton, '[part~=button]')],
  ['/shop/decaf-coffee'],
  ['/shop/letterpress-cards'],
  ['/shop/workshop-apron', press('vitrine-restock', 'button')],
  ['/join'],
  ['/contact', press('.contact-form vitrine-form', submit)],
  ['/forms/commission'],
];

/** What `Intl` words: months in dates, and countries, to any of which the owner of a test beside may ship. */
const months = new Intl.DateTimeFormat('en', { month: 'long' });
const intlNames = [
  ...Array.from({ length: 12 }, (_, month) => months.format(new Date(2026, month))),
  ...listCountries('en', {}).map(({ name }) => name),
].join(' ');

describe('in the pseudo-locale', () => {
  const { open, shop } = useShop();

  async function openPseudo(variant: PseudoVariant) {
    const visit = await open({ viewport: phone, reducedMotion: 'reduce' });
    await speakPseudo(visit.page, shop, variant);
    return visit;
  }

  async function expectToFit(page: Page, path: string): Promise<void> {
    await page.setViewportSize(narrow);
    await settled(page);
    expect(await readOverflow(page), path).toBeLessThanOrEqual(0);
    await page.setViewportSize(phone);
  }

  it('the pages show no text of their own, and fit 320 px', async () => {
    const { page, complaints } = await openPseudo('long');
    const seen = new Set<string>();
    const known = new Set<string>();
    const learn = (text: string) => wordsOf(text).forEach((word) => known.add(word));
    learn(intlNames);
    page.on('response', async (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      learn(await response.text().catch(() => ''));
    });
    for (const [path, ...acts] of pages) {
      await page.goto(path);
      await settled(page);
      learn(await page.evaluate(readPageWords));
      for (const act of [async () => undefined, ...acts]) {
        await act(page);
        const found = await page.evaluate(readLibraryTexts, undefined);
        for (const text of found) if (text.includes('[')) seen.add(text);
        const words = found.flatMap((text) => wordsOf(outsideBrackets(text)));
        expect([path, words.filter((word) => !known.has(word))]).toEqual([path, []]);
      }
      await expectToFit(page, path);
    }
    expect(seen.size).toBeGreaterThan(60);
    // The browser logs the status of what the server refuses.
    complaints.splice(0, Infinity, ...complaints.filter((one) => !one.includes('status of 4')));
  });

  it('pages that read from right to left fit 320 px', async () => {
    const { page } = await openPseudo('rtl');
    await page.goto('/shop/salt-cellar');
    await page.locator(`${addButton} [part~=button]`).click();
    await page.waitForFunction(() => document.cookie.includes('hasCart'));
    for (const path of rightToLeft) {
      await page.goto(path);
      await settled(page);
      await expectToFit(page, path);
    }
  });
});

/** Gives every page the texts as its own words, and in the right-to-left variant its direction. */
async function speakPseudo(page: Page, shop: string, variant: PseudoVariant): Promise<void> {
  const strings = JSON.stringify(await pseudoTexts(variant)).replaceAll('<', '\\u003c');
  await page.route(`${shop}/**`, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({ maxRetries: 3 });
    const html = (await response.text())
      .replace(
        /(<script[^>]*id="?vitrine-site[^>]*>\s*\{)/,
        (start) => `${start}"strings":${strings},`,
      )
      .replace('<html', variant === 'rtl' ? '<html dir="rtl"' : '<html');
    await route.fulfill({ response, body: html });
  });
}

/** The words of the page's own data, markup outside the elements and what the page says in attributes. */
function readPageWords(): string {
  const data = document.querySelectorAll('script[type="application/json"]:not(#vitrine-site)');
  const own = document.body.cloneNode(true) as HTMLElement;
  const named = 'label, legend, option, vitrine-language-picker a';
  const labels = [...own.querySelectorAll(named)].map((one) => one.textContent);
  for (const element of own.querySelectorAll('*')) {
    const isWidget = element.localName.startsWith('vitrine-');
    if (element.matches('script, style')) element.remove();
    else if (isWidget && element.localName !== 'vitrine-product') element.replaceChildren();
  }
  const attributes = [...document.querySelectorAll('*')]
    .filter(({ localName }) => localName.startsWith('vitrine-'))
    .flatMap((element) => [...element.attributes].map(({ value }) => value));
  const texts = [...data].map((script) => script.textContent);
  return [...texts, ...labels, ...attributes, own.textContent].join(' ');
}
