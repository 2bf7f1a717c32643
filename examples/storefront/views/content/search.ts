import { stripTags } from '../../../../core/content/index.js';
import type { FoundContent } from '../../../server/index.js';
import { website } from '../../site.js';
import { toAddress } from '../address.js';

export interface FoundProduct {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
}

export interface SearchPage {
  readonly text: string;
  readonly products: readonly FoundProduct[];
  /** Null if the search failed. */
  readonly found: readonly FoundContent[] | null;
  /** Words that are offered while one types. */
  readonly suggestions: readonly string[];
}

const kinds = { journal: 'Journal', events: 'Event', albums: 'Pictures', pages: 'Page' } as const;

/** The sentences are those of platform §8. Products may be there although the rest could not be loaded. */
function outcomeOf(text: string, count: number, isWhole: boolean): string | null {
  if (text === '') return null;
  if (!isWhole) return 'Unable to load results';
  return count === 0 ? 'No results found' : null;
}

export function searchView({ text, products, found, suggestions }: SearchPage) {
  const results = [
    ...products.map(({ title, url, excerpt }) => ({
      kind: 'Shop',
      title,
      url: toAddress(url),
      words: excerpt,
    })),
    ...(found ?? []).map(({ collection, item }) => ({
      kind: kinds[collection],
      title: item.title,
      url: toAddress(item.fullUrl),
      words: stripTags(item.excerpt),
    })),
  ];
  return {
    title: `${text === '' ? 'Search' : `${text} – Search`} – ${website.siteTitle}`,
    description: 'Everything in the shop, the journal and the calendar.',
    page: null,
    // Platform §2: the search page is excluded from page views.
    analytics: { pageKind: 'search' },
    isContent: true,
    text,
    suggestions,
    results,
    outcome: outcomeOf(text, results.length, found !== null),
  };
}
