import { Hono } from 'hono';
import { marram } from '../../../../examples/marram/index.js';
import {
  createStorefront,
  type StorefrontOptions,
} from '../../../../shop/start/create-storefront.js';
import { runInWords } from '../../../../shop/server/ground/shop-words/index.js';
import type { ShopWords } from '../../../../shop/server/index.js';
import './on-marram.js';

interface Options extends Omit<StorefrontOptions, 'site'> {
  readonly site?: StorefrontOptions['site'];
  readonly words?: ShopWords;
}

/** The pages of the example shop, without a server that makes them in its words. */
export function createMarramPages({
  words = marram.server.words,
  ...options
}: Options): ReturnType<typeof createStorefront> {
  const { site, paths } = marram;
  const { ownPublicDir, ownTemplatesDir } = paths;
  const app: ReturnType<typeof createStorefront> = new Hono();
  app.use((_, next) => runInWords(words, next));
  return app.route('/', createStorefront({ site, ownPublicDir, ownTemplatesDir, ...options }));
}
