import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { flavour } from '../support/flavour.js';
import { serveFolder } from '../support/other-site.js';
import { useShop } from '../support/shop-page.js';

const { versions: port } = inject('otherPorts');
const shop = inject('shop');
const otherVersion = '9.9.9';

const module = (folder: string) =>
  `<script type="module" src="${folder}/vitrine.js" data-api="${shop}"></script>`;
const classic = (folder: string) =>
  `<script src="${folder}/vitrine.iife.js" data-api="${shop}"></script>`;

const body = `<vitrine-cart-pill><a href="${shop}/cart">Cart</a></vitrine-cart-pill>
<vitrine-product product="salt-cellar"><vitrine-quantity></vitrine-quantity>
<vitrine-add-to-cart><a href="${shop}/shop/salt-cellar">Buy</a></vitrine-add-to-cart></vitrine-product>`;

const pages = [
  ['two modules', module('/this'), module('/other'), 1],
  ['the module and one file', module('/this'), classic('/other'), 1],
  ['one file and the module', classic('/this'), module('/other'), 1],
  ['two files', classic('/this'), classic('/other'), 1],
  ['the same version at two addresses', module('/this'), module('/copy'), 0],
  ['the same version as module and as one file', module('/this'), classic('/copy'), 0],
] as const;

describe('two copies on one page', () => {
  const { during } = useShop();
  let folder: string;
  let end: () => void;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'vitrine-versions-'));
    for (const name of ['this', 'copy', 'other']) {
      cpSync(flavour.folder, path.join(folder, name), { recursive: true });
    }
    const other = path.join(folder, 'other');
    for (const file of readdirSync(other, { recursive: true, encoding: 'utf8' })) {
      if (!file.endsWith('.js')) continue;
      const text = readFileSync(path.join(other, file), 'utf8');
      const next = text.replaceAll(packageJson.version, otherVersion);
      writeFileSync(path.join(other, file), next);
    }
    end = await serveFolder(
      port,
      folder,
      Object.fromEntries(
        pages.map(([, first, second], index) => [
          `/${index}`,
          `<!doctype html><html lang="en"><meta charset="utf-8"><title>Two copies</title><link rel="icon" href="data:,">${first}${second}${body}`,
        ]),
      ),
    );
  });
  afterAll(() => {
    end();
    rmSync(folder, { recursive: true });
  });

  it.each(pages.map(([title, , , sentences], index) => ({ title, sentences, index })))(
    '$title: one cart, and $sentences sentence in the console',
    async ({ sentences, index }) => {
      await during(
        { baseURL: `http://127.0.0.1:${port}` },
        async ({ page, cartCalls, complaints }) => {
          await page.goto(`/${index}`);
          await page.getByRole('button', { name: 'Add To Cart' }).click();
          await page.getByRole('button', { name: 'Added!' }).waitFor();
          const pill = page.locator('vitrine-cart-pill [part~=pill]', { hasText: '1 item' });
          await pill.waitFor();
          expect(cartCalls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
          await expect.poll(() => complaints.length).toBe(sentences);
          const said = complaints.splice(0);
          for (const sentence of said) {
            expect(sentence).toMatch(
              /This page runs Vitrine [\d.]+; [\d.]+ was loaded too\. Load one version\./,
            );
          }
        },
      );
    },
  );
});
