import { AsyncLocalStorage } from 'node:async_hooks';
import type { ShopSite } from './shop-site.js';

const running = new AsyncLocalStorage<ShopSite>();

/** The site of the first page that this process made. */
let usual: ShopSite | undefined;

const findSite = (): ShopSite | undefined => running.getStore() ?? usual;

/** Makes a page of this site: one process can have several. */
export function runInSite<T>(site: ShopSite, work: () => T): T {
  usual ??= site;
  // The first `run` makes every promise of the process slower, so that a process with one shop goes without.
  return site === findSite() ? work() : running.run(site, work);
}

/** The site whose page is being made. */
export function currentSite(): ShopSite {
  const site = findSite();
  if (site === undefined) throw new Error('There is no site whose page is being made.');
  return site;
}
