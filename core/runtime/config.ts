import type { Texts } from '../i18n/index.js';
import type { Replacements } from './page-actions.js';

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
  /** The page's own versions of actions, by name; null takes one back. */
  actions: Replacements;
}

export const defaultConfig: Readonly<Config> = {
  api: '',
  locale: null,
  currency: null,
  strings: {},
  idempotencyKeys: true,
  actions: {},
};

const settingsKey = Symbol.for('vitrine.settings');

/** The loader's settings: the data attributes of its script tag, and the input of `configure` before the runtime. */
interface ScriptSettings {
  readonly [attribute: string]: unknown;
  readonly configured?: readonly Partial<Config>[];
}

/** Returns the settings of the loader's script tag and then those of the page's scripts, which take precedence. */
export function readScriptSettings(): readonly Partial<Config>[] {
  const {
    api,
    locale,
    currency,
    configured = [],
  } = (globalThis as { [settingsKey]?: ScriptSettings })[settingsKey] ?? {};
  const given = Object.entries({ api, locale, currency }).filter(([, text]) => text);
  return [Object.fromEntries(given), ...configured];
}
