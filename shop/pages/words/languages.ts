import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { getTextSource } from 'vitrine/core/i18n';
import { ownLanguage, siteLanguages, type SiteLanguage } from '../../server/index.js';
import { currentSite } from '../current-site.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { ja } from './ja.js';
import type { Phrases } from './phrases.js';

export interface Language extends SiteLanguage {
  /** BCP 47 of prices, numbers and dates. */
  readonly locale: string;
  /** The shop's own words; null for English, in which they are written. */
  readonly words: Phrases | null;
}

type Code = (typeof siteLanguages)[number]['code'];

const wordsOf: Readonly<Record<Code, Pick<Language, 'locale' | 'words'>>> = {
  en: { locale: 'en-US', words: null },
  de: { locale: 'de-DE', words: de },
  ar: { locale: 'ar', words: ar },
  ja: { locale: 'ja-JP', words: ja },
};

/** Languages that the shop has words for, its own first. The owner's settings say which of them pages are offered in. */
export const languages: readonly Language[] = siteLanguages.map((language) => ({
  ...language,
  ...wordsOf[language.code],
}));

const english: Language = { ...ownLanguage, ...wordsOf.en };

export const languageCookie = 'lang';

/** The owner's pages have no words in other languages. */
const ownersPages = /^\/owner(?:\/|$)/;

/** The language of a page. */
export const readLanguage = (c: Context, offered?: readonly string[]): Language =>
  ownersPages.test(c.req.path) ? english : chosenLanguage(c, offered);

/**
 * The language of `?lang=`, of the cookie, or that of the site: pages that caches keep depend on nothing else.
 * @param offered The codes that the owner offers; every language by default.
 */
export function chosenLanguage(c: Context, offered?: readonly string[]): Language {
  const choices = offeredLanguages(offered);
  const find = (code: string | undefined) => choices.find((language) => language.code === code);
  const asked = c.req.query(languageCookie);
  return (
    find(asked) ?? find(getCookie(c, languageCookie)) ?? find(currentSite().language) ?? english
  );
}

/** The languages with these codes. */
export const offeredLanguages = (offered?: readonly string[]): readonly Language[] =>
  offered ? languages.filter(({ code }) => offered.includes(code)) : languages;

/** The language of the page that is being made. */
export function pageLanguage(): Language {
  const locale = getTextSource()?.locale;
  return languages.find((language) => language.locale === locale) ?? english;
}

/** The locale of prices, numbers and dates of the page that is being made. */
export const pageLocale = (): string => pageLanguage().locale;
