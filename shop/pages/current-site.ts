import { AsyncLocalStorage } from 'node:async_hooks';
import { exampleSite } from './example-site.js';
import type { ShopSite } from './shop-site.js';

const running = new AsyncLocalStorage<ShopSite>();

/** Makes a page of this site: one process can have several. */
export const runInSite = <T>(site: ShopSite, work: () => T): T =>
  // The first `run` makes every promise of the process slower, so the example shop goes without.
  site === exampleSite ? work() : running.run(site, work);

/** The site whose page is being made. */
export const currentSite = (): ShopSite => running.getStore() ?? exampleSite;
