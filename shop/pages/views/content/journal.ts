import type { ContentItem, ContentList } from '../../../server/index.js';
import { descriptionOf, website } from '../../site.js';
import { toAddress } from '../address.js';
import { withQuery } from '../with-query.js';
import { collectionPage, contentSettings, itemHead, itemView } from './item.js';

/** What a list of posts is narrowed to. */
export interface JournalFilter {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
}

export interface JournalPage {
  readonly list: ContentList;
  readonly filter: JournalFilter;
  readonly categories: readonly string[];
  /** Counted from 1. */
  readonly number: number;
  readonly size: number;
}

const path = '/journal';

/** The address of a page of the list; the first has no number. */
const journalUrl = ({ category, tag }: JournalFilter, number = 1) =>
  toAddress(withQuery(path, { category, tag, page: number > 1 ? String(number) : null }));

export function journalView({ list, filter, categories, number, size }: JournalPage) {
  const label = filter.category ?? filter.tag;
  const last = Math.max(1, Math.ceil(list.total / size));
  return {
    ...contentSettings,
    title: `${label === undefined ? 'Journal' : `${label} – Journal`} – ${website.siteTitle}`,
    description: descriptionOf('journal'),
    page: collectionPage('journal', 'Journal'),
    sheets: ['content'] as const,
    collection: { id: 'journal', title: 'Journal', typeName: 'blog' },
    label: label ?? null,
    categories: [undefined, ...categories].map((category) => ({
      title: category ?? 'Everything',
      url: journalUrl(category === undefined ? {} : { category }),
      isChosen: category === filter.category && filter.tag === undefined,
    })),
    items: list.items.map(itemView),
    newer: number > 1 ? { url: journalUrl(filter, number - 1) } : null,
    older: number < last ? { url: journalUrl(filter, number + 1) } : null,
    pageNumber: number,
    pageCount: last,
  };
}

export interface PostPage {
  readonly item: ContentItem;
  readonly newer: ContentItem | undefined;
  readonly older: ContentItem | undefined;
  readonly origin: string | null;
}

const neighbour = (item: ContentItem | undefined) =>
  item ? { title: item.title, url: toAddress(item.fullUrl) } : null;

export function postView({ item, newer, older, origin }: PostPage) {
  const link = (filter: JournalFilter, title: string) => ({ title, url: journalUrl(filter) });
  return {
    ...itemHead(item, origin),
    sheets: ['content'] as const,
    collection: { id: 'journal', title: 'Journal', typeName: 'blog' },
    item: itemView(item),
    labels: [
      ...item.categories.map((category) => link({ category }, category)),
      ...item.tags.map((tag) => link({ tag }, tag)),
    ],
    newer: neighbour(newer),
    older: neighbour(older),
  };
}
