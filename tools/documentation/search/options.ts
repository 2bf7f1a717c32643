import type { Options, SearchResult } from 'minisearch';
import type MiniSearch from 'minisearch';
import type { SearchEntry } from '../pages/page.js';

/** A name such as `vitrine-add-failed` is one word and also its parts, so that both find it. */
export function splitWords(text: string): string[] {
  return text.split(/[\s,;()[\]{}<>"'`=|]+/).flatMap((piece) => {
    const name = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const parts = name
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    return parts.length > 1 ? [name, ...parts] : parts;
  });
}

/** The index and the page that reads it need the same options. */
export const searchOptions: Options<SearchEntry> = {
  idField: 'address',
  fields: ['title', 'page', 'text'],
  storeFields: ['title', 'page'],
  tokenize: splitWords,
};

export interface Found {
  readonly address: string;
  readonly title: string;
  readonly page: string;
}

/** The best places for what a reader typed. */
export function findPlaces(
  index: MiniSearch<SearchEntry>,
  query: string,
  most = 12,
): readonly Found[] {
  const wanted = query.trim().toLowerCase();
  return index
    .search(query, {
      combineWith: 'AND',
      boost: { title: 4, page: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      // An exact name comes before texts that mention it.
      boostDocument: (_id, _term, stored) =>
        String(stored?.['title']).toLowerCase() === wanted ? 20 : 1,
    })
    .slice(0, most)
    .map(readFound);
}

const readFound = ({ id, title, page }: SearchResult): Found => ({
  address: String(id),
  title: String(title),
  page: String(page),
});
