import { remember } from 'vitrine/core/i18n';
import {
  callerWords,
  categoryUrl,
  foldedWords,
  listedAt,
  type Catalogue,
  type CatalogueCurrency,
  type CatalogueProduct,
  type CatalogueSnapshot,
} from '../catalogue/index.js';
import type { Content, FoundContent } from '../content/index.js';
import type { Database } from '../../ground/database/index.js';
import { correctWord, type KnownWord } from './correct-word.js';
import { knownWords } from './known-words.js';
import { searchWords, toTextQuery } from './search-words.js';

export interface FoundCategory {
  readonly title: string;
  readonly url: string;
  /** How many products it has. */
  readonly count: number;
}

/** `all`: every word as typed. `corrected`: as it was probably meant. `some`: not every word. */
export type SearchMatch = 'all' | 'corrected' | 'some';

export interface ShopFindings {
  readonly match: SearchMatch;
  /** The searched words: the text, or its words as they were probably meant. */
  readonly words: string;
  /** The best first, at most as many as asked for. */
  readonly products: readonly CatalogueProduct[];
  /** How many products were found. */
  readonly total: number;
  readonly categories: readonly FoundCategory[];
}

export interface SearchLimits {
  readonly currency: CatalogueCurrency;
  /** The most products, at most 100. */
  readonly limit: number;
}

/** Finds products by the words of their title, category, tags, options and description. */
export interface ShopSearch {
  products(text: string, limits: SearchLimits): Promise<ShopFindings>;
  /** Posts, events, albums and pages. */
  content(text: string, limit: number): Promise<readonly FoundContent[]>;
}

interface SearchContext {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly content: Pick<Content, 'search'>;
  /** Milliseconds since 1970. */
  now(): number;
}

interface Found {
  readonly ids: readonly string[];
  readonly total: number;
}

const findInEnglish = `select id, count(*) over ()::int as total
  from products, to_tsquery('english', $1) as query
  where ${listedAt('products', '$3')} and words @@ query order by ts_rank(words, query) desc, position limit $2`;

/** English words are found too: the titles are in English. */
const findInLanguage = `select id, count(*) over ()::int as total
  from (
    select id, position, p.words || coalesce(t.words, ''::tsvector) as words
    from products p left join translated_words t on t.product_id = p.id and t.language = $4
    where ${listedAt('p', '$3')}
  ) as worded, to_tsquery('english', $1) as query
  where words @@ query order by ts_rank(words, query) desc, position limit $2`;

const mostCategories = 3;
const nothing: Found = { ids: [], total: 0 };

export function createShopSearch({ database, catalogue, content, now }: SearchContext): ShopSearch {
  const words = new WeakMap<CatalogueSnapshot, Map<string, readonly KnownWord[]>>();

  function knownOf(snapshot: CatalogueSnapshot): readonly KnownWord[] {
    const byLanguage = words.get(snapshot) ?? new Map<string, readonly KnownWord[]>();
    words.set(snapshot, byLanguage);
    const dictionary = callerWords();
    return remember(byLanguage, dictionary?.language ?? 'en', () =>
      knownWords(snapshot.listed, dictionary),
    );
  }

  async function find(query: string, limit: number): Promise<Found> {
    const language = callerWords()?.language;
    const { rows } = await database.query<{ id: string; total: number }>(
      language === undefined ? findInEnglish : findInLanguage,
      [query, limit, new Date(now()), ...(language === undefined ? [] : [language])],
    );
    return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
  }

  /** Searches for the typed words first, then the ones probably meant, then a part of them. */
  async function search(typed: readonly string[], limit: number, snapshot: CatalogueSnapshot) {
    const asTyped = typed.map((word) => [word]);
    const exact = await find(toTextQuery(asTyped, 'all'), limit);
    if (exact.total > 0) return { match: 'all', spellings: asTyped, found: exact } as const;
    const known = knownOf(snapshot);
    const spellings = typed.map((word) => {
      const corrected = correctWord(word, known);
      return corrected.length > 0 ? corrected : [word];
    });
    const meant = await find(toTextQuery(spellings, 'all'), limit);
    if (meant.total > 0) return { match: 'corrected', spellings, found: meant } as const;
    const some = typed.length > 1 ? await find(toTextQuery(spellings, 'any'), limit) : nothing;
    return { match: some.total > 0 ? 'some' : 'all', spellings, found: some } as const;
  }

  return {
    async products(text, { currency, limit }) {
      const typed = searchWords(text);
      if (typed.length === 0) {
        return { match: 'all', words: text.trim(), products: [], total: 0, categories: [] };
      }
      const snapshot = await catalogue.kept();
      const { match, spellings, found } = await search(typed, limit, snapshot);
      const { ids, total } = found;
      const page =
        ids.length === 0
          ? { products: [] }
          : await catalogue.page({ ids, sort: 'featured', limit: ids.length }, currency);
      const meant = spellings.map(([word = '']) => word);
      return {
        match,
        words: match === 'corrected' ? meant.join(' ') : text.trim(),
        products: page.products,
        total,
        categories: findCategories(snapshot, meant),
      };
    },
    content: (text, limit) => content.search(text, limit),
  };
}

/** The categories that contain every word, at the beginning of one of theirs, in English or in the caller's language. */
function findCategories(
  { listed }: CatalogueSnapshot,
  words: readonly string[],
): readonly FoundCategory[] {
  const counts = new Map<string, number>();
  for (const { details } of listed) {
    counts.set(details.category, (counts.get(details.category) ?? 0) + 1);
  }
  const dictionary = callerWords();
  const titleOf = (category: string) => dictionary?.category(category) ?? category;
  return [...counts]
    .filter(([category]) => {
      const own = [category, titleOf(category)].flatMap(foldedWords);
      return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
    })
    .slice(0, mostCategories)
    .map(([category, count]) => ({
      title: titleOf(category),
      url: categoryUrl(category),
      count,
    }));
}
