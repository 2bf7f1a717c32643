export { readCookieLifetime, type CookieReader } from './cookie-lifetime.js';
export { createIdentity } from './identity.js';
export {
  analyticsCookies,
  analyticsLifetime,
  storedKeys,
  visitLifetime,
  type AnalyticsCookie,
} from './names.js';
export { createRandomId } from './random-id.js';
export type { Identity, IdentityOptions, SessionInfo, VisitorIds } from './types.js';
