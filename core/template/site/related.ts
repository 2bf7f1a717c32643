import { labelsOf } from './members.js';
import type { Data } from './types.js';

/** The other items of a list that share a tag or a category with an item, those that share most first. */
export function relatedItems(items: readonly Data[], id: string): readonly Data[] {
  const subject = items.find((item) => item['id'] === id);
  if (!subject) return [];
  const wanted = new Set(labelsIn(subject));
  return items
    .filter((item) => item !== subject)
    .map((item) => ({ item, shared: labelsIn(item).filter((label) => wanted.has(label)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .map(({ item }) => item);
}

/** A tag and a category of the same name differ. */
function labelsIn(item: Data): string[] {
  return (['tags', 'categories'] as const).flatMap((key) =>
    labelsOf(item, key).map((label) => `${key} ${label.toLowerCase()}`),
  );
}
