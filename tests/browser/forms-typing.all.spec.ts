import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { offerServerMarkup } from '../support/server-markup.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { contact, letter, send, takenOver, writeLetter } from '../support/website-form.js';

const idiomorph = readFileSync(
  createRequire(import.meta.url).resolve('idiomorph/dist/idiomorph.js'),
  'utf8',
);
const message = (page: Page) => page.locator(letter).getByLabel(/^Message/);
const loader = /\/assets\/vitrine\.js/;

declare global {
  var shifts: number[];
}

/** Where each control of the letter stands, and what it holds. */
const readControls = (page: Page) =>
  page.locator(`${letter} form`).evaluate((form) =>
    [
      ...form.querySelectorAll<HTMLInputElement>(
        'input:not([type=hidden]), select, textarea, button',
      ),
    ].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      return { name: control.name, value: control.value, box: [x, y + scrollY, width, height] };
    }),
  );

describe('a server-rendered form whose script loads 3 s late', () => {
  const { open } = useShop();

  it.each([
    ['390 px', phone],
    ['1280 px', desktop],
  ])(
    'loses nothing that is typed meanwhile, nor the focus, and nothing moves: %s',
    async (_, viewport) => {
      const { page } = await open({ viewport });
      await page.addInitScript(() => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            globalThis.shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.route(loader, async (route) => {
        await new Promise((done) => setTimeout(done, 3_000));
        await route.continue();
      });
      await page.goto(contact, { waitUntil: 'commit' });
      await message(page).waitFor();
      await writeLetter(page, '');
      await message(page).focus();
      // Everything but the script is there.
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(() => (globalThis.shifts.length = 0));
      const before = await readControls(page);
      expect(await page.locator(`${letter}:state(ready)`).count()).toBe(0);

      // One key after another, while the element takes the form over.
      const text = 'While you were out, somebody came by and asked for the small blue bowl.';
      let isThere = false;
      for (const key of text) {
        await page.keyboard.type(key, { delay: 60 });
        isThere ||= (await page.locator(`${letter}:state(ready)`).count()) > 0;
      }
      await page.locator(`${letter}:state(ready)`).waitFor();
      expect(isThere).toBe(true);
      expect(await message(page).inputValue()).toBe(text);
      expect(await message(page).evaluate((node) => node === document.activeElement)).toBe(true);
      const after = await readControls(page);
      const place = ({ name, box }: { name: string; box: number[] }) => ({ name, box });
      expect(after.map(place)).toEqual(before.map(place));
      expect(
        after.filter(({ name }) => name !== 'contact-message').map(({ value }) => value),
      ).toEqual(before.filter(({ name }) => name !== 'contact-message').map(({ value }) => value));
      expect(
        await page.evaluate(() => globalThis.shifts.reduce((sum, shift) => sum + shift, 0)),
      ).toBe(0);

      await send(page);
      await page.locator(`${letter} [role=status]`).waitFor();
    },
  );
});

describe('what was typed', () => {
  const { open } = useShop();

  async function openLetter(): Promise<Page> {
    const { page } = await open({ viewport: desktop });
    await page.goto(contact);
    await takenOver(page);
    await writeLetter(page, 'Half a lett');
    return page;
  }

  async function expectLetter(page: Page): Promise<void> {
    await takenOver(page);
    await expect.poll(() => message(page).inputValue()).toBe('Half a lett');
    const form = page.locator(letter);
    expect(await form.getByLabel('Last Name').inputValue()).toBe('Lovelace');
    expect(await form.getByLabel(/^What is it about/).inputValue()).toBe('An order');
  }

  it('survives a reload', async () => {
    const page = await openLetter();
    await page.reload();
    await expectLetter(page);
  });

  it('survives a visit elsewhere', async () => {
    const page = await openLetter();
    await page.goto('/about');
    await page.goto(contact);
    await expectLetter(page);
  });

  it('is gone once it was sent', async () => {
    const page = await openLetter();
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
    await page.reload();
    await takenOver(page);
    expect(await message(page).inputValue()).toBe('');
  });

  it('survives a server that is down, then a reload', async () => {
    const page = await openLetter();
    await page.route('**/api/form/**', (route) => route.fulfill({ status: 200, body: '{}' }));
    await send(page);
    await page.locator(`${letter} .vitrine-form-errors`).waitFor();
    await page.reload();
    await expectLetter(page);
  });
});

describe('Back to a form', () => {
  const { open } = useShop({ keepsPages: true });

  it('shows it as it was left, out of the back/forward cache', async () => {
    const { page } = await open({ viewport: desktop });
    await page.goto(contact);
    await takenOver(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['kept'] = String(persisted);
      }),
    );
    await writeLetter(page, 'Half a lett');
    await page.locator('.site-nav a[href="/events"]').click();
    await page.waitForURL('**/events');
    await page.goBack({ waitUntil: 'commit' });
    await takenOver(page);
    expect(await page.evaluate(() => document.documentElement.dataset['kept'])).toBe('true');
    expect(await message(page).inputValue()).toBe('Half a lett');
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
  });
});

describe('a page morph', () => {
  const { open } = useShop();

  it.each(['editing', 'wrong'])('does not change a form in use: %s', async (state) => {
    const { page } = await open({ viewport: desktop, bypassCSP: true });
    await page.addInitScript(`${idiomorph}\nglobalThis.Idiomorph = Idiomorph;`);
    await page.addInitScript(offerServerMarkup);
    await page.goto(contact);
    await takenOver(page);
    if (state === 'wrong') await send(page);
    await message(page).fill('Morph me');
    await page.evaluate(async (path) => {
      const next = await fetchPage(path);
      globalThis.Idiomorph.morph(document.body, next.body);
    }, contact);
    await takenOver(page);
    await expect.poll(() => message(page).inputValue()).toBe('Morph me');
    expect(await page.locator(`${letter} form`).isVisible()).toBe(true);
    if (state === 'wrong') {
      const error = page.locator(
        `${letter} [data-vitrine-field="contact-name"] .vitrine-field-error`,
      );
      await expect.poll(() => error.count()).toBe(1);
    }
    await writeLetter(page, 'Morph me');
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
  });

  it.each(['append', 'moveBefore'])('by %s keeps what was typed and the focus', async (how) => {
    const { page } = await open({ viewport: desktop });
    await page.goto(contact);
    await takenOver(page);
    await writeLetter(page, 'Move me');
    await page.evaluate(
      ([selector, method]) => {
        const element = document.querySelector(selector!)!;
        const parent = element.parentElement!;
        if (method === 'append') parent.append(element);
        else Reflect.apply(Reflect.get(parent, method!), parent, [element, null]);
      },
      [letter, how],
    );
    await takenOver(page);
    expect(await message(page).inputValue()).toBe('Move me');
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
  });
});
