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
import { settled } from '../support/settled.js';
import { offerServerMarkup } from '../support/server-markup.js';
import { desktop, useShop, type ShopPage } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';

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

  if (isWhole) {
    it.each([
      ['append', '.product'],
      ['moveBefore', '.product form'],
      ['append', '.product form > *'],
    ] as const)('by %s of %s keeps choice, quantity and the add under way', async (...move) => {
      await startAdd();
      await page.evaluate(([how, what]) => {
        for (const element of document.querySelectorAll(what)) {
          const parent = element.parentElement!;
          if (how === 'append') parent.append(element);
          else Reflect.apply(Reflect.get(parent, how), parent, [element, parent.firstChild]);
        }
      }, move);
      await expectChosen(page);
      await expectOneAdd();
    });

    it('by a morph to another product shows that product and adds it', async () => {
      release();
      await page.evaluate(async () => {
        const next = await fetchPage('/shop/salt-cellar');
        globalThis.Idiomorph.morph(document.querySelector('main')!, next.querySelector('main')!);
      });
      await expectSaltCellar();
    });

    it('by another body brings its widgets to life and lets the old ones go', async () => {
      release();
      await page.evaluate(() => {
        const widgets = [...document.body.querySelectorAll('*')].filter(({ localName }) =>
          localName.startsWith('vitrine-'),
        );
        globalThis.removed = widgets.map((element) => new WeakRef(element));
      });
      await showBody('/shop/salt-cellar');
      await expectSaltCellar();
      const session = await page.context().newCDPSession(page);
      const countLeft = async () => {
        await session.send('HeapProfiler.collectGarbage');
        return page.evaluate(() => globalThis.removed.filter((ref) => ref.deref()).length);
      };
      // What React has scheduled may hold them a moment longer.
      await expect.poll(countLeft).toBe(0);
    });

    it('by the copy of the body that was kept shows it as it was', async () => {
      await page.evaluate(() => {
        globalThis.kept = document.body.cloneNode(true) as HTMLElement;
      });
      await showBody('/shop/salt-cellar');
      await page.evaluate(() => {
        document.documentElement.replaceChild(globalThis.kept, document.body);
      });
      await page.locator(`${addToCart}:state(ready)`).waitFor();
      await expectChosen(page);
      await startAdd();
      await expectOneAdd();
    });
  }

  /** As Turbo shows the next page. */
  async function showBody(path: string): Promise<void> {
    await page.evaluate(async (address) => {
      const { body } = await fetchPage(address);
      document.documentElement.replaceChild(document.adoptNode(body), document.body);
    }, path);
    await page.locator(`${addToCart}:state(ready)`).waitFor();
  }

  async function expectSaltCellar(): Promise<void> {
    const price = page.locator('.product vitrine-price').first();
    await expect.poll(() => price.locator('[part=price]').textContent()).toBe('$32.00');
    await page.locator(addButton).click();
    await page.locator(cartPill, { hasText: '1 item' }).waitFor();
    expect(await readEntries(page)).toEqual(['Salt Cellar 1']);
    expect(visit.cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
  }
});

/** What the widgets of a page leave in its light DOM, by tag and class, and references to ids that are not there. */
function readLight(page: Page, within = 'body'): Promise<{ nodes: string[]; dead: string[] }> {
  return page.evaluate((selector) => {
    const root = document.querySelector(selector)!;
    const widgets = [...root.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('vitrine-'),
    );
    const references = ['aria-describedby', 'aria-controls', 'aria-activedescendant'];
    const elements = [...root.querySelectorAll('*')];
    return {
      nodes: widgets.flatMap((widget) =>
        [...widget.querySelectorAll('*')]
          .filter((node) => !node.closest('[data-vitrine-list]') || node.checkVisibility())
          .map(
            ({ localName, className }) => `${widget.localName} ${localName} ${String(className)}`,
          ),
      ),
      dead: references.flatMap((name) =>
        elements.flatMap((element) =>
          (element.getAttribute(name) ?? '')
            .split(' ')
            .filter((id) => id && !root.querySelector(`#${CSS.escape(id)}`))
            .map((id) => `${element.localName} ${name} ${id}`),
        ),
      ),
    };
  }, within);
}

if (isWhole) {
  describe('a copy of the body, made while widgets show what they put into the page', () => {
    const { open } = useShop();

    const typeIn = async (page: Page, selector: string, text: string) => {
      await page.locator(selector).first().pressSequentially(text);
    };
    // Not by the pointer: a button may wait for its captcha.
    const press = (page: Page) =>
      page
        .locator('main vitrine-form form button:not([type=button])')
        .first()
        .evaluate((button: HTMLElement) => button.click());
    const visits: [path: string, shown: string, prepare: (page: Page) => Promise<void>][] = [
      [
        '/about',
        '[data-vitrine-list] [role=option]',
        (page) => typeIn(page, 'vitrine-search input[type=search]', 'mug'),
      ],
      ['/contact', '.vitrine-field-error', press],
      ['/forms/commission', '.vitrine-field-error', press],
    ];

    it.each(visits)('%s: has nothing twice and nothing dead', async (path, shown, prepare) => {
      // High, so that every element of the page is there.
      const { page } = await open({ viewport: { width: 1280, height: 6000 }, bypassCSP: true });
      await page.goto(path);
      await settled(page);
      const before = await readLight(page);
      expect(before.dead).toEqual([]);
      await prepare(page);
      await page.locator(shown).first().waitFor();
      await page.evaluate(() => {
        const copy = document.body.cloneNode(true);
        document.documentElement.replaceChild(copy, document.body);
      });
      await settled(page);
      await expect.poll(() => readLight(page)).toEqual(before);

      await page.evaluate(() => {
        const copy = document.createElement('section');
        copy.className = 'copy';
        copy.append(...[...document.body.children].map((child) => child.cloneNode(true)));
        document.body.append(copy);
      });
      await settled(page);
      await expect.poll(() => readLight(page, '.copy')).toEqual(before);
    });
  });
}

/** 'Salt Cellar 1' for each entry of the visitor's cart. */
function readEntries(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/commerce/shopping-cart');
    const { entries } = (await answer.json()) as { entries: { title: string; quantity: number }[] };
    return entries.map(({ title, quantity }) => `${title} ${quantity}`);
  });
}
