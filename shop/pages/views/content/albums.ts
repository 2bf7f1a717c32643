import { completeGalleryOptions } from 'vitrine/template/site';
import type { ContentItem } from '../../../server/index.js';
import { descriptionOf, website } from '../../site.js';
import { toAddress } from '../address.js';
import { collectionPage, contentSettings, itemHead, itemView } from './item.js';

export function albumsView(items: readonly ContentItem[]) {
  return {
    ...contentSettings,
    title: `Pictures – ${website.siteTitle}`,
    description: descriptionOf('albums'),
    page: collectionPage('albums', 'Pictures'),
    sheets: ['content'] as const,
    items: items.map(itemView),
  };
}

export function albumView(item: ContentItem, origin: string | null) {
  const view = itemView(item);
  return {
    ...itemHead(item, origin),
    sheets: ['content', 'gallery'] as const,
    item: {
      ...view,
      // Complete, as a template asks for them by `{.gallery-…?}`.
      options: completeGalleryOptions(item.options ?? {}),
      items: view.items?.map((image) => ({
        ...image,
        url: toAddress(image.assetUrl),
      })),
    },
  };
}
