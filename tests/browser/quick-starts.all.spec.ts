import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { installApp } from '../support/installed-apps.js';
import { serveFolder } from '../support/other-site.js';
import {
  addMug,
  expectCount,
  expectInCart,
  expectPackages,
  hasAccent,
  pressAdd,
} from '../support/quick-start-visit.js';
import { readQuickStart } from '../support/quick-starts.js';
import { useShop } from '../support/shop-page.js';

const { quickStarts: port } = inject('otherPorts');
const shop = inject('shop');
const site = `http://127.0.0.1:${port}`;

// At 127.0.0.1; every complaint of the console fails the test.
const { open } = useShop();

/** Serves a folder while `visit` looks at it. */
async function visitFolder(folder: string, visit: (page: Page) => Promise<void>): Promise<void> {
  const end = await serveFolder(port, folder);
  try {
    const { page } = await open({ baseURL: site });
    await visit(page);
  } finally {
    end();
  }
}

describe('the quick start for HTML', () => {
  const quickStart = readQuickStart('html', shop);

  async function visitPage(visit: (page: Page) => Promise<void>): Promise<void> {
    const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-html-'));
    try {
      quickStart.writeTo(folder);
      await visitFolder(folder, visit);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('sells a product by its name, in three lines', async () => {
    const [, lines = ''] = quickStart.files['index.html']!.split('\n\n');
    expect(lines.replace('</html>', '').trim().split('\n')).toHaveLength(3);
    await visitPage(async (page) => {
      await page.goto('/');
      await addMug(page);
      await expectInCart(page, shop, ['Dune Mug']);
    });
  });

  it('lists products, shows the cart beside the page, and signs up for letters', async () => {
    await visitPage(async (page) => {
      await page.goto('/more.html');
      const card = page.locator('.vitrine-card', { hasText: 'Porcelain Dripper Set' });
      await card.getByRole('button', { name: 'Add To Cart' }).click();
      const drawer = page.getByRole('dialog', { name: 'Cart, 1 item' });
      await drawer.getByRole('heading', { name: 'Porcelain Dripper Set' }).waitFor();
      await page.keyboard.press('Escape');
      const form = page.locator('vitrine-form');
      await form.scrollIntoViewIfNeeded();
      await form.getByLabel('Email').fill(`${randomUUID()}@example.com`);
      await form.getByRole('button', { name: 'Sign up' }).click();
      await page.locator('vitrine-form:state(submitted)').waitFor();
    });
  });

  it('sells a product that the page prints', async () => {
    await visitPage(async (page) => {
      await page.goto('/salt-cellar.html');
      await pressAdd(page, 1);
      await expectInCart(page, shop, ['Salt Cellar']);
      await page.locator('vitrine-cart [part~=checkout]').click();
      await page.waitForURL(`${shop}/checkout`);
      await fillCheckout(page);
      expect((await buy(page)).items).toMatchObject([{ sku: 'SALT', quantity: 1 }]);
    });
  });
});

describe('the quick start for the script files', () => {
  const app = installApp('cdn');
  const { files, commands, parts } = readQuickStart('cdn', shop);
  const folder = path.join(app.folder, 'public');
  const [classic = '', analytics = ''] = parts;

  /** Runs the page's own commands; `change` changes the page after them. */
  async function visitPage(change: (html: string) => string, visit: (page: Page) => Promise<void>) {
    const [install = '', ...host] = commands.join('').trim().split('\n');
    expect(install).toBe('npm install vitrine');
    rmSync(folder, { recursive: true, force: true });
    execFileSync('sh', ['-ec', host.join('\n')], { cwd: app.folder });
    const hashes = path.join(app.folder, 'node_modules/vitrine/dist/integrity-lite.json');
    const { 'vitrine.js': hash } = JSON.parse(readFileSync(hashes, 'utf8')) as {
      'vitrine.js': string;
    };
    const html = files['public/index.html']!;
    expect(html).toContain('sha384-…');
    writeFileSync(path.join(folder, 'index.html'), change(html.replace('sha384-…', hash)));
    await visitFolder(folder, visit);
  }

  it.skipIf(app.skipped).each([
    ['the module with its hash', (html: string) => html],
    ['the classic script', (html: string) => html.replace(/<script\s[^]*?<\/script>/, classic)],
  ])(`sells by %s, hosted by the page's own site${app.skipped}`, async (_title, change) => {
    await visitPage(change, async (page) => {
      await page.goto('/');
      await addMug(page);
      expect(await hasAccent(page)).toBe(true);
      await expectInCart(page, shop, ['Dune Mug']);
    });
  });

  it.skipIf(app.skipped)(`sends the shop what is tracked${app.skipped}`, async () => {
    await visitPage(
      (html) => html.replace('</head>', `${analytics}</head>`),
      async (page) => {
        const sent = page.waitForRequest(
          (request) => request.postData()?.includes('add_to_cart') === true,
        );
        await page.goto('/');
        await addMug(page);
        expect(new URL((await sent).url()).origin).toBe(shop);
      },
    );
  });
});

describe('the quick start for htmx', () => {
  const app = installApp('htmx');

  it.skipIf(app.skipped)(`sells what is swapped in${app.skipped}`, async () => {
    const quickStart = readQuickStart('htmx', shop);
    expectPackages(quickStart, app);
    quickStart.writeTo(app.folder);
    await visitFolder(app.folder, async (page) => {
      await page.goto('/');
      const mug = page.getByRole('button', { name: 'Mug', exact: true });
      await mug.click();
      await addMug(page);
      await mug.evaluate((button) => button.setAttribute('hx-swap', 'innerMorph'));
      const swapped = page.evaluate(
        () =>
          new Promise<void>((resolve) => {
            document.addEventListener('htmx:after:settle', () => resolve(), { once: true });
          }),
      );
      await mug.click();
      await swapped;
      expect(await page.getByLabel('Colour', { exact: true }).inputValue()).toBe('Oat');
      await page.getByRole('button', { name: 'Salt cellar' }).click();
      await page.getByRole('heading', { name: 'Salt Cellar' }).waitFor();
      await pressAdd(page, 2);
      await expectInCart(page, shop, ['Dune Mug', 'Salt Cellar']);
    });
  });
});

describe('the quick start for Turbo', () => {
  const app = installApp('turbo');

  it.skipIf(app.skipped)(
    `sells in a frame, after a visit and after Back${app.skipped}`,
    async () => {
      const quickStart = readQuickStart('turbo', shop);
      expectPackages(quickStart, app);
      quickStart.writeTo(app.folder);
      await visitFolder(app.folder, async (page) => {
        await page.goto('/index.html');
        // A visit of the browser's own would lose it.
        await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
        await addMug(page);
        await page.getByRole('link', { name: 'Show the salt cellar here' }).click();
        const frame = page.locator('turbo-frame vitrine-add-to-cart');
        await frame.getByRole('button', { name: 'Add To Cart' }).click();
        await expectCount(page, 2);
        await page.getByRole('link', { name: 'Salt cellar', exact: true }).click();
        await page.waitForURL('**/salt.html');
        await pressAdd(page, 3);
        await page.goBack();
        await page.waitForURL('**/index.html');
        await expectCount(page, 3);
        expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
        await expectInCart(page, shop, ['Dune Mug', 'Salt Cellar']);
      });
    },
  );
});
