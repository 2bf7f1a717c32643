import { itemInCallerWords, type ContentItem } from '../../../server/index.js';
import { pageLanguage } from '../../words/languages.js';
import { website } from '../../site.js';
import { itemPage, itemView } from './item.js';

/** A page of text, which says that it is English where nobody has translated it. */
export function textView(written: ContentItem) {
  const translated = itemInCallerWords(written);
  const item = translated ?? written;
  return {
    isEnglish: translated === null && pageLanguage().code !== website.language,
    title: `${item.title} – ${website.siteTitle}`,
    description: item.excerpt.replace(/<[^>]*>/g, ''),
    page: { ...itemPage(item), kind: 'main-content' as const },
    sheets: ['content'] as const,
    item: itemView(item),
  };
}

export interface LockPage {
  readonly path: string;
  readonly crumb: string;
  readonly problem: string | null;
}

/** What stands in front of a private page: a password, and nothing of the page. */
export function lockView({ path, crumb, problem }: LockPage) {
  return {
    title: `Private – ${website.siteTitle}`,
    description: 'This page has a password.',
    page: null,
    analytics: { pageKind: 'lock-screen' },
    sheets: ['forms', 'content'] as const,
    isBare: true,
    path,
    crumb,
    problem,
  };
}

/** The cover page: one picture, one sentence, and where to go. */
export function coverView() {
  return {
    title: `${website.siteTitle} – ${website.siteTagLine}`,
    description: website.siteDescription,
    page: null,
    analytics: { pageKind: 'splash-page' },
    sheets: ['content'] as const,
    isBare: true,
  };
}
