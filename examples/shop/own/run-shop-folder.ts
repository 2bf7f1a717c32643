import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readCatalogue, type CatalogueFile } from '../../server/index.js';
import { runStarted } from '../run-shop.js';
import { ShopError } from '../shop-error.js';
import { startShop, type OpenShop, type ShopOptions } from '../start-shop.js';
import { readConfig } from './config.js';
import { findPictures, type PictureFile } from './pictures.js';
import { ownEnvironment, ownOptions } from './shop-options.js';

const cataloguePath = 'catalogue/products.csv';
const mostErrors = 20;

/** What the code of a shop adds to its folder, such as a provider of payments or other terms. */
export type FolderOptions = Pick<ShopOptions, 'server' | 'print'>;

/**
 * Starts the shop of a folder that `create-vitrine-shop` has made: `shop.config.js`, `catalogue/products.csv`, and the
 * folders `public`, `templates` and `downloads`. Variables of its file `.env` count where the environment has none.
 * @throws ShopError `config-invalid`, `catalogue-invalid`, or as `startShop`.
 */
export async function startShopFolder(
  folder: string,
  environment: NodeJS.ProcessEnv,
  { server, ...options }: FolderOptions = {},
): Promise<OpenShop> {
  const file = pathToFileURL(path.join(folder, 'shop.config.js')).href;
  const { config: given }: { readonly config?: unknown } = await import(file);
  const config = readConfig(given);
  const { products } = await readFolderCatalogue(folder);
  const own = ownOptions(folder, config, products);
  return startShop(
    { ...own, ...options, server: { ...own.server, ...server } },
    ownEnvironment(folder, config, environment),
  );
}

/** Runs the shop of a folder as a process: signals stop it, and what prevents its start is a sentence. */
export async function runShopFolder(folder: string, options: FolderOptions = {}): Promise<void> {
  const variables = path.join(folder, '.env');
  try {
    process.loadEnvFile(variables);
  } catch (error) {
    // A shop without the file has its variables from elsewhere, or needs none.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  await runStarted(() => startShopFolder(folder, process.env, options));
}

/** The products of the folder, with their pictures. @throws ShopError `catalogue-invalid`, with the lines that are wrong. */
async function readFolderCatalogue(folder: string): Promise<CatalogueFile> {
  const csv = await readFile(path.join(folder, cataloguePath), 'utf8').catch((cause: unknown) => {
    throw new ShopError('catalogue-invalid', `The shop needs the file ${cataloguePath}.`, {
      cause,
    });
  });
  const { products, errors } = readCatalogue(csv);
  if (errors.length > 0) {
    const shown = errors
      .slice(0, mostErrors)
      .map(({ line, sentence }) => `  row ${line}: ${sentence}`);
    const more = errors.length > mostErrors ? [`  and ${errors.length - mostErrors} more`] : [];
    const sentences = [`${cataloguePath} cannot be read:`, ...shown, ...more];
    throw new ShopError('catalogue-invalid', sentences.join('\n'));
  }
  const titles = new Map(products.map(({ urlId, title }) => [urlId, title]));
  return readCatalogue(csv, findPictures(await readPictures(folder), titles));
}

async function readPictures(folder: string): Promise<readonly PictureFile[]> {
  const pictures = path.join(folder, 'public/pictures');
  const names = await readdir(pictures).catch((): string[] => []);
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(pictures, name)) })),
  );
}
