import { createWebStorage } from '../../net/index.js';
import { getRuntime } from '../../runtime/index.js';
import { createKeptList, type KeptList } from './kept-list.js';

/** The most products that a list keeps. */
export const mostKept = { saved: 100, recent: 20 } as const;

/** The products that the shopper has saved on this device, 100 at most. */
export function getSavedProducts(): KeptList {
  return getList('saved');
}

/** The products that the shopper has looked at on this device, 20 at most. */
export function getRecentProducts(): KeptList {
  return getList('recent');
}

/** One for each shop: several may share an origin, and a page may show the products of another one. */
function getList(name: keyof typeof mostKept): KeptList {
  const runtime = getRuntime();
  const shop = [runtime.apiOrigin, runtime.site.websiteId].filter(Boolean).join(' ');
  const key = `vitrine:${name}-products:${shop}`;
  return runtime.shared(key, () =>
    createKeptList({ key, most: mostKept[name], storage: createWebStorage('local') }),
  );
}
