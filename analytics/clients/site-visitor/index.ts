export { createSiteVisitorClient } from './site-visitor-client.js';
