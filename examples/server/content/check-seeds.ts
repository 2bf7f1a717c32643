import { contentLimits } from '../../../core/content/index.js';
import type { ContentSeed } from './types.js';

/** Content that exceeds a limit of platform §9, or two items with one address. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code = 'content';
}

const labels = {
  categories: { kind: 'category', most: contentLimits.categoryLength },
  tags: { kind: 'tag', most: contentLimits.tagLength },
} as const;

/** Returns `seeds`. @throws ContentError that names the item and what to change. */
export function checkSeeds(seeds: readonly ContentSeed[]): readonly ContentSeed[] {
  const addresses = new Set<string>();
  for (const { item } of seeds) {
    for (const [name, { kind, most }] of Object.entries(labels)) {
      const long = item[name as keyof typeof labels].find((label) => label.length > most);
      if (long === undefined) continue;
      throw new ContentError(
        `The ${kind} "${long}" of ${item.fullUrl} is too long. Shorten it to ${most} characters.`,
      );
    }
    if (addresses.has(item.fullUrl)) {
      throw new ContentError(`Two items have the address ${item.fullUrl}. Change one of them.`);
    }
    addresses.add(item.fullUrl);
  }
  return seeds;
}
