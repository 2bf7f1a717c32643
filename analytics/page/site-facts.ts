import { version, type SiteContext } from '../../core/runtime/index.js';
import type { SiteFacts } from '../clients/index.js';
import type { AnalyticsSettings } from './settings.js';

/** Collects the facts about the site and the page that events contain. */
export function readSiteFacts(site: SiteContext, settings: AnalyticsSettings): SiteFacts {
  const { page, member } = site;
  return {
    websiteId: site.websiteId,
    templateId: site.templateId,
    variantId: settings.variantId,
    memberAccountId: member.siteUserId,
    memberLocale: settings.memberLocale,
    websiteLocale: site.locale,
    sourceEnvironment: settings.sourceEnvironment,
    clientName: 'vitrine',
    clientVersion: version,
    itemId: page?.contentSource === 'i' ? page.id : null,
    collectionId: page?.contentSource === 'c' ? page.id : settings.collectionId,
    recordType: settings.recordType,
  };
}
