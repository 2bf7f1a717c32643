import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { addButton, addToCart, cartPill, chooseMug, mug } from '../support/mug-form.js';
import { settled } from '../support/settled.js';
import { desktop, mounted, phone, useShop } from '../support/shop-page.js';
import { translatePage } from '../support/translate-page.js';

declare global {
  /** What moved, and how much. */
  var shifts: number[];
}

const devices = [
  ['a phone', phone],
  ['a desktop', desktop],
] as const;
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

function readOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
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

  it.each([
    ['an arrow of the theme, whatever its background and padding', 'none', 'none', 36],
    ['the arrow of the system in forced colours', 'active', 'auto', 8],
  ] as const)('give selects %s', async (_title, forcedColors, appearance, least) => {
    const { page } = await open({ forcedColors });
    await page.goto(mug.path);
    await mounted(page, 'vitrine-variant-picker');
    const picker = page.locator('.product vitrine-variant-picker');
    await picker.evaluate((element) => element.setAttribute('display', 'select'));
    await picker.locator('select[part=select]').first().waitFor();
    const look = await page.evaluate(() => {
      const theme = new CSSStyleSheet();
      theme.replaceSync('vitrine-variant-picker::part(select) { background: tan; padding: 8px }');
      document.adoptedStyleSheets.push(theme);
      const picker = document.querySelector('.product vitrine-variant-picker')!;
      const select = picker.shadowRoot!.querySelector('select')!;
      const { appearance, backgroundImage, paddingRight } = getComputedStyle(select);
      return { appearance, hasArrow: backgroundImage !== 'none', room: parseFloat(paddingRight) };
    });
    expect(look).toMatchObject({ appearance, hasArrow: appearance === 'none' });
    expect(look.room).toBeGreaterThanOrEqual(least);
  });

  it.each(devices)('fit a page that reads from right to left, on %s', async (_name, viewport) => {
    const { page } = await open({ viewport });
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

  it.each([
    ['stand still for who wants less motion', 'reduce', false],
    ['show others that an add is under way', 'no-preference', true],
  ] as const)('%s', async (_title, reducedMotion, moves) => {
    const { page } = await open({ reducedMotion, viewport: desktop });
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/shopping-cart/entries', (route) => held.then(() => route.continue()));
    await page.goto(mug.path);
    await chooseMug(page);
    await page.locator(addButton).click();
    await page.locator(`${addToCart}:state(adding)`).waitFor();
    await expect.poll(async () => (await countAnimations(page)) > 0).toBe(moves);
    release();
    await page.locator(cartPill, { hasText: '3 items' }).waitFor();
    if (!moves) await expect.poll(() => countAnimations(page)).toBe(0);
  });

  it.each(devices)('clip no label at twice the text size, on %s', async (_name, viewport) => {
    const { page } = await open({ viewport });
    await showButtons(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await radioOf(page, 'Slate').check();
    await page.locator(addButton).click();
    await page.getByText('Please select the Size option.').first().waitFor();
    expect(await readOverflow(page)).toBe(0);
    const boxes = page.locator('.product :is(button:visible, .face)');
    expect(await boxes.count()).toBeGreaterThan(7);
    await expect.poll(() => findClipped(boxes)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    const bar = page.locator('.product [part=bar-button]');
    await bar.waitFor();
    expect(await findClipped(bar)).toEqual([]);
  });

  it.each(devices)(
    'move the page by 0.02 at most when they come late, on %s',
    async (name, viewport) => {
      const { page } = await open({ viewport });
      await page.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route(/\/assets\/chunks\//, async (route) => {
        await new Promise((done) => setTimeout(done, 1_000));
        await route.continue();
      });
      await page.goto(mug.path);
      await chooseMug(page);
      await settled(page);
      const shift = await page.evaluate(() => shifts.reduce((sum, value) => sum + value, 0));
      console.info(`layout shift on ${name}: ${shift.toFixed(4)}`);
      expect(shift).toBeLessThanOrEqual(0.02);
    },
  );

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
