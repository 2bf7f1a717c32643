import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { answers, run, runs, start, writeInto } from '../support/page-servers.js';
import { addMug, expectInCart } from '../support/quick-start-visit.js';
import { readQuickStart, type QuickStart } from '../support/quick-starts.js';
import { useShop } from '../support/shop-page.js';
import { hasWordPress, startWordPress } from '../support/wordpress.js';

const { serverQuickStarts: port } = inject('otherPorts');
const shop = inject('shop');
const site = `http://127.0.0.1:${port}`;
/** Ends a script, a tag and an attribute where a page does not escape it, or begins a script that nothing ends. */
const title = `Mug </script><img src="x"> "' & <!-- <script>`;

/** Serves the application of a quick start from a folder; returns what ends it. */
type Serve = (folder: string, quickStart: QuickStart) => Promise<() => Promise<void>>;

const servePhp: Serve = (folder, { files }) => {
  writeInto(folder, files);
  return start(folder, ['php', '-S', `127.0.0.1:${port}`], answers(site));
};

const serveDjango: Serve = (folder, { files, commands }) => {
  run(folder, 'sh', '-ec', commands.join('\n'));
  writeInto(folder, files, ['pottery/settings.py', 'pottery/urls.py']);
  const server = ['python3', 'manage.py', 'runserver', '--noreload', `127.0.0.1:${port}`];
  return start(folder, server, answers(site));
};

/** What `rails new` writes and the page needs; `rails new` itself needs RubyGems. */
const railsApplication = {
  'config.ru': `require "action_controller/railtie"
class Pottery < Rails::Application
  config.load_defaults 6.1
  config.root = __dir__
  config.eager_load = true
  config.secret_key_base = "a key of a test"
end
Pottery.initialize!
run Rails.application
`,
  'app/controllers/application_controller.rb':
    'class ApplicationController < ActionController::Base\nend\n',
};

const serveRails: Serve = (folder, { files }) => {
  writeInto(folder, { ...railsApplication, ...files });
  const server = ['rackup', '-s', 'webrick', '-o', '127.0.0.1', '-p', String(port), 'config.ru'];
  return start(folder, server, answers(site), { RAILS_ENV: 'production' });
};

const serveWordPress: Serve = (folder, { files }) =>
  startWordPress(folder, port, files, '[vitrine product="dune-mug"]');

const applications: readonly [name: string, serve: Serve, isInstalled: boolean, missing: string][] =
  [
    ['php', servePhp, runs('php', '-v'), 'php-cli'],
    ['django', serveDjango, runs('python3', '-c', 'import django'), 'python3-django'],
    [
      'rails',
      serveRails,
      runs('ruby', '-e', 'require "rails"; require "webrick"'),
      'ruby-railties',
    ],
    ['wordpress', serveWordPress, hasWordPress(), 'wordpress, php-mysql and mariadb-server'],
  ];

describe.each(applications)('the quick start for %s', (name, serve, isInstalled, packages) => {
  // At 127.0.0.1; every complaint of the console fails the test.
  const { open } = useShop();
  let catalogue = '';
  let endCatalogue = () => {};

  beforeAll(async () => {
    const answer = await fetch(`${shop}/api/commerce/products/dune-mug`);
    const product = { ...((await answer.json()) as object), title };
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(product));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    catalogue = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    endCatalogue = () => void server.close();
  });
  afterAll(() => endCatalogue());

  /** The product is read from a catalogue whose title is hostile; everything else is the shop's. */
  function readApplication(): QuickStart {
    const quickStart = readQuickStart(name, shop);
    const ofShop = `${shop}/api/commerce/products/`;
    const files = Object.entries(quickStart.files).map(([file, text]) => [
      file,
      text.replaceAll(ofShop, catalogue),
    ]);
    return { ...quickStart, files: Object.fromEntries(files) as QuickStart['files'] };
  }

  const skipped = isInstalled ? '' : ` (skipped: ${packages} is not installed)`;

  it.skipIf(skipped)(`sells with and without script${skipped}`, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `vitrine-${name}-`));
    let end: (() => Promise<void>) | undefined;
    try {
      end = await serve(folder, readApplication());
      const { page: plain } = await open({ baseURL: site, javaScriptEnabled: false });
      await plain.goto('/');
      await plain.getByLabel('Variant').selectOption('Oat, Large');
      await plain.getByRole('button', { name: 'Add to cart' }).click();
      await plain.getByRole('heading', { name: 'Add this to your cart?' }).waitFor();
      await plain.getByRole('button', { name: 'Add To Cart' }).click();
      await plain.waitForURL(`${shop}/cart`);
      await plain.getByRole('heading', { name: 'Dune Mug' }).waitFor();

      const { page } = await open({ baseURL: site });
      await page.goto('/');
      await page.getByRole('heading', { name: title, exact: true }).waitFor();
      await expect.poll(() => page.locator('vitrine-product').evaluate(readTitle)).toBe(title);
      await page.locator('vitrine-price [part~=price]').getByText('from $28.00').waitFor();
      await addMug(page);
      await expectInCart(page, shop, ['Dune Mug']);
    } finally {
      await end?.();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

const readTitle = (element: Element) =>
  'product' in element ? (element.product as { title: string } | null)?.title : undefined;
