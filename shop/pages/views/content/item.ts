import { recordTypes } from 'vitrine/core/content';
import type { ContentImage, ContentItem, ItemCounts } from '../../../server/index.js';
import { website } from '../../site.js';
import { toAddress } from '../address.js';

/** What formatters and predicates read beside an item (template language §8.4, §9.6). */
export const contentSettings = {
  websiteSettings: { simpleLikingEnabled: true, commentsEnabled: true },
} as const;

/** An item as the platform's templates expect it, with an address that was checked, and its counts if they are known. */
export function itemView(item: ContentItem & Partial<ItemCounts>) {
  const { mainImage, items, excerpt, body, sourceUrl, ...rest } = item;
  return {
    ...rest,
    // The engine prints members named `html` as they are.
    excerpt: { html: excerpt },
    body: { html: body },
    sourceUrl: sourceUrl ?? null,
    url: toAddress(sourceUrl ?? item.fullUrl),
    ...(mainImage && { mainImageId: mainImage.id, mainImage: imageView(mainImage) }),
    ...(items && { items: items.map(imageView) }),
  };
}

/** An image as an item of its own. */
function imageView(image: ContentImage) {
  return {
    ...image,
    systemDataId: image.id,
    recordType: recordTypes.image,
    body: { html: image.body ?? '' },
  };
}

/** The page of an item in the site context, which tracking and widgets read. */
export function itemPage({ id, title, fullUrl }: ContentItem) {
  return {
    id,
    contentSource: 'i' as const,
    title,
    path: fullUrl,
    permissionType: null,
    kind: 'content-item' as const,
  };
}

/** What the page of an item begins with. */
export const itemHead = (item: ContentItem, origin: string | null) => ({
  ...contentSettings,
  title: `${item.title} – ${website.siteTitle}`,
  description: item.excerpt.replace(/<[^>]*>/g, ''),
  page: itemPage(item),
  'base-url': origin ?? '',
});

export function collectionPage(id: string, title: string) {
  return {
    id,
    contentSource: 'c' as const,
    title,
    path: `/${id}`,
    permissionType: null,
    kind: 'main-content' as const,
  };
}
