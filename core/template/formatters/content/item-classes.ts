import { isOnSale, isSoldOut } from '../../../commerce/product/structured-content/index.js';
import { itemClasses, recordTypes } from '../../../content/index.js';
import { escapeAttribute } from '../../markup/index.js';
import type { Formatters, Scope } from '../../plugins.js';
import {
  asNumber,
  asString,
  isArray,
  isTruthy,
  memberOf,
  type Path,
  type Value,
} from '../../values.js';
import { readContent } from '../../readers/index.js';

const paths = {
  promotedBlockType: ['promotedBlockType'],
  categories: ['categories'],
  tags: ['tags'],
  author: ['author', 'displayName'],
  recordTypeLabel: ['recordTypeLabel'],
  position: ['@index'],
  starred: ['starred'],
} as const;
const none: readonly string[] = [];

/** §9.2. Names are also looked up in the outer scopes, except those that say whether the item is a product. */
export const itemClassesFormatters = {
  'item-classes': {
    scoped: true,
    safe: true,
    prepare: () => (item: Value, scope: Scope) => {
      const isProduct = asNumber(memberOf(item, 'recordType')) === recordTypes['store-item'];
      const product = isProduct ? readContent(item, scope.environment) : null;
      // Escaped already: slugs and the position have nothing to escape.
      return itemClasses({
        promotedBlockType: asString(scope.lookup(paths.promotedBlockType)),
        categories: namesAround(scope, paths.categories),
        tags: namesAround(scope, paths.tags),
        author: asString(scope.lookup(paths.author)),
        recordTypeLabel: escapeAttribute(asString(scope.lookup(paths.recordTypeLabel))),
        position: asString(scope.lookup(paths.position)),
        isFeatured: isTruthy(scope.lookup(paths.starred)),
        isOnSale: product !== null && isOnSale(product),
        isSoldOut: product !== null && isSoldOut(product),
      });
    },
  },
} satisfies Formatters;

function namesAround(scope: Scope, path: Path): readonly string[] {
  const names = scope.lookup(path);
  return isArray(names) ? names.map(asString) : none;
}
