// The script-tag entry. `data-api`, `data-locale` and `data-currency` on the tag override the site context;
// `data-backend` names the shop system behind `data-api`, if it is another than this library's contract.
import { claimPage } from './autoload/claim-page.js';
import { createLoader } from './autoload/loader.js';
import { createPageApi, loadTools, type Vitrine } from './autoload/page-api.js';
import { dataTag, overTag, registry } from './generated/registry.js';

export type { Vitrine } from './autoload/page-api.js';

declare global {
  /** An array of functions until the script runs; see `Vitrine.push`. */
  var vitrine: Vitrine | undefined;
}

const loadCore = () => import('./autoload/core.js');

// In Node, where an application may render its pages, the import does nothing.
if (typeof document !== 'undefined') {
  const { given, first } = claimPage(
    document.currentScript ??
      [...document.scripts].find((candidate) => candidate.src === import.meta.url),
  );

  // Only the first copy of the loader on a page runs.
  if (first) {
    void loadTools().then((tools) => tools.compareScripts(given['api'], first['api']));
  } else {
    const language = given['locale'] || document.documentElement.lang;
    const texts =
      !/^(en|$)/i.test(language) &&
      import('./autoload/language.js')
        .then(({ fetchTexts }) => fetchTexts(language))
        .catch(reportError);
    /** Every widget waits for this: the texts of the page's language, and the connector that `data-backend` names. */
    const before = async () => {
      await texts;
      return given['backend'] && (await import('./autoload/backend.js')).start(given);
    };
    // Only frames can be sandboxed. One that allows forms does without.
    if (self !== top) {
      void import('./autoload/submit-in-sandbox.js').then(
        ({ start }) => start(),
        () => undefined,
      );
    }
    const loader = createLoader(registry, dataTag, overTag, before, loadCore, loadTools);
    createPageApi(given, loader, before);
  }
}
