import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findViolations } from '../support/axe.js';
import { signIn } from '../support/owner-pages.js';
import { startOwnShop, type OwnShop } from '../support/own-shop.js';
import { useShop } from '../support/shop-page.js';

/** A shop of its own, whose templates the test changes. */
describe('the templates of a running shop', () => {
  const { open } = useShop();
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-template-changes-'));
  const templates = path.join(folder, 'templates');
  // A page that the example has no template of its own for.
  const saved = path.join(templates, 'saved.html');
  let own: OwnShop;
  let shop: string;
  let text: string;

  beforeAll(async () => {
    cpSync('shop/pages/templates', templates, { recursive: true });
    text = readFileSync(saved, 'utf8');
    // What is broken is in its log.
    own = await startOwnShop(
      { DATA_DIR: path.join(folder, 'data'), TEMPLATES_DIR: templates },
      'ignore',
    );
    shop = own.address;
  });
  afterAll(async () => {
    await own.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
  const panel = (page: Page) => page.getByRole('alert', { name: 'Errors of the templates' });

  it('show a change at the next request; a broken one shows the owner its code, and visitors the last good page', async () => {
    const visitor = await open({ baseURL: shop });
    const owner = await open({ baseURL: shop });
    await signIn(owner.page);
    await visitor.page.goto('/saved');
    const changed = text.replace(/<h1>.*<\/h1>/, '<h1>Saved after the change</h1>');
    expect(changed).not.toBe(text);
    writeFileSync(saved, changed);
    await visitor.page.goto('/saved');
    expect(await heading(visitor.page)).toBe('Saved after the change');

    writeFileSync(saved, changed.replace('Saved after the change', '{title|loud}'));
    await visitor.page.goto('/saved');
    expect(await heading(visitor.page)).toBe('Saved after the change');
    expect(await panel(visitor.page).count()).toBe(0);
    await owner.page.goto('/saved');
    expect(await heading(owner.page)).toBe('Saved after the change');
    await panel(owner.page).getByText('saved.html').waitFor();
    expect(await panel(owner.page).locator('pre').textContent()).toMatch(
      /FORMATTER_UNKNOWN[^]*> +\d+ \| .*<h1>\{title\|loud\}<\/h1>\n.*\^/,
    );
    expect(await findViolations(owner.page)).toEqual([]);

    writeFileSync(saved, text);
    await owner.page.goto('/saved');
    expect(await panel(owner.page).count()).toBe(0);
  });
});
