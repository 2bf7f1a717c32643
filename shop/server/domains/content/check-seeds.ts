import { checkPageUrl, contentLimits, textFilters } from 'vitrine/core/content';
import type { ContentItem, ContentSeed } from './types.js';

/** Content that exceeds a limit of platform §9, an address that is none, or two items with one address. */
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
    checkLabels(item);
    checkAddress(item);
    if (addresses.has(item.fullUrl)) {
      throw new ContentError(`Two items have the address ${item.fullUrl}. Change one of them.`);
    }
    addresses.add(item.fullUrl);
  }
  return seeds;
}

function checkLabels(item: ContentItem): void {
  for (const [name, { kind, most }] of Object.entries(labels)) {
    const long = item[name as keyof typeof labels].find((label) => label.length > most);
    if (long === undefined) continue;
    throw new ContentError(
      `The ${kind} "${long}" of ${item.fullUrl} is too long. Shorten it to ${most} characters.`,
    );
  }
}

function checkAddress({ title, urlId, fullUrl }: ContentItem): void {
  const problem = checkPageUrl(fullUrl);
  if (problem !== null) throw new ContentError(`${problem}. It is the address of "${title}".`);
  const slug = textFilters['url-slug'](urlId);
  if (slug === urlId) return;
  throw new ContentError(`"${urlId}" of ${fullUrl} is no part of an address. Write "${slug}".`);
}
