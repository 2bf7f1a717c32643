import { NetError } from '../../../net/index.js';

/** One page of a list (storefront §3): the cursor leads to the next one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

/**
 * The items of all pages, fetched in a loop (storefront §7). `onPage` hears of each page's items.
 * @throws NetError `unexpected-answer` when the pages would never end, and whatever `read` throws.
 */
export async function readAllPages<Item>(
  read: (cursor: string | null) => Promise<Page<Item>>,
  onPage?: (items: readonly Item[]) => void,
): Promise<Item[]> {
  const all: Item[] = [];
  const seen = new Set<string | null>([null]);
  for (let cursor: string | null = null; ;) {
    const { items, hasNextPage, nextPageCursor }: Page<Item> = await read(cursor);
    all.push(...items);
    onPage?.(items);
    if (!hasNextPage) return all;
    if (seen.has(nextPageCursor)) {
      throw new NetError('unexpected-answer', `The cursor ${nextPageCursor} leads in a circle`);
    }
    seen.add(nextPageCursor);
    cursor = nextPageCursor;
  }
}
