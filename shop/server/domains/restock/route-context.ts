import type { Catalogue } from '../catalogue/index.js';
import type { Owners } from '../owners/index.js';
import type { RouteContext } from '../../ground/routing/index.js';
import type { Restock } from './restock.js';

export interface RestockRouteContext extends RouteContext<'signups'> {
  readonly catalogue: Catalogue;
  readonly owners: Owners;
  readonly restock: Restock;
}
