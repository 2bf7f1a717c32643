import { defineDomain, type Ground } from '../../ground/domain.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Content } from '../content/index.js';
import { addSearchRoutes } from './routes.js';
import { createShopSearch } from './shop-search.js';

interface Given extends Ground {
  readonly catalogue: Catalogue;
  readonly content: Content;
}

export const search = defineDomain({
  name: 'search',
  uses: ['catalogue', 'content'],
  open: (given: Given) => ({ shopSearch: createShopSearch(given) }),
  routes: addSearchRoutes,
});
