export { readCookieLifetime } from './cookie-lifetime.js';
export { createIdentity } from './identity.js';
export { createRandomId } from './random-id.js';
export type { Identity, SessionInfo, VisitorIds } from './types.js';
