import { packageFile } from '../../shop/server/index.js';
import type { ShopOptions } from '../../shop/start/index.js';
import { products } from './catalogue/products.js';
import { content } from './content/index.js';
import { experiments } from './experiments.js';
import { forms } from './forms.js';
import { testPlaces } from './places/test-provider.js';
import { reviews } from './reviews/index.js';
import { site } from './site.js';
import { terms } from './terms/index.js';
import { words } from './words/index.js';

/** The example shop: a workshop on the coast. */
export const marram = {
  site,
  paths: {
    ownPublicDir: packageFile('examples/marram/public'),
    ownTemplatesDir: packageFile('examples/marram/templates'),
    downloadsDir: packageFile('examples/marram/downloads'),
  },
  server: {
    products,
    words,
    reviews,
    content,
    forms,
    terms,
    experiments,
    placesProvider: testPlaces,
    // The lock screen says it.
    lockPassword: 'low tide',
  },
} satisfies ShopOptions;
