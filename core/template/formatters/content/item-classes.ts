import { isOnSale, isSoldOut } from '../../../commerce/product/structured-content/index.js';
import { itemClasses, recordTypes } from '../../../content/index.js';
import { escapeAttribute } from '../../markup/index.js';
import type { Formatters, Scope } from '../../plugins.js';
import { asNumber, asString, isArray, isTruthy, memberOf, type Value } from '../../values.js';
import { readContent } from '../commerce/read-content.js';

/** §9.2. Names are also looked up in the outer scopes, except those that say whether the item is a product. */
export const itemClassesFormatters = {
  'item-classes': {
    scoped: true,
    safe: true,
    prepare: () => (item: Value, scope: Scope) => {
      const isProduct = asNumber(memberOf(item, 'recordType')) === recordTypes['store-item'];
      const product = isProduct ? readContent(item, scope.environment) : null;
      const classes = itemClasses({
        promotedBlockType: textAround(scope, 'promotedBlockType'),
        categories: namesAround(scope, 'categories'),
        tags: namesAround(scope, 'tags'),
        author: textAround(scope, 'author', 'displayName'),
        recordTypeLabel: textAround(scope, 'recordTypeLabel'),
        position: textAround(scope, '@index'),
        isFeatured: isTruthy(scope.lookup(['starred'])),
        isOnSale: product !== null && isOnSale(product),
        isSoldOut: product !== null && isSoldOut(product),
      });
      return escapeAttribute(classes.join(' '));
    },
  },
} satisfies Formatters;

function textAround(scope: Scope, ...path: string[]): string {
  return asString(scope.lookup(path));
}

function namesAround(scope: Scope, key: string): string[] {
  const names = scope.lookup([key]);
  return isArray(names) ? names.map(asString) : [];
}
