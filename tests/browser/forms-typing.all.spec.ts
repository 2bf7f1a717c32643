import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { offerServerMarkup } from '../support/server-markup.js';
import { idle } from '../support/settled.js';
import { desktop, phone, useShop } from '../support/shop-page.js';
import { contact, letter, send, takenOver, writeLetter } from '../support/website-form.js';

const idiomorph = readFileSync(
  createRequire(import.meta.url).resolve('idiomorph/dist/idiomorph.js'),
  'utf8',
);
const message = (page: Page) => page.locator(letter).getByLabel(/^Message/);
declare global {
  var shifts: number[];
}

const loader = /\/assets\/vitrine\.js/;

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

describe('a server-rendered form whose script loads late', () => {
  const { open } = useShop();

  it('loses nothing that is typed meanwhile, nor the focus, and nothing moves', async () => {
    const { page } = await open({ viewport: phone });
    await page.addInitScript(() => {
      globalThis.shifts = [];
      // Also those within half a second of a key, which count as wanted elsewhere.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let arrive = () => {};
    const late = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(loader, (route) => late.then(() => route.continue()));
    await page.goto(contact, { waitUntil: 'commit' });
    await message(page).waitFor();
    await writeLetter(page, '');
    await message(page).focus();
    // Everything but the script is there.
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => (globalThis.shifts.length = 0));
    const before = await readControls(page);
    const isReady = () => page.locator(`${letter}:state(ready)`).count();
    expect(await isReady()).toBe(0);

    // One key after another, until the element has taken the form over.
    let text = '';
    const type = async (key: string) => {
      await page.keyboard.type(key);
      text += key;
    };
    for (const key of 'While you were out, ') await type(key);
    arrive();
    while ((await isReady()) === 0) await type('a');
    for (const key of ' small blue bowl') await type(key);
    expect(await message(page).inputValue()).toBe(text);
    expect(await message(page).evaluate((node) => node === document.activeElement)).toBe(true);
    const after = await readControls(page);
    const place = ({ name, box }: { name: string; box: number[] }) => ({ name, box });
    expect(after.map(place)).toEqual(before.map(place));
    expect(
      after.filter(({ name }) => name !== 'contact-message').map(({ value }) => value),
    ).toEqual(before.filter(({ name }) => name !== 'contact-message').map(({ value }) => value));
    await idle(page);
    expect(await page.evaluate(() => globalThis.shifts)).toEqual([]);

    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
  });
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

  it('survives a reload, a visit elsewhere and a server that is down, and is gone once it was sent', async () => {
    const page = await openLetter();
    await page.reload();
    await expectLetter(page);
    await page.goto('/about');
    await page.goto(contact);
    await expectLetter(page);
    await page.route('**/api/form/**', (route) => route.fulfill({ status: 200, body: '{}' }));
    await send(page);
    await page.locator(`${letter} .vitrine-form-errors`).waitFor();
    await page.reload();
    await expectLetter(page);
    await page.unroute('**/api/form/**');
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
    await page.reload();
    await takenOver(page);
    expect(await message(page).inputValue()).toBe('');
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

  it('does not change a form in use, nor one that is wrong', async () => {
    const { page } = await open({ viewport: desktop, bypassCSP: true });
    await page.addInitScript(`${idiomorph}\nglobalThis.Idiomorph = Idiomorph;`);
    await page.addInitScript(offerServerMarkup);
    await page.goto(contact);
    await takenOver(page);
    const morph = async () => {
      await page.evaluate(async (path) => {
        const next = await fetchPage(path);
        globalThis.Idiomorph.morph(document.body, next.body);
      }, contact);
      await takenOver(page);
      await expect.poll(() => message(page).inputValue()).toBe('Morph me');
      expect(await page.locator(`${letter} form`).isVisible()).toBe(true);
    };
    await message(page).fill('Morph me');
    await morph();
    await send(page);
    const error = page.locator(
      `${letter} [data-vitrine-field="contact-name"] .vitrine-field-error`,
    );
    await error.waitFor();
    await morph();
    await expect.poll(() => error.count()).toBe(1);
    await writeLetter(page, 'Morph me');
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
  });

  it('by append and by moveBefore keeps what was typed', async () => {
    const { page } = await open({ viewport: desktop });
    await page.goto(contact);
    await takenOver(page);
    await writeLetter(page, 'Move me');
    for (const how of ['append', 'moveBefore']) {
      await page.evaluate(
        ([selector, method]) => {
          const element = document.querySelector(selector!)!;
          const parent = element.parentElement!;
          if (method === 'append') parent.append(element);
          else Reflect.apply(Reflect.get(parent, method!), parent, [element, parent.firstChild]);
        },
        [letter, how],
      );
      await takenOver(page);
      expect(await message(page).inputValue()).toBe('Move me');
    }
    await send(page);
    await page.locator(`${letter} [role=status]`).waitFor();
  });
});
