import { formatText } from 'vitrine/core/i18n';
import { ar } from './ar.js';
import { de } from './de.js';
import { en, type MailWords } from './en.js';
import { ja } from './ja.js';

export interface MailLanguage {
  /** BCP 47, for `lang`. */
  readonly code: string;
  /** BCP 47 of prices and numbers. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: MailWords;
}

const english: MailLanguage = { code: 'en', locale: 'en-US', direction: 'ltr', words: en };

/** The languages of mails. */
export const mailLanguages: readonly MailLanguage[] = [
  english,
  { code: 'de', locale: 'de-DE', direction: 'ltr', words: de },
  { code: 'ar', locale: 'ar', direction: 'rtl', words: ar },
  { code: 'ja', locale: 'ja-JP', direction: 'ltr', words: ja },
];

/** The language of a code such as `de` or `de-AT`; English for one without words. */
export function mailLanguage(code: string): MailLanguage {
  const [base = ''] = code.toLowerCase().split('-');
  return mailLanguages.find((language) => language.code === base) ?? english;
}

export type Say = (
  word: keyof MailWords,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Says the words of a language. */
export const sayIn =
  ({ words, locale }: MailLanguage): Say =>
  (word, values = {}) =>
    formatText(words[word], values, locale, locale);

export type { MailWords } from './en.js';
