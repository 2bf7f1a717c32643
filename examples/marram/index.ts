import path from 'node:path';
import type { ShopOptions } from 'vitrine-shop';
import { products } from './catalogue/products.js';
import { content } from './content/index.js';
import { experiments } from './experiments.js';
import { forms } from './forms.js';
import { testPlaces } from './places/test-provider.js';
import { reviews } from './reviews/index.js';
import { site } from './site.js';
import { terms } from './terms/index.js';
import { words } from './words/index.js';

/** Commands of this repository run in its root. */
const folder = path.resolve('examples/marram');

/** The example shop: a workshop on the coast. */
export const marram = {
  site,
  paths: {
    ownPublicDir: path.join(folder, 'public'),
    ownTemplatesDir: path.join(folder, 'templates'),
    downloadsDir: path.join(folder, 'downloads'),
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
