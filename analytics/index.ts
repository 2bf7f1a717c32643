export type {
  Analytics,
  AnalyticsConsent,
  AnalyticsIdentity,
  Tracked,
} from './api/analytics-object.js';
export type { ConsentChoice, ConsentDetails, ConsentState } from './consent/index.js';
export type { EventItem, EventName, EventPayload } from './events/index.js';
export type { AnalyticsSettings, ServerEvent } from './page/settings.js';
export { readCookieLifetime } from './session/index.js';
export { startAnalytics } from './start.js';
