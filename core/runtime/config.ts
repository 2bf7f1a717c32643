import type { Texts } from '../i18n/index.js';

/** Settings of a page, from `configure` or the data attributes of the script tag. */
export interface Config {
  /** The API's origin; empty means the page's own. */
  api: string;
  /** BCP 47; overrides the site's. */
  locale: string | null;
  /** ISO 4217 code; overrides the site's. */
  currency: string | null;
  /** The page's own texts by key, such as `cart.adding`, as ICU messages. They win over every translation. */
  strings: Partial<Texts>;
  /**
   * Whether the API executes a change with an `Idempotency-Key` once, however often it arrives, as this library's
   * contract has it. False for an API that ignores the header: then an add without an answer is not repeated.
   */
  idempotencyKeys: boolean;
}

export const defaultConfig: Readonly<Config> = {
  api: '',
  locale: null,
  currency: null,
  strings: {},
  idempotencyKeys: true,
};

const settingsKey = Symbol.for('vitrine.settings');

/** Returns the data attributes of the loader's script tag, which the loader stores for this. */
export function readScriptSettings(): Partial<Config> {
  const { api, locale, currency } =
    (globalThis as { [settingsKey]?: Record<string, string | undefined> })[settingsKey] ?? {};
  return { ...(api && { api }), ...(locale && { locale }), ...(currency && { currency }) };
}
