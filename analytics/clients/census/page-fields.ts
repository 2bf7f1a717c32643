import type { TrackedEvent } from '../../events/index.js';
import type { Fields } from '../overwritten.js';
import type { ContentOptions } from '../types.js';

/**
 * The analytics event fields of the page-level client, and the additional ones of a page view (platform §3). Without ids,
 * query and referrer for a cookieless event.
 */
export function pageFields(
  { site, page }: Pick<ContentOptions, 'site' | 'page'>,
  { name, definition, stamps, treatment }: TrackedEvent,
  visitorCookie: string | null,
): Fields {
  const { href, query, referrer, userAgent, viewport, screen } = page.facts();
  const isFull = treatment === 'full';
  return {
    event: name,
    websiteId: site.websiteId,
    templateId: site.templateId,
    website_locale: site.websiteLocale,
    userAgent,
    clientDate: stamps.wall,
    viewportInnerWidth: viewport.width,
    viewportInnerHeight: viewport.height,
    screenWidth: screen.width,
    screenHeight: screen.height,
    url: isFull ? href : href.replace(/[?#].*/s, ''),
    title: page.title(),
    itemId: site.itemId,
    recordType: site.recordType,
    collectionId: site.collectionId,
    visitorCookie,
    ...(definition.census === 'RecordHit' && {
      localStorageSupported: hasLocalStorage(),
      queryString: isFull ? query : null,
      referrer: isFull ? referrer : null,
    }),
  };
}

/** The mere access throws where storage is denied. */
function hasLocalStorage(): boolean {
  try {
    return Boolean(localStorage);
  } catch {
    return false;
  }
}
