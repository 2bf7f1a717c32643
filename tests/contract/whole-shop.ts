import { tmpdir } from 'node:os';
import { marram } from '../../examples/marram/index.js';
import { createStorefront } from '../../shop/start/create-storefront.js';
import type { OpenShop } from './open-shop.js';

/** Mounts the pages beside the calls, as `npm start` does; without a build, so without scripts. */
export function addPages({ app, services }: OpenShop): void {
  app.route(
    '/',
    createStorefront({
      ...marram.paths,
      services,
      site: marram.site,
      assetsDir: tmpdir(),
      publicDir: 'shop/pages/public',
      templatesDir: 'shop/pages/templates',
    }),
  );
}
