import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { getTextSource } from '../../../core/i18n/index.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { ja } from './ja.js';
import type { Phrases } from './phrases.js';

export interface Language {
  /** BCP 47, for `lang`. */
  readonly code: string;
  /** BCP 47 of prices, numbers and dates. */
  readonly locale: string;
  /** Its name in itself. */
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
  /** The shop's own words; null for English, in which they are written. */
  readonly words: Phrases | null;
}

const english: Language = {
  code: 'en',
  locale: 'en-US',
  title: 'English',
  direction: 'ltr',
  words: null,
};

/** Languages of the shop, the default one first. */
export const languages: readonly Language[] = [
  english,
  { code: 'de', locale: 'de-DE', title: 'Deutsch', direction: 'ltr', words: de },
  { code: 'ar', locale: 'ar', title: 'العربية', direction: 'rtl', words: ar },
  { code: 'ja', locale: 'ja-JP', title: '日本語', direction: 'ltr', words: ja },
];

export const languageCookie = 'lang';

/** The owner's pages have no words in other languages. */
const ownersPages = /^\/owner(?:\/|$)/;

/** The language of a page. */
export const readLanguage = (c: Context): Language =>
  ownersPages.test(c.req.path) ? english : chosenLanguage(c);

/** The language of `?lang=`, of the cookie, or English: pages that caches keep depend on nothing else. */
export function chosenLanguage(c: Context): Language {
  const asked = c.req.query(languageCookie);
  return findLanguage(asked) ?? findLanguage(getCookie(c, languageCookie)) ?? english;
}

const findLanguage = (code: string | undefined): Language | undefined =>
  languages.find((language) => language.code === code);

/** The language of the page that is being made. */
export function pageLanguage(): Language {
  const locale = getTextSource()?.locale;
  return languages.find((language) => language.locale === locale) ?? english;
}

/** The locale of prices, numbers and dates of the page that is being made. */
export const pageLocale = (): string => pageLanguage().locale;
