import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { mounted, useShop } from '../support/shop-page.js';

/** A dialog of the shop: where it is, what must be in use before, the press that opens it, and its name. */
interface Opening {
  path: string;
  prepare(page: Page): Promise<void>;
  press(page: Page): Promise<void>;
  name: RegExp;
}

/** So high that no dialog needs a scroll bar of its own. */
const desktop = { width: 1280, height: 1400 };

const card = (page: Page) => page.locator('.card', { hasText: 'Salt Cellar' });
const quickView = 'vitrine-quick-view[product-id="item-dune-mug"]';

const dialogs = {
  'the drawer': {
    path: '/',
    async prepare(page) {
      // Long, so that the indicator of the footer, which is wider with the added item, is not loaded.
      await page.goto('/shop');
      await card(page).scrollIntoViewIfNeeded();
      await card(page).locator('vitrine-add-to-cart:state(ready)').waitFor();
    },
    press: (page) => card(page).getByRole('button', { name: 'Add To Cart' }).click(),
    name: /^Cart, /,
  },
  'a lightbox': {
    path: '/shop/harbour-teapot',
    async prepare(page) {
      await page.locator('vitrine-instalments').scrollIntoViewIfNeeded();
      await page.locator('vitrine-instalments:state(ready)').waitFor();
      // Its field of before has another width.
      await page.locator('vitrine-quantity:state(ready)').waitFor();
    },
    press: (page) => page.getByRole('button', { name: /^Learn more/ }).click(),
    name: /^About /,
  },
  'a quick view': {
    path: '/',
    async prepare(page) {
      await page.locator(quickView).scrollIntoViewIfNeeded();
      await page.locator(`${quickView}:state(ready)`).waitFor();
    },
    press: (page) => page.locator(`${quickView} a`).first().click(),
    name: /Dune Mug/,
  },
  'the form of a product': {
    path: '/shop/letterpress-cards',
    prepare: (page) => mounted(page, 'vitrine-add-to-cart'),
    press: (page) => page.getByRole('button', { name: 'Add To Cart', exact: true }).first().click(),
    name: /Letterpress Cards/,
  },
} satisfies Record<string, Opening>;

/** Edges of the page's boxes that are not in a dialog, those of shadow roots included. */
function readEdges(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const edges: Record<string, string> = {};
    const read = (root: ParentNode, place: string) => {
      for (const [index, element] of [...root.children].entries()) {
        const name = `${place} > ${element.localName}:${index + 1}`;
        const { left, right, width } = element.getBoundingClientRect();
        if (element.localName === 'dialog') continue;
        if (width > 0) edges[name] = `${left.toFixed(1)} to ${right.toFixed(1)}`;
        if (element.shadowRoot) read(element.shadowRoot, `${name} #`);
        read(element, name);
      }
    };
    read(document.body, 'body');
    return edges;
  });
}

/** The brightest channel of each pixel of a column of the window, from top to bottom. */
async function readColumn(page: Page, x: number): Promise<number[]> {
  const picture = await page.screenshot({ clip: { x, y: 0, width: 1, height: desktop.height } });
  const helper = await page.context().newPage();
  const column = await helper.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const context = new OffscreenCanvas(1, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, 1, image.height);
      return Array.from({ length: image.height }, (_, y) =>
        Math.max(...data.slice(4 * y, 4 * y + 3)),
      );
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await helper.close();
  return column;
}

const changesOf = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(before).flatMap(([name, edges]) =>
    after[name] === undefined || after[name] === edges ? [] : [`${name}: ${edges}, ${after[name]}`],
  );

describe('with classic scroll bars', () => {
  const { open, shop } = useShop({ showsScrollbars: true });

  it.each([
    ['from left to right', 'ltr', ['a quick view', 'the drawer']],
    ['from right to left', 'rtl', ['a lightbox', 'the form of a product']],
  ] as const)(
    'a page that reads %s is dark beside a dialog up to the edge of the window, and nothing moves',
    async (_, direction, titles) => {
      const { page } = await open({ viewport: desktop, reducedMotion: 'reduce' });
      // The banner of the cookies is fixed to the lower edge.
      const settings = { cookiePolicy: 'asked', theme: direction === 'rtl' ? 'tide' : 'shore' };
      await page
        .context()
        .addCookies(
          Object.entries(settings).map(([key, value]) => ({ url: shop, name: key, value })),
        );
      for (const title of titles) await expectStill(page, title, direction);
    },
  );

  async function expectStill(page: Page, title: keyof typeof dialogs, direction: string) {
    const { path, prepare, press, name } = dialogs[title];
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(direction);
    await page.locator('.consent:visible').waitFor();
    await prepare(page);
    // Its link of before has another width.
    await page.locator('vitrine-cart-pill:state(ready)').waitFor({ state: 'attached' });
    await page.locator('vitrine-cart-pill').evaluate((pill) => {
      pill.toggleAttribute('floating', true);
    });
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(width).toBeLessThan(desktop.width);
    const before = await readEdges(page);

    await press(page);
    await page.getByRole('dialog', { name }).waitFor();
    expect(changesOf(before, await readEdges(page)), title).toEqual([]);
    const right = await readColumn(page, desktop.width - 3);
    if (title === 'the drawer') expect(Math.min(...right)).toBeGreaterThan(220);
    else expect(Math.max(...right), title).toBeLessThan(150);

    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
    // The scroll bar is back with the end of the dialog, which may come a frame after it is hidden.
    const readWidth = () => page.evaluate(() => document.documentElement.clientWidth);
    await expect.poll(readWidth).toBe(width);
    expect(changesOf(before, await readEdges(page)), title).toEqual([]);
  }
});
