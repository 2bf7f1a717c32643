import type { Product } from 'vitrine/core/product';
import { stripTags } from 'vitrine/core/content';
import type { FoundContent, ShopFindings } from '../../../server/index.js';
import { searchStrings } from 'vitrine/core/i18n';
import { website } from '../../site.js';
import { say, sayIfKnown } from '../../words/say.js';
import { toAddress } from '../address.js';
import { cardView } from '../parts/card.js';

export interface SearchPage extends Pick<ShopFindings, 'match' | 'words' | 'total' | 'categories'> {
  /** As it was typed. */
  readonly text: string;
  readonly products: readonly Product[];
  /** Null if the search failed. */
  readonly posts: readonly FoundContent[] | null;
}

const kinds = { journal: 'Journal', events: 'Event', albums: 'Pictures', pages: 'Page' } as const;

/** The sentences are those of platform §8. Products may be there although the rest could not be loaded. */
function outcomeOf(text: string, count: number, isWhole: boolean): string | null {
  if (text === '') return null;
  if (!isWhole) return say('Unable to load results');
  return count === 0 ? say('No results found') : null;
}

/** What is said of a search that found something else than what was typed. */
function noteOf({ match, text }: SearchPage): string | null {
  if (match === 'corrected') return searchStrings('none', { text });
  return match === 'some' ? say('Not every word was found.') : null;
}

export function searchView(given: SearchPage) {
  const { text, words, total, products, categories, posts } = given;
  const results = (posts ?? []).map(({ collection, item }) => ({
    kind: say(kinds[collection]),
    title: item.title,
    url: toAddress(item.fullUrl),
    words: stripTags(item.excerpt),
  }));
  const count = total + results.length;
  return {
    title: `${text === '' ? say('Search') : `${text} – ${say('Search')}`} – ${website.siteTitle}`,
    description: 'Everything in the shop, the journal and the calendar.',
    page: null,
    // Platform §2: the search page is excluded from page views.
    analytics: { pageKind: 'search' },
    sheets: ['finding', 'content'] as const,
    isSearch: true,
    text,
    found:
      text === '' || count === 0
        ? null
        : say('{count, plural, one {# result} other {# results}} for “{words}”', { count, words }),
    note: count > 0 ? noteOf(given) : null,
    cards: products.map((product) => cardView(product, () => '')),
    categories: categories.map(({ title, url }) => ({
      title: sayIfKnown(title),
      url: toAddress(url),
    })),
    results,
    isNothing: text !== '' && count === 0,
    outcome: outcomeOf(text, count, posts !== null),
  };
}
