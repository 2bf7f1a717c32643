import {
  hasVariants,
  hasVariedPrices,
  isOnSale,
  isSoldOut,
  type StructuredContent,
} from '../../commerce/product/structured-content/index.js';
import { readContent } from '../readers/index.js';
import type { Predicate, Predicates } from '../plugins.js';

/** Predicates of a product item (§8.3). */
export const commercePredicates = {
  'has-variants?': ofProduct(hasVariants),
  'on-sale?': ofProduct(isOnSale),
  'sold-out?': ofProduct(isSoldOut),
  'varied-prices?': ofProduct(hasVariedPrices),
} satisfies Predicates;

/* @__NO_SIDE_EFFECTS__ */
function ofProduct(holds: (content: StructuredContent) => boolean): Predicate {
  return { prepare: () => (scope) => holds(readContent(scope.node, scope.environment)) };
}
