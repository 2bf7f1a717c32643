// The script-tag entry of analytics: loads the engine only on pages that may be tracked.
import type { Analytics } from './api/analytics-object.js';
import { createAnalytics } from './api/create-analytics.js';
import { loadInPage } from './page/load-in-page.js';
import { isSilent } from './consent/index.js';
import { readRefusal } from './page/page-facts.js';
import { whenShown } from './page/when-shown.js';

const mark = Symbol.for('vitrine.analytics');
const page = globalThis as typeof globalThis & {
  [mark]?: Analytics;
  vitrine?: object | undefined;
};

// A second copy of the script does nothing.
if (!page[mark]) {
  const analytics = createAnalytics(async () => {
    const refusal = readRefusal(window);
    if (isSilent(refusal)) return null;
    // A banner may dispatch its event before the engine has loaded.
    let consent: unknown;
    const listen = (event: Event) => void (consent = (event as CustomEvent<unknown>).detail);
    document.addEventListener('vitrine-consent', listen);
    await whenShown(document);
    const { startEngine } = await loadInPage(() => import('./engine/start-engine.js'));
    document.removeEventListener('vitrine-consent', listen);
    return startEngine(consent, refusal);
  });
  page[mark] = analytics;

  // The loader sets `window.vitrine` too, before or after this.
  let vitrine: object = Object.assign(page.vitrine ?? {}, { analytics });
  Object.defineProperty(page, 'vitrine', {
    configurable: true,
    get: () => vitrine,
    set(value: object) {
      vitrine = Object.assign(value, { analytics });
    },
  });
}
