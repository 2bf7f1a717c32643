import { platform } from './platform/index.js';
import type { CoverageDocument } from './row.js';
import { storefront } from './storefront/index.js';

/**
 * The documents of the specification, §2 to §9. An item is a row of a table, an entry of a list or a paragraph; one that
 * states several rules, of which each can be broken without the others, counts once for each.
 */
export const coverage: readonly CoverageDocument[] = [
  { name: 'storefront', title: 'Storefront', sections: storefront },
  { name: 'platform', title: 'Platform', sections: platform },
];
