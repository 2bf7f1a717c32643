import { NetError } from '../../../net/index.js';

/** One page of a list (storefront §3), with the cursor of the next one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  readonly hasNextPage: boolean;
  readonly nextPageCursor: string | null;
}

/**
 * Reads the items of all pages in a loop (storefront §7). Calls `onPage` with the items of each page.
 * @throws NetError `unexpected-answer` when the cursors form a loop, and whatever `read` throws.
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
