import type { Texts } from './define-strings.js';
import { addTexts, shorterLocale, textsOf } from './page-texts/index.js';

/**
 * Registers translations for one language. A text that `de-AT` lacks is taken from `de`, and from English when `de`
 * lacks it too. Widgets look texts up when they render, so register before they are loaded; later registrations show
 * at the next render.
 *
 * @param code - BCP 47, such as `de` or `pt-BR`.
 * @throws RangeError if `code` is not a language tag.
 * @example
 * registerLocale('de', {
 *   'cart.added': 'Hinzugefügt!',
 *   'cart.itemCount': '{count, plural, one {# Artikel} other {# Artikel}}',
 * });
 */
export function registerLocale(code: string, texts: Partial<Texts>): void {
  const [canonical = code] = Intl.getCanonicalLocales(code);
  addTexts(canonical, { ...texts });
}

/** Whether texts were registered for `locale` (canonical BCP 47) or for a locale that it falls back to. */
export function isTranslated(locale: string): boolean {
  return locale !== '' && (textsOf(locale) !== undefined || isTranslated(shorterLocale(locale)));
}
