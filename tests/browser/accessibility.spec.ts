import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { desktop, mounted, phone, useShop } from '../support/shop-page.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResults {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
}

/** The violations axe finds on the page, each as one line. */
async function check(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (Reflect.get(globalThis, 'axe') as { run(): Promise<AxeResults> }).run(),
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id} at ${String(target)}: ${failureSummary}`),
  );
}

const pages = ['/', '/shop/dune-mug', '/shop/gift-card', '/shop/salt-cellar', '/cart', '/about'];

describe('axe finds nothing', () => {
  const { open } = useShop();

  for (const [width, viewport] of [
    ['390 px', phone],
    ['1280 px', desktop],
  ] as const) {
    it.each(pages)(`at ${width} on %s`, async (path) => {
      const { page } = await open({ viewport, reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await check(page)).toEqual([]);
    });
  }

  it('on a cart page with an entry', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto('/shop/salt-cellar');
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.locator('vitrine-cart-pill [part~=pill]').click();
    await page.waitForURL('**/cart', { waitUntil: 'networkidle' });
    expect(await check(page)).toEqual([]);
  });

  it('on a product page that shows a failure', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto('/shop/dune-mug');
    await mounted(page, 'vitrine-add-to-cart');
    await page.getByRole('button', { name: 'Add To Cart', exact: true }).click();
    await page.getByText('Please select the Colour and Size options.').first().waitFor();
    expect(await check(page)).toEqual([]);
  });
});

describe('the page fits', () => {
  const { open } = useShop();
  it.each(pages)('320 px without a horizontal scroll bar: %s', async (path) => {
    const { page } = await open({ viewport: { width: 320, height: 640 } });
    await page.goto(path, { waitUntil: 'networkidle' });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
