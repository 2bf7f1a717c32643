import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { installApp, type InstalledApp } from '../support/installed-apps.js';
import { pageOf, serveFolder } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';

const { installed: port } = inject('otherPorts');
const shop = inject('shop');
const site = `http://127.0.0.1:${port}`;
const env = { SHOP: shop };

/** What an application does before it is served, and how; ends what it has started. */
type Serve = (app: InstalledApp) => Promise<() => unknown>;

const serveBuilt =
  (...build: readonly string[]): Serve =>
  (app) => {
    const [command = '', ...args] = build;
    app.run(command, args, env);
    return serveFolder(port, path.join(app.folder, 'dist'));
  };

/** React as it is developed, which tells every difference that it finds when it hydrates. */
const serveRendered: Serve = async (app) => {
  const development = { ...env, NODE_ENV: 'development' };
  app.run('vite', ['build', '--mode', 'development'], development);
  const target = ['--ssr', 'server.tsx', '--outDir', 'dist-server'];
  app.run('vite', ['build', '--mode', 'development', ...target], development);
  const server = spawn(process.execPath, ['serve.js'], {
    cwd: app.folder,
    env: { ...process.env, ...development, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(server.stdout, 'data');
  return async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
};

/** The files of the package itself, by a script tag. */
const servePlain: Serve = (app) => {
  const page = readFileSync(path.join(app.folder, 'page.html'), 'utf8');
  return serveFolder(port, path.join(app.folder, 'node_modules/vitrine/dist/cdn'), {
    '/': pageOf(shop, page).replace(`${shop}/assets/`, '/'),
  });
};

/** webpack writes next to the page that the application brings. */
const serveWebpack: Serve = (app) => {
  app.run('node', ['build.js'], env);
  const page = readFileSync(path.join(app.folder, 'index.html'), 'utf8');
  return serveFolder(port, path.join(app.folder, 'dist'), { '/': page });
};

async function sell(page: Page): Promise<void> {
  await page.goto(`${site}/`);
  await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await page.getByLabel('Size', { exact: true }).selectOption('Large');
  await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add To Cart' }).press('Enter');
  await page.getByRole('button', { name: 'Added!' }).waitFor();
  // What the application's own listener writes.
  await page.getByText('2 of MUG-OAT-LARGE').waitFor();
  await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '2 items' }).click();
  await page.waitForURL(`${shop}/cart`);
  await page.locator('vitrine-cart [part~=checkout]').click();
  await page.waitForURL(`${shop}/checkout`);
  await fillCheckout(page);
  const order = await buy(page);
  expect(order.items).toMatchObject([{ sku: 'MUG-OAT-LARGE', quantity: 2 }]);
}

const applications = [
  ['Vite and React', 'react', serveBuilt('vite', 'build')],
  ['React on a server, hydrated', 'react', serveRendered],
  ['Vue', 'vue', serveBuilt('vite', 'build')],
  ['Svelte', 'svelte', serveBuilt('vite', 'build')],
  ['webpack', 'webpack', serveWebpack],
  ['a plain page', 'plain', servePlain],
] as const;

describe.each(applications)('the package installed into %s', (title, name, serve) => {
  // At 127.0.0.1; every complaint of the console fails the test.
  const { open } = useShop();
  const app = installApp(name);

  it.skipIf(app.skipped)(
    `sells what the shopper chose${app.skipped}`,
    { timeout: 180_000 },
    async () => {
      const end = await serve(app);
      try {
        const { page } = await open({ baseURL: site });
        if (serve === serveRendered) {
          const served = await (await fetch(site)).text();
          expect(served).toContain('<vitrine-add-to-cart product-id="item-dune-mug">');
          expect(served).toContain('<button>Add to cart</button>');
        }
        await sell(page);
      } finally {
        await end();
      }
      expect(title).not.toBe('');
    },
  );
});
