import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { InstalledApp } from './installed-apps.js';
import type { QuickStart } from './quick-starts.js';

/** Packages of the fixtures that only check types; an application runs without them. */
const checkers = ['@types/react', '@types/react-dom', 'svelte-check', 'typescript', 'vue-tsc'];

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** Expects that a quick start installs what its application has, neither less nor something else. */
export function expectPackages({ packages }: QuickStart, app: InstalledApp): void {
  const manifest = readFileSync(path.join(app.folder, 'package.json'), 'utf8');
  const { dependencies = {}, devDependencies = {} } = JSON.parse(manifest) as Manifest;
  const needed = Object.keys({ ...dependencies, ...devDependencies });
  const unnamed = needed.filter((name) => ![...packages, ...checkers, 'vitrine'].includes(name));
  const missing = packages.filter(
    (name) => !existsSync(path.join(app.folder, 'node_modules', name, 'package.json')),
  );
  expect({ unnamed, missing }).toEqual({ unnamed: [], missing: [] });
}

/** Chooses the small oat mug in the page and adds it; ends when the pill counts `count` items. */
export async function addMug(page: Page, count = 1): Promise<void> {
  await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await page.getByLabel('Size', { exact: true }).selectOption('Small');
  await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
  await pressAdd(page, count);
}

/** Adds what the page shows; ends when the pill counts `count` items. */
export async function pressAdd(page: Page, count: number): Promise<void> {
  await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await page.getByRole('button', { name: 'Add To Cart' }).press('Enter');
  await page.getByRole('button', { name: 'Added!' }).waitFor();
  await expectCount(page, count);
}

const pillOf = (page: Page, count: number) =>
  page.locator('vitrine-cart-pill [part~=pill]', {
    hasText: count === 1 ? '1 item' : `${count} items`,
  });

export async function expectCount(page: Page, count: number): Promise<void> {
  await pillOf(page, count).waitFor();
}

/** Follows the pill to the shop and expects these products in its cart. */
export async function expectInCart(page: Page, shop: string, titles: string[]): Promise<void> {
  await page.locator('vitrine-cart-pill [part~=pill]').click();
  await page.waitForURL(`${shop}/cart`);
  await page.locator('vitrine-cart:state(ready)').waitFor();
  const headings = page.locator('vitrine-cart').getByRole('heading', { level: 3 });
  await expect.poll(() => headings.allTextContents()).toEqual(titles);
}

/** Whether the button has the accent that the page's theme sets. */
export function hasAccent(page: Page): Promise<boolean> {
  const button = page.locator('vitrine-add-to-cart [part~=button]');
  return button.evaluate((one) => {
    const { body, documentElement } = document;
    const accent = getComputedStyle(documentElement).getPropertyValue('--vitrine-color-accent');
    body.style.color = accent;
    return accent !== '' && getComputedStyle(one).backgroundColor === getComputedStyle(body).color;
  });
}
