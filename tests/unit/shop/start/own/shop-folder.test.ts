// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startShopFolder } from '../../../../../shop/start/index.js';

const root = mkdtempSync(path.join(tmpdir(), 'vitrine-folder-'));
afterAll(() => rmSync(root, { recursive: true }));

/** A folder with these files. */
function makeFolder(name: string, files: Readonly<Record<string, string>>): string {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  return folder;
}

const config = "export const config = { name: 'Salt' };\n";
const head = 'url_id,title,category,sku,price_USD,price_EUR,price_JPY,stock\n';

describe('the folder of a shop', () => {
  it.each([
    [
      'misspelled',
      { 'shop.config.js': "export const config = { nmae: 'Salt' };\n" },
      'config-invalid',
      /nmae/,
    ],
    [
      'without-config',
      { 'shop.config.js': 'export const settings = {};\n' },
      'config-invalid',
      /object/,
    ],
    ['without-file', {}, 'config-invalid', /^shop\.config\.js cannot be read: /],
    [
      'with-a-slip',
      { 'shop.config.js': 'export const config = {' },
      'config-invalid',
      /^shop\.config\.js cannot be read: /,
    ],
    ['without-catalogue', { 'shop.config.js': config }, 'catalogue-invalid', /products\.csv/],
    [
      'with-faults',
      {
        'shop.config.js': config,
        'catalogue/products.csv': `${head}bowl,Bowl,Table,B,x,18,3000,2\n`,
      },
      'catalogue-invalid',
      /^catalogue\/products\.csv cannot be read:\n {2}row 2: /,
    ],
    [
      'with-many-faults',
      {
        'shop.config.js': config,
        'catalogue/products.csv':
          head +
          Array.from({ length: 25 }, (_, n) => `b${n},Bowl,Table,B${n},x,18,3000,2\n`).join(''),
      },
      'catalogue-invalid',
      / {2}and 5 more$/,
    ],
  ])('is not started %s, and says why', async (name, files, code, words) => {
    const start = startShopFolder(makeFolder(name, files), {}, { print: () => undefined });
    await expect(start).rejects.toMatchObject({
      name: 'ShopError',
      code,
      message: expect.stringMatching(words),
    });
  });

  it('is not started with a variable that cannot be used, before the database is opened', async () => {
    const said: string[] = [];
    const folder = makeFolder('whole', {
      'shop.config.js': config,
      'catalogue/products.csv': `${head}bowl,Bowl,Table,B,20,18,3000,2\n`,
      // A folder among the pictures is left out.
      'public/pictures/old/bowl.svg': '<svg viewBox="0 0 8 10"></svg>',
    });
    const start = startShopFolder(folder, { PORT: 'x' }, { print: (text) => void said.push(text) });
    await expect(start).rejects.toMatchObject({ code: 'setting-invalid' });
    expect(said).toEqual([]);
  });
});
