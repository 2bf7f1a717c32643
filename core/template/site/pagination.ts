import { momentOf } from './selection.js';
import type { Data } from './types.js';

/** A page of a list. */
export interface ListPage {
  readonly items: readonly Data[];
  /** The value of `pagination` in templates; null if one page holds all. */
  readonly pagination: Data | null;
}

/** The parameters that a list's address keeps from page to page. */
const kept = ['tag', 'category', 'author'] as const;

/**
 * The page of a list that the query asks for. Lists with falling dates continue by `offset`, the moment of the last item
 * shown, so that a new post moves no page; other lists by `page`, which counts from 1. Both are read in any list.
 */
export function paginate(
  items: readonly Data[],
  pageSize: number,
  path: string,
  query: URLSearchParams,
): ListPage {
  const start = startOf(items, pageSize, query);
  const shown = items.slice(start, start + pageSize);
  const end = start + shown.length;
  const hasNext = end < items.length;
  const hasPrevious = start > 0;
  if (!hasNext && !hasPrevious) return { items: shown, pagination: null };

  const isDated = hasFallingDates(items);
  const url = (parameters: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams();
    for (const name of kept) if (query.has(name)) search.set(name, query.get(name) ?? '');
    for (const [name, value] of Object.entries(parameters)) search.set(name, value);
    const text = search.toString();
    return text === '' ? path : `${path}?${text}`;
  };
  const number = Math.ceil(start / pageSize) + 1;
  const last = momentOf(shown.at(-1) ?? {});
  const first = momentOf(shown[0] ?? {});
  return {
    items: shown,
    pagination: {
      pageSize,
      ...(hasNext && {
        nextPage: true,
        nextPageUrl: url(isDated ? { offset: String(last) } : { page: String(number + 1) }),
        ...(isDated && { nextPageOffset: last }),
      }),
      ...(hasPrevious && {
        prevPage: true,
        prevPageUrl: previousUrl(),
        ...(isDated && first !== null && { prevPageOffset: first }),
      }),
    },
  };

  function previousUrl(): string {
    if (start <= pageSize) return url({});
    return isDated && first !== null
      ? url({ offset: String(first), reversePaginate: 'true' })
      : url({ page: String(number - 1) });
  }
}

function startOf(items: readonly Data[], pageSize: number, query: URLSearchParams): number {
  const offset = Number(query.get('offset') ?? Number.NaN);
  if (Number.isFinite(offset)) {
    const isReverse = query.get('reversePaginate') === 'true';
    const found = items.findIndex((item) => {
      const moment = momentOf(item) ?? 0;
      return isReverse ? moment <= offset : moment < offset;
    });
    const at = found < 0 ? items.length : found;
    return isReverse ? Math.max(0, at - pageSize) : at;
  }
  const page = Math.floor(Number(query.get('page') ?? 1));
  return Number.isFinite(page) && page > 1 ? Math.min((page - 1) * pageSize, items.length) : 0;
}

/** Two items of one moment would be one page's last and the next one's first. */
function hasFallingDates(items: readonly Data[]): boolean {
  return items.every((item, index) => {
    const moment = momentOf(item);
    const before = index === 0 ? null : momentOf(items[index - 1] ?? {});
    return moment !== null && (before === null || moment < before);
  });
}
