import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { serveFolder } from '../support/other-site.js';
import { desktop, narrow, phone, useShop } from '../support/shop-page.js';

const { documentation: port } = inject('otherPorts');
const root = mkdtempSync(path.join(tmpdir(), 'vitrine-docs-'));
const folder = path.join(root, 'some/where');
const site = `http://127.0.0.1:${port}/some/where`;

/** One page of each kind. */
const kinds = [
  'index',
  'guides/themes',
  'guides/storybook',
  'reference/elements',
  'reference/elements/vitrine-add-to-cart',
  'reference/events',
  'reference/errors',
  'reference/tokens',
  'reference/server',
];

/** Thousands of nodes, of which axe takes four seconds; its markup is that of the other pages of reference. */
const longest = 'reference/server';

const looks = [
  [phone, 'light'],
  [desktop, 'dark'],
] as const;

describe('the documentation, served under a path of another site', () => {
  const { open } = useShop();
  let end = () => {};
  beforeAll(async () => {
    execFileSync(process.execPath, ['scripts/docs.mjs', folder], { stdio: 'pipe' });
    end = await serveFolder(port, root);
  }, 300_000);
  afterAll(() => {
    end();
    rmSync(root, { recursive: true, force: true });
  });

  const visit = async (page: string, options = {}) => {
    const visitor = await open({ baseURL: site, ...options });
    await visitor.page.goto(`${site}/${page}.html`);
    return visitor.page;
  };

  it('is accessible, light on a phone and dark on a desktop, and does not scroll at 320 px', async () => {
    const { page } = await open({ baseURL: site });
    for (const name of kinds) {
      await page.goto(`${site}/${name}.html`);
      for (const [viewport, colorScheme] of name === longest ? looks.slice(0, 1) : looks) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        expect([name, colorScheme, await findViolations(page)]).toEqual([name, colorScheme, []]);
      }
      await page.setViewportSize(narrow);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([name, width]).toEqual([name, 320]);
    }
  });

  it('is read by keyboard: skips to the text, finds, and opens what is found', async () => {
    const page = await visit('guides/forms', { viewport: desktop });
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Skip to the text');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.getByRole('combobox').fill('zeppelin');
    await page.getByText('Nothing was found.').waitFor({ state: 'attached' });
    await page.getByRole('combobox').fill('price');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await page.getByRole('combobox').fill('');
    await page.getByRole('combobox').blur();
    await page.keyboard.press('/');
    await page.keyboard.type('vitrine-add-failed');
    const options = page.getByRole('option');
    await options.first().waitFor();
    expect(await page.getByRole('combobox').getAttribute('aria-expanded')).toBe('true');
    expect(await page.locator('.status').textContent()).toMatch(/^\d+ places$/);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = page.getByRole('option', { selected: true });
    const address = await chosen.getAttribute('href');
    expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(
      await chosen.getAttribute('id'),
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}/${address?.replace('../', '')}`);
    expect(await page.locator(':target').textContent()).toContain('vitrine-add-failed');
  });

  it('searches from a file too', async () => {
    const { page } = await open({ baseURL: site });
    await page.goto(pathToFileURL(path.join(folder, 'index.html')).href);
    await page.getByRole('combobox').fill('--vitrine-radius');
    // At once: the index may still be on its way.
    await page.getByRole('combobox').press('Enter');
    await page.waitForURL(/tokens\.html#--vitrine-radius$/);
  });

  it('copies the code of a block', async () => {
    const page = await visit('index', { permissions: ['clipboard-read', 'clipboard-write'] });
    const block = page.locator('.code').first();
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await block.locator('pre').textContent());
    expect(copied).toContain('<vitrine-product product="dune-mug">');
  });

  it('opens its list of pages on a phone, by keyboard and without script', async () => {
    const page = await visit('guides/forms', { viewport: phone, javaScriptEnabled: false });
    const nav = page.getByRole('navigation', { name: 'Pages' });
    expect(await nav.isVisible()).toBe(false);
    expect(await page.locator('.search, .copy').first().isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Menu' }).press('Enter');
    await nav.waitFor();
    await nav.getByRole('link', { name: 'Events' }).click();
    await page.waitForURL(`${site}/reference/events.html`);
  });
});
