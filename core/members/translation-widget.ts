import { isRecord } from '../base/index.js';

/**
 * The object that a translation widget puts on the top window, so that the site learns which language the member reads:
 * `window.vitrineTranslation = { currentLanguage: 'de' }`, or a function that answers it.
 */
export interface TranslationWidget {
  /** BCP 47. */
  readonly currentLanguage: string | (() => string);
}

const language = /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i;

/** The language of the top window's translation widget; null without one, or if the top window is of another site. */
export function translatedLanguage(): string | null {
  try {
    const widget: unknown = Reflect.get(window.top ?? window, 'vitrineTranslation');
    const known = isRecord(widget) ? widget['currentLanguage'] : null;
    const told: unknown = typeof known === 'function' ? known.call(widget) : known;
    return typeof told === 'string' && language.test(told) ? told : null;
  } catch {
    return null;
  }
}
