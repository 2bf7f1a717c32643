// The script-tag entry. `data-api`, `data-locale` and `data-currency` on the tag override the site context.
import { createLoader, type Loader } from './autoload/loader.js';
import { dataTags, registry } from './generated/registry.js';

declare global {
  var vitrine: Loader | undefined;
}

const settings = Symbol.for('vitrine.settings');
const page = globalThis as typeof globalThis & Record<symbol, unknown>;

// Only the first copy of the loader on a page runs, whatever its address.
if (!page[settings]) {
  const script =
    document.currentScript ??
    [...document.scripts].find((candidate) => candidate.src === import.meta.url);
  page[settings] = { ...(script as HTMLScriptElement | undefined)?.dataset };
  globalThis.vitrine = createLoader({
    registry,
    dataTags,
    loadCore: () => import('./autoload/core.js'),
  });
}
