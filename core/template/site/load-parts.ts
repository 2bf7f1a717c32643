import { partNamesOf } from './index-pages.js';
import type { ItemsOf } from './routes.js';
import type { Collection, SiteData } from './site-data.js';
import type { Data } from './types.js';

/** The collections of an index with their items and content, as its template reads them; null for what is no index. */
export async function loadParts(
  { data }: Collection,
  { collections }: SiteData,
  itemsOf: ItemsOf,
): Promise<readonly Data[] | null> {
  const names = partNamesOf(data);
  if (!names) return null;
  const parts = names.flatMap(
    (name) => collections.find(({ urlId, id }) => urlId === name || id === name) ?? [],
  );
  return Promise.all(
    parts.map(async (part) => {
      const items = await itemsOf(part);
      return {
        ...part.data,
        ...(items && { items }),
        ...(part.mainContent !== null && { mainContent: part.mainContent }),
      };
    }),
  );
}
