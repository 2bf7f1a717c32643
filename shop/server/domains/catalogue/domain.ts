import { defineDomain, type Ground } from '../../ground/domain.js';
import { createCatalogue } from './catalogue.js';
import { createProductEditor, createProductTables } from './editing/index.js';
import { addCatalogueRoutes } from './routes.js';
import { seedCatalogue } from './seed.js';
import type { ProductSeed } from './types.js';

export interface CatalogueOptions {
  /** The catalogue; empty by default. */
  readonly products?: readonly ProductSeed[];
}

export const catalogue = defineDomain({
  name: 'catalogue',
  seed: (database, options: CatalogueOptions) => seedCatalogue(database, options.products ?? []),
  open: (ground: Ground) => ({
    catalogue: createCatalogue(ground.database, ground.now),
    productEditor: createProductEditor(ground),
    productTables: createProductTables(ground),
  }),
  routes: addCatalogueRoutes,
  expired: [{ table: 'product_imports', where: 'expires_at <= $1' }],
});
