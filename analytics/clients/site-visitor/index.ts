export {
  createSiteVisitorClient,
  siteVisitorSchema,
  type SiteVisitorOptions,
} from './site-visitor-client.js';
