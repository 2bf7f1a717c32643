import { getTextSource } from '../../../core/i18n/index.js';
import { areCookiesEnabled, createWebStorage } from '../../../core/net/index.js';
import { getRuntime } from '../../../core/runtime/index.js';
import { tags } from '../../generated/tags.js';
import type { Evidence, ShopAnswer } from '../diagnosis.js';
import type { Watch } from './watch.js';

const settingsKey = Symbol.for('vitrine.settings');
const probe = 'vitrine-doctor';

/** The data attributes of the first script tag, which the loader stores. */
export function readSettings(): Evidence['settings'] {
  const { [settingsKey]: settings = {} } = globalThis as {
    [settingsKey]?: Evidence['settings'];
  };
  return settings;
}

/** Finds out what the browser refuses, by one cookie and one key of local storage, which it removes. */
export function probeStorage(): Pick<Evidence, 'refusesStorage' | 'refusesCookies'> {
  const storage = createWebStorage('local');
  const keepsStorage = storage.write(probe, '1');
  storage.remove(probe);
  return { refusesStorage: !keepsStorage, refusesCookies: !areCookiesEnabled() };
}

/** Reads what the document does not say. */
export function readEvidence(
  watch: Watch,
  answer: ShopAnswer | null,
  refusals: ReturnType<typeof probeStorage>,
): Evidence {
  const { apiOrigin, site, version } = getRuntime();
  const { vitrine } = globalThis as { vitrine?: { load?: unknown } };
  return {
    ...refusals,
    tags,
    reports: watch.reports,
    violations: watch.violations,
    hasLoader: typeof vitrine?.load === 'function',
    version,
    apiOrigin,
    settings: readSettings(),
    locale: site.locale,
    currency: site.currency,
    texts: getTextSource()?.strings ?? {},
    answer,
    isFramed: window.top !== window.self,
    hasOrigin: globalThis.origin !== 'null',
  };
}
