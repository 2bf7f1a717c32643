import { isSameName, labelsOf } from './members.js';
import type { Data } from './types.js';

/** The filters of a list in an address; empty for none. */
export interface Filters {
  readonly tag: string;
  readonly category: string;
  readonly author: string;
}

/**
 * The text of a filter in templates: the name as the items have it. Templates print it as it is, so that a name which
 * no item has comes without the characters of markup; else an address could put a script into the page.
 */
export function filterData(
  { tag, category, author }: Filters,
  all: readonly Data[],
  found: readonly Data[],
): Data {
  return {
    ...(tag && { tagFilter: nameOf(tag, 'tags', all) }),
    ...(category && { categoryFilter: nameOf(category, 'categories', all) }),
    ...(author && {
      authorFilter: found.length > 0 ? author : withoutMarkup(author),
      author: found[0]?.['author'] ?? null,
    }),
    ...(tag || category || author ? { filter: true } : {}),
  };
}

function nameOf(wanted: string, key: 'tags' | 'categories', items: readonly Data[]): string {
  for (const item of items) {
    const known = labelsOf(item, key).find((label) => isSameName(label, wanted));
    if (known !== undefined) return known;
  }
  return withoutMarkup(wanted);
}

function withoutMarkup(text: string): string {
  return text.replace(/[<>"'`=&\\]+/g, ' ').trim();
}
