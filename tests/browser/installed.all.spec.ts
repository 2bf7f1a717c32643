import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { buy, fillCheckout } from '../support/checkout-form.js';
import { installApp, type InstalledApp } from '../support/installed-apps.js';
import { serveFolder } from '../support/other-site.js';
import { addMug, expectInCart, expectPackages, hasAccent } from '../support/quick-start-visit.js';
import { readQuickStart } from '../support/quick-starts.js';
import { useShop } from '../support/shop-page.js';

const { installed: port } = inject('otherPorts');
const shop = inject('shop');
const site = `http://127.0.0.1:${port}`;

/** What an application does before it is served, and how; ends what it has started. */
type Serve = (app: InstalledApp) => Promise<() => unknown>;

const serveVite: Serve = (app) => {
  app.run('vite', ['build']);
  return serveFolder(port, path.join(app.folder, 'dist'));
};

const serveWebpack: Serve = (app) => {
  const said = app.run('webpack', ['--mode', 'production']);
  // It warns of every bundle above 244 KiB.
  expect(said).not.toMatch(/(ERROR|WARNING) in (?!asset size|entrypoint size|webpack performance)/);
  return serveFolder(port, app.folder);
};

/** As `next build` and `next start`; ready once it answers. */
const serveNext: Serve = async (app) => {
  app.run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' });
  const args = ['node_modules/.bin/next', 'start', '-H', '127.0.0.1', '-p', String(port)];
  return start(app.folder, args, { NEXT_TELEMETRY_DISABLED: '1' }, 'Ready');
};

/** React as it is developed, which tells every difference that it finds when it hydrates. */
const serveHydrated: Serve = async (app) => {
  const env = { SHOP: shop, NODE_ENV: 'development', PORT: String(port) };
  const mode = ['--mode', 'development'];
  app.run('vite', ['build', 'server', ...mode], env);
  app.run(
    'vite',
    ['build', 'server', ...mode, '--ssr', 'server.tsx', '--outDir', 'dist-server'],
    env,
  );
  return start(path.join(app.folder, 'server'), ['serve.js'], env, 'ready');
};

/** Starts a server of Node, waits until it prints `ready`, and returns what ends it. */
async function start(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  ready: string,
): Promise<() => Promise<void>> {
  const server = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (text: Buffer) => text.toString().includes(ready) && resolve());
    void ended.then(([status]) => reject(new Error(`${args.join(' ')} stopped (${status}).`)));
  });
  return async () => {
    server.kill('SIGKILL');
    await ended;
  };
}

/** What the server has printed, before any script runs. */
const readServed = async () => (await fetch(site)).text();

const quickStarts = [
  ['npm', serveWebpack],
  ['react', serveVite],
  ['next', serveNext],
  ['vue', serveVite],
  ['svelte', serveVite],
] as const;

// At 127.0.0.1; every complaint of the console fails the test.
const { open } = useShop();

describe.each(quickStarts)('the quick start for %s, with the package installed', (name, serve) => {
  const app = installApp(name);

  it.skipIf(app.skipped)(
    `adds what the shopper chose${app.skipped}`,
    { timeout: 180_000 },
    async () => {
      const quickStart = readQuickStart(name, shop);
      expectPackages(quickStart, app);
      quickStart.writeTo(app.folder);
      const end = await serve(app);
      try {
        if (serve === serveNext) {
          const served = await readServed();
          expect(served).toContain('<vitrine-product product="dune-mug">');
          expect(served).toContain(`<a href="${shop}/shop/dune-mug">Buy the mug</a>`);
        }
        const { page } = await open({ baseURL: site });
        await page.goto('/');
        await addMug(page);
        if (Object.values(quickStart.files).join('').includes('vitrine/themes/')) {
          expect(await hasAccent(page)).toBe(true);
        }
        // What the application's own listener writes.
        await page.getByText('Added 1 of MUG-OAT-SMALL', { exact: true }).waitFor();
        await expectInCart(page, shop, ['Dune Mug']);
      } finally {
        await end();
      }
    },
  );
});

describe('the package in React on a server, hydrated', () => {
  const app = installApp('react');

  it.skipIf(app.skipped)(
    `sells what the shopper chose${app.skipped}`,
    { timeout: 180_000 },
    async () => {
      const end = await serveHydrated(app);
      try {
        const served = await readServed();
        expect(served).toContain('<vitrine-add-to-cart product-id="item-dune-mug">');
        expect(served).toContain('<button>Add to cart</button>');
        const { page } = await open({ baseURL: site });
        await sell(page);
      } finally {
        await end();
      }
    },
  );
});

async function sell(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('vitrine-add-to-cart:state(ready)').waitFor();
  await page.getByLabel('Size', { exact: true }).selectOption('Large');
  await page.getByLabel('Colour', { exact: true }).selectOption('Oat');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await page.getByRole('button', { name: 'Add To Cart' }).press('Enter');
  await page.getByRole('button', { name: 'Added!' }).waitFor();
  await page.getByText('2 of MUG-OAT-LARGE').waitFor();
  await page.locator('vitrine-cart-pill [part~=pill]', { hasText: '2 items' }).click();
  await page.waitForURL(`${shop}/cart`);
  await page.locator('vitrine-cart [part~=checkout]').click();
  await page.waitForURL(`${shop}/checkout`);
  await fillCheckout(page);
  const order = await buy(page);
  expect(order.items).toMatchObject([{ sku: 'MUG-OAT-LARGE', quantity: 2 }]);
}
