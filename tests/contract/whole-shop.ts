import { tmpdir } from 'node:os';
import { createStorefront } from '../../shop/pages/index.js';
import type { OpenShop } from './open-shop.js';

/** Mounts the pages beside the calls, as `npm start` does; without a build, so without scripts. */
export function addPages({ app, services }: OpenShop): void {
  app.route(
    '/',
    createStorefront({
      services,
      assetsDir: tmpdir(),
      publicDir: 'shop/pages/public',
      templatesDir: 'shop/pages/templates',
    }),
  );
}
