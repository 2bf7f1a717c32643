import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addButton, addToCart, cartPill, chooseMug, mug } from '../support/mug-form.js';
import { desktop, mounted, phone, useShop } from '../support/shop-page.js';
import { translatePage } from '../support/translate-page.js';
import { readOverflow } from '../support/usable.js';

const button = `${addToCart} >> role=button`;

/** Makes the picker show buttons, and brings the widgets of the form to life. */
async function showButtons(page: Page): Promise<void> {
  await page.goto(mug.path);
  await page.locator('vitrine-variant-picker').evaluate((picker) => {
    picker.setAttribute('display', 'buttons');
  });
  await page.locator(addToCart).scrollIntoViewIfNeeded();
  await page.locator(`${addToCart}:state(ready)`).waitFor();
}

const radioOf = (page: Page, value: string) =>
  page.getByRole('radio', { name: new RegExp(`^${value}`) });
const faceOf = (page: Page, value: string) =>
  page.locator('vitrine-variant-picker [part=value]', { hasText: value }).locator('.face');

/** How a value looks, colours aside. */
function readLook(face: Locator): Promise<Record<string, string>> {
  return face.evaluate((element) => ({
    edge: getComputedStyle(element).borderStyle,
    ring: getComputedStyle(element, '::after').borderStyle,
    line: getComputedStyle(element.querySelector('.name')!).textDecorationLine,
    text: element.querySelector('.note')?.textContent ?? '',
  }));
}

/** The texts that reach out of their box or of the window. */
function findClipped(boxes: Locator): Promise<string[]> {
  return boxes.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const isWhole =
        text.left >= box.left - 1 &&
        text.right <= Math.min(box.right, innerWidth) + 1 &&
        text.top >= box.top - 1 &&
        text.bottom <= box.bottom + 1;
      return isWhole ? [] : [element.textContent];
    }),
  );
}

/** Running animations of the page and of every widget on it. */
function countAnimations(page: Page): Promise<number> {
  return page.evaluate(() => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const all = new Set([document, ...roots].flatMap((root) => root.getAnimations()));
    return [...all].filter(({ playState }) => playState === 'running').length;
  });
}

