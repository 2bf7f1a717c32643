import type { VisitorIds } from '../../session/index.js';
import type { Fields } from '../overwritten.js';
import type { PageFacts, SiteFacts } from '../types.js';

/**
 * The auto-filled fields of the pipeline client that do not depend on the event (platform §3). Without `ids`, for
 * cookieless events, they contain no id, query or referrer. Fields that only an event can set are null.
 */
export function constantFields(site: SiteFacts, facts: PageFacts, ids: VisitorIds | null): Fields {
  return {
    analytics_id: ids && ids.analyticsId,
    browser_language: facts.language,
    browser_window_height: facts.viewport.height,
    browser_window_width: facts.viewport.width,
    client_name: site.clientName,
    client_version: site.clientVersion,
    marketing_id: ids && ids.marketingId,
    page_host: facts.host,
    page_path: facts.path,
    page_query_params: ids && facts.query,
    page_referrer_url: ids && facts.referrer,
    session_id: ids && ids.sessionId,
    enduser_user_agent: facts.userAgent,
    browser_locale: facts.locale,
    source_environment: site.sourceEnvironment,
    context_website_id: site.websiteId,
    destination_url: null,
    member_account_id: ids && site.memberAccountId,
    object_identifier: null,
    resolved_locale: facts.documentLanguage || 'en-US',
    website_locale: site.websiteLocale,
    member_account_locale: site.memberLocale,
  };
}
