import type { TrackedEvent } from '../../events/index.js';
import type { ContentOptions } from '../types.js';

/** The tracking payload of the legacy client (platform §3). */
export function legacyPayload(
  { site, page }: Pick<ContentOptions, 'site' | 'page'>,
  { treatment }: TrackedEvent,
): Record<string, unknown> {
  const { hash, path } = page.facts();
  return {
    pageHash: treatment === 'full' ? hash : null,
    pagePath: path.replace(/\/$/, ''),
    websiteId: site.websiteId,
    templateId: site.templateId,
    variantId: site.variantId,
    memberAccountId: treatment === 'full' ? site.memberAccountId : null,
    member_locale: site.memberLocale,
    website_locale: site.websiteLocale,
  };
}
