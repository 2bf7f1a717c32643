export { createCartTokenStore, type CartTokenStore } from './cart-token.js';
export {
  areCookiesEnabled,
  readCookie,
  removeCookie,
  writeCookie,
  type CookieOptions,
} from './cookies.js';
export { asUnsent, beforeSending, isInDoubt, isOffline, type Doubtful } from './doubt.js';
export { NetError, VitrineError, type NetErrorCode, type NetErrorDetails } from './errors.js';
export {
  createFetchState,
  type FetchState,
  type FetchStateOptions,
  type FetchStore,
} from './fetch-state.js';
export { createHttp, type BegunCall, type Call, type Http, type HttpOptions } from './http.js';
export { createIdempotencyKey, createIntentOrder } from './idempotency.js';
export {
  cartTokenHeader,
  crumbCookie,
  crumbHeader,
  idempotencyHeader,
  intentOrderHeader,
} from './names.js';
export { parseQuery } from './parse-query.js';
export { parseRetryAfter } from './retry.js';
export {
  defineSchema,
  numberWithin,
  present,
  recordOf,
  toRecord,
  wholeWithin,
  type Schema,
} from './schema.js';
export {
  createExpiringStorage,
  type ExpiringStorage,
  type ExpiringStorageOptions,
} from './storage.js';
export { createWebStorage, type WebStorage } from './web-storage.js';
export { buildUrl, isSameOrigin, resolveApiOrigin, type Query } from './urls.js';
