import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listErrors, readCatalogue, type ProductSeed } from '../../server/index.js';
import { runStarted } from '../run-shop.js';
import { ShopError, toShopError } from '../shop-error.js';
import { startShop, type OpenShop, type ShopOptions } from '../start-shop.js';
import { readConfig } from './config.js';
import { withFirstWords } from './first-words.js';
import { findPictures, type PictureFile } from './pictures.js';
import { ownEnvironment, ownOptions } from './shop-options.js';

const configPath = 'shop.config.js';
const cataloguePath = 'catalogue/products.csv';

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
  const config = await readFolderConfig(folder);
  const own = ownOptions(folder, config, await readFolderProducts(folder));
  return startShop(
    {
      ...own,
      ...options,
      server: { ...own.server, ...server, words: withFirstWords(server?.words) },
    },
    ownEnvironment(folder, environment),
  );
}

/** Runs the shop of a folder as a process: signals stop it, and what prevents its start is a sentence. */
export const runShopFolder = (folder: string, options: FolderOptions = {}): Promise<void> =>
  runStarted(async () => {
    loadVariables(path.join(folder, '.env'));
    return startShopFolder(folder, process.env, options);
  });

/** Variables of a file count where the environment has none. @throws ShopError `setting-invalid`. */
function loadVariables(file: string): void {
  try {
    process.loadEnvFile(file);
  } catch (error) {
    // A shop without the file has its variables from elsewhere, or needs none.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw toShopError('setting-invalid', error);
  }
}

/** The settings of the folder. @throws ShopError `config-invalid`, also for a file that is missing or no JavaScript. */
async function readFolderConfig(folder: string) {
  const file = pathToFileURL(path.join(folder, configPath)).href;
  const loaded: Promise<{ readonly config?: unknown }> = import(file);
  const { config } = await loaded.catch((cause: unknown) => {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ShopError('config-invalid', `${configPath} cannot be read: ${why}`, { cause });
  });
  return readConfig(config);
}

/** The products of the folder, with their pictures. @throws ShopError `catalogue-invalid`, with the rows that are wrong. */
async function readFolderProducts(folder: string): Promise<readonly ProductSeed[]> {
  const csv = await readFile(path.join(folder, cataloguePath), 'utf8').catch((cause: unknown) => {
    throw new ShopError('catalogue-invalid', `The shop needs the file ${cataloguePath}.`, {
      cause,
    });
  });
  const { products, errors } = readCatalogue(csv);
  if (errors.length > 0) {
    const sentence = `${cataloguePath} cannot be read:`;
    throw new ShopError('catalogue-invalid', listErrors(sentence, errors));
  }
  const titles = new Map(products.map(({ urlId, title }) => [urlId, title]));
  const pictures = findPictures(await readPictures(folder), titles);
  return products.map((product) => ({ ...product, images: pictures.get(product.urlId) ?? [] }));
}

async function readPictures(folder: string): Promise<readonly PictureFile[]> {
  const pictures = path.join(folder, 'public/pictures');
  const entries = await readdir(pictures, { withFileTypes: true }).catch(() => []);
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [] : [entry.name]));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(path.join(pictures, name)) })),
  );
}
