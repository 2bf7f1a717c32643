import { ownLanguage, type HeaderFooter, type SiteWords } from '../../server/index.js';
import type { Language } from '../words/languages.js';
import { toAddress } from './address.js';

/** What the owner has put into the header and the footer of every page, in the language of the page. */
export function headerFooterView({ header, footer }: HeaderFooter, language: Language) {
  const { announcement } = header;
  return {
    announcement: announcement && {
      ...textView(announcement.text, language),
      url: announcement.url === null ? null : toAddress(announcement.url),
    },
    footerWords: footer.text && textView(footer.text, language),
    footerLinks: footer.links.map(({ title, url }) => ({
      ...textView(title, language),
      url: toAddress(url),
    })),
  };
}

/** A text in the language of the page; else in that of the site, with what marks it. */
function textView(words: SiteWords, { code }: Language) {
  const text = words[code];
  if (text !== undefined) return { text, other: null };
  const { code: lang, direction: dir } = ownLanguage;
  return { text: words[lang] ?? '', other: { lang, dir } };
}
