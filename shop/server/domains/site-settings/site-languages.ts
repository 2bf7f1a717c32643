/** A language that the shop has words for. */
export interface SiteLanguage {
  /** BCP 47. */
  readonly code: string;
  /** Its name in itself. */
  readonly title: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The language in which the site is written, and which it always has. */
export const ownLanguage = {
  code: 'en',
  title: 'English',
  direction: 'ltr',
} as const satisfies SiteLanguage;

/** The languages that the shop has words for, the site's own first: the order of every list. */
export const siteLanguages = [
  ownLanguage,
  { code: 'de', title: 'Deutsch', direction: 'ltr' },
  { code: 'ar', title: 'العربية', direction: 'rtl' },
  { code: 'ja', title: '日本語', direction: 'ltr' },
] as const satisfies readonly SiteLanguage[];

export const isSiteLanguage = (code: string): boolean =>
  siteLanguages.some((language) => language.code === code);

export type SiteLanguageCode = (typeof siteLanguages)[number]['code'];

/** Codes in the order of the table, each once, with the site's own language. */
export function inOrder(codes: readonly string[]): readonly string[] {
  return siteLanguages
    .map(({ code }) => code)
    .filter((code) => code === ownLanguage.code || codes.includes(code));
}