describe('the widgets', () => {
  const { open } = useShop();

  it('show in forced colours what is chosen, sold out or unavailable by more than colour', async () => {
    const { page } = await open({ forcedColors: 'active', viewport: desktop });
    await showButtons(page);
    await radioOf(page, 'Slate').check();
    const plain = { edge: 'solid', ring: 'none', line: 'none', text: '' };
    expect(await readLook(faceOf(page, 'Oat'))).toEqual(plain);
    expect(await readLook(faceOf(page, 'Slate'))).toEqual({ ...plain, ring: 'solid' });
    const soldOut = { ...plain, line: 'line-through', text: 'sold out' };
    expect(await readLook(faceOf(page, 'Small'))).toEqual(soldOut);
    await radioOf(page, 'Fern').check();
    expect(await readLook(faceOf(page, 'Large'))).toEqual({ ...plain, edge: 'dashed' });

    const edges = await page
      .locator('.product .add-form')
      .getByRole('button')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).borderBlockStyle));
    expect(new Set(edges)).toEqual(new Set(['solid']));
  });

  it('give selects an arrow of the theme, and that of the system in forced colours', async () => {
    const { page } = await open();
    await page.goto(mug.path);
    await mounted(page, 'vitrine-variant-picker');
    const picker = page.locator('.product vitrine-variant-picker');
    await picker.evaluate((element) => element.setAttribute('display', 'select'));
    const select = picker.locator('select[part=select]').first();
    await select.waitFor();
    await page.evaluate(() => {
      const theme = new CSSStyleSheet();
      theme.replaceSync('vitrine-variant-picker::part(select) { background: tan; padding: 8px }');
      document.adoptedStyleSheets.push(theme);
    });
    for (const [forcedColors, appearance, least] of [
      ['none', 'none', 36],
      ['active', 'auto', 8],
    ] as const) {
      await page.emulateMedia({ forcedColors });
      const look = await select.evaluate((element) => {
        const { appearance, backgroundImage, paddingRight } = getComputedStyle(element);
        return { appearance, hasArrow: backgroundImage !== 'none', room: parseFloat(paddingRight) };
      });
      expect(look).toMatchObject({ appearance, hasArrow: appearance === 'none' });
      expect(look.room).toBeGreaterThanOrEqual(least);
    }
  });

  it('fit a page that reads from right to left', async () => {
    const { page } = await open({ viewport: phone });
    await page.route(`**${mug.path}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html', '<html dir="rtl"');
      await route.fulfill({ response, body });
    });
    await page.goto(mug.path);
    await chooseMug(page);
    expect(await readOverflow(page)).toBe(0);
    const lefts = await Promise.all(
      ['increase', 'input', 'decrease'].map(async (part) => {
        const box = await page.locator(`.product vitrine-quantity [part=${part}]`).boundingBox();
        return box!.x;
      }),
    );
    expect(lefts).toEqual([...lefts].sort((one, other) => one - other));
  });

  it('show that an add is under way by what moves, and stand still for who wants less motion', async () => {
    const { page } = await open({ viewport: desktop });
    await page.goto(mug.path);
    await chooseMug(page);
    for (const [reducedMotion, items] of [
      ['no-preference', '3 items'],
      ['reduce', '6 items'],
    ] as const) {
      const moves = reducedMotion === 'no-preference';
      await page.emulateMedia({ reducedMotion });
      let release = (): void => undefined;
      const held = new Promise<void>((done) => (release = done));
      await page.route('**/shopping-cart/entries', (route) => held.then(() => route.continue()));
      await page.locator(`${addToCart}:not(:state(added))`).waitFor();
      await page.locator(addButton).click();
      await page.locator(`${addToCart}:state(adding)`).waitFor();
      await expect.poll(async () => (await countAnimations(page)) > 0).toBe(moves);
      release();
      await page.locator(cartPill, { hasText: items }).waitFor();
      if (!moves) await expect.poll(() => countAnimations(page)).toBe(0);
      await page.unroute('**/shopping-cart/entries');
    }
  });

  it('clip no label at twice the text size', async () => {
    const { page } = await open({ viewport: phone });
    await showButtons(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await radioOf(page, 'Slate').check();
    await page.locator(addButton).click();
    await page.getByText('Please select the Size option.').first().waitFor();
    expect(await readOverflow(page)).toBe(0);
    const boxes = page.locator('.product :is(button:visible, .face)');
    expect(await boxes.count()).toBeGreaterThan(7);
    await expect.poll(() => findClipped(boxes)).toEqual([]);
    await page.locator(addButton).evaluate(async (main) => {
      main.scrollIntoView({ behavior: 'instant' });
      const frame = () => new Promise(requestAnimationFrame);
      // The bar follows a button that a frame has shown: the press alone moves on within one.
      await frame();
      await frame();
      scrollTo(0, 0);
    });
    const bar = page.locator('.product [part=bar-button]');
    await bar.waitFor();
    expect(await findClipped(bar)).toEqual([]);
  });

  it('still work in a page whose texts a translator has wrapped', async () => {
    const { page } = await open({ viewport: desktop });
    await showButtons(page);
    const price = page.locator('.product vitrine-price [part=price]').first();
    const message = page.locator(`${addToCart} [part=message]`);
    await page.evaluate(translatePage);
    await page.locator(addButton).click();
    expect(await message.textContent()).toBe('Please select the Colour and Size options.');
    await page.evaluate(translatePage);
    await radioOf(page, 'Oat').check();
    await page.locator(addButton).click();
    expect(await message.textContent()).toBe('Please select the Size option.');
    await page.evaluate(translatePage);
    await radioOf(page, 'Large').check();
    await expect.poll(() => price.textContent()).toBe('$34.00');
    await page.getByRole('spinbutton').fill('2');
    await page.locator(addButton).click();
    await page.locator(button, { hasText: 'Adding…' }).waitFor();
    await page.evaluate(translatePage);
    await page.locator(cartPill, { hasText: '2 items' }).waitFor();
    await page.evaluate(translatePage);
    await page.locator(`${addToCart}:state(added)`).waitFor();
    await page.locator(`${addToCart}:not(:state(added))`).waitFor();
    await page.locator(addButton).click();
    await page.locator(cartPill, { hasText: '4 items' }).waitFor();
    await radioOf(page, 'Fern').check();
    await expect.poll(() => price.textContent()).toBe('from $28.00');
  });
});
