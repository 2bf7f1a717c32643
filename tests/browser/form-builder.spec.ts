import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { focusedName, tabTo } from '../support/keyboard.js';
import { desktop, narrow, useShop } from '../support/shop-page.js';
import { isWhole } from '../support/lane.js';
import { randomUUID } from 'node:crypto';
import { signIn } from '../support/owner-pages.js';

const newName = () => `Ask us ${randomUUID().slice(0, 8)}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function openBuilder(page: Page, address = '/owner/forms/new'): Promise<void> {
  await signIn(page, address);
  await page.locator('vitrine-form-builder:state(ready)').waitFor();
}

/** Adds a field by mouse or finger. */
async function add(page: Page, kind: RegExp, title?: string): Promise<void> {
  await button(page, 'Add a field').click();
  await button(page, kind).click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  if (title !== undefined) await page.keyboard.type(title);
}

/** The titles as the list has them. */
const titles = (page: Page) => page.locator('vitrine-form-builder .row-title').allTextContents();

/** Saves, and gives the id of the form. */
async function save(page: Page): Promise<string> {
  await button(page, 'Save').click();
  await page.waitForURL(/\/owner\/forms\/[\w-]+\?saved/);
  return /forms\/([\w-]+)\?/.exec(page.url())?.[1] ?? '';
}

/** What the form's page has stored for the owner. */
async function storedFields(page: Page, id: string): Promise<unknown[]> {
  const answer = await page.request.get(`/api/forms/${id}`);
  const { fields } = (await answer.json()) as { fields: unknown[] };
  return fields;
}

describe('a form made with the form builder', () => {
  const { open } = useShop();

  it('by mouse is the one that a visitor fills in, and its answers come back', async () => {
    const name = newName();
    const { page } = await open({ viewport: desktop });
    await openBuilder(page);
    await button(page, /^Empty form/).click();
    await page.keyboard.type(name);
    await add(page, /^Name First/);
    await page.getByLabel('Visitors must answer this').check();
    await add(page, /^Email/, 'Where can we reach you?');
    await page.getByLabel('Visitors must answer this').check();
    await add(page, /^Dropdown/, 'What is it about?');
    await page.getByLabel('Choices').fill('An order\nA commission');
    await add(page, /^Long text/);
    await page.getByLabel('Most characters').fill('200');
    await button(page, 'Move What is it about? up').click();
    await page.getByText('Button and thank-you').click();
    await page.getByLabel('Text on the button').fill('Send it');
    await page.getByLabel('Message after sending').fill('Thank you, we will write.');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByLabel('What is it about?').selectOption('A commission');
    const id = await save(page);
    await page.locator('vitrine-form-builder:state(ready)').waitFor();
    expect(await titles(page)).toEqual([
      'Name',
      'What is it about?',
      'Where can we reach you?',
      'Message',
    ]);

    const { page: visitor } = await open();
    await visitor.goto(`/forms/${id}`);
    await visitor.locator('vitrine-form:state(ready)').waitFor();
    await visitor.getByLabel('First Name').fill('Ada');
    await visitor.getByLabel('Last Name').fill('Lovelace');
    await visitor.getByLabel(/What is it about/).selectOption('An order');
    await visitor.getByLabel(/Where can we reach you/).fill('ada@example.com');
    await visitor.getByLabel(/Message/).fill('A note for you');
    await button(visitor, 'Send it').click();
    await visitor.getByText('Thank you, we will write.').waitFor();

    await page.goto(`/owner/forms/${id}/submissions`);
    for (const answer of ['Ada Lovelace', 'An order', 'ada@example.com', 'A note for you']) {
      await page.getByText(answer).first().waitFor();
    }
  });

  if (isWhole) {
    it('is put in order by dragging, is not lost in a reload before it is saved, nor back after it was', async () => {
      const { page } = await open({ viewport: desktop });
      await openBuilder(page);
      await button(page, /^Contact form/).click();
      const row = (title: string) =>
        page.locator('vitrine-form-builder .row', { hasText: title }).first();
      const grip = await row('Message').locator('.grip').boundingBox();
      const first = await row('Name').boundingBox();
      if (!grip || !first) throw new Error('Nothing to drag.');
      await page.mouse.move(grip.x + 8, grip.y + 20);
      await page.mouse.down();
      await page.mouse.move(grip.x + 8, grip.y - 60, { steps: 5 });
      await page.mouse.move(grip.x + 8, first.y + 4, { steps: 5 });
      await page.mouse.up();
      expect(await titles(page)).toEqual(['Message', 'Name', 'Email']);
      await page.mouse.move(grip.x + 8, grip.y + 200);
      expect(await titles(page)).toEqual(['Message', 'Name', 'Email']);
      await page.getByLabel('Form name').fill('Half a form');
      await page.reload();
      await page.getByText('Your unsaved changes are back.').waitFor();
      expect(await page.getByLabel('Form name').inputValue()).toBe('Half a form');
      expect(await titles(page)).toEqual(['Message', 'Name', 'Email']);
      await save(page);
      await page.goto('/owner/forms/new');
      await button(page, /^Newsletter signup/).waitFor();
    });

    it('by keyboard alone is the same', async () => {
      const name = newName();
      const { page } = await open({ viewport: desktop });
      await openBuilder(page);
      await tabTo(page, /^Empty form/);
      await page.keyboard.press('Enter');
      await page.keyboard.type(name);
      for (const [kind, title] of [
        [/^Email/, 'Your email'],
        [/^Long text/, 'What can we do?'],
      ] as const) {
        await tabTo(page, /^Add a field/);
        await page.keyboard.press('Enter');
        await tabTo(page, kind);
        await page.keyboard.press('Enter');
        await expect.poll(() => focusedName(page)).toMatch(/^Title/);
        await page.keyboard.type(title);
      }
      await tabTo(page, /^Visitors must answer this/);
      await page.keyboard.press('Space');
      await tabTo(page, /^What can we do/, 'Shift+Tab');
      // From the title to the row's own button.
      await tabTo(page, /^What can we do\? Long text/, 'Shift+Tab');
      await page.keyboard.press('Alt+ArrowUp');
      expect(await titles(page)).toEqual(['What can we do?', 'Your email']);
      expect(await focusedName(page)).toMatch(/^What can we do\?/);
      await tabTo(page, /^Save$/);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?saved/);
      const id = /forms\/([\w-]+)\?/.exec(page.url())?.[1] ?? '';
      expect(await storedFields(page, id)).toMatchObject([
        { type: 'textarea', title: 'What can we do?', required: true },
        { type: 'email', title: 'Your email' },
      ]);
    });

    it('on a phone of 320 px is the same, with nothing beside the page', async () => {
      const { page } = await open({ viewport: narrow, hasTouch: true });
      await openBuilder(page);
      await button(page, /^Contact form/).tap();
      await page.getByLabel('Form name').fill(newName());
      await button(page, 'Add a field').tap();
      await button(page, /^Phone/).tap();
      await button(page, 'Move Phone up').tap();
      await button(page, 'Move Phone up').tap();
      expect(await titles(page)).toEqual(['Name', 'Phone', 'Email', 'Message']);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(320);
      const small = await page.locator('vitrine-form-builder').evaluate(({ shadowRoot }) =>
        [...shadowRoot!.querySelectorAll('button, summary, select, input:not([type=checkbox])')]
          .filter((control) => control.checkVisibility())
          .map((control) => ({ height: control.getBoundingClientRect().height, control }))
          .filter(({ height }) => height < 44)
          .map(({ control }) => control.outerHTML),
      );
      expect(small).toEqual([]);
      const id = await save(page);
      expect(await storedFields(page, id)).toHaveLength(4);
    });
  }
});
