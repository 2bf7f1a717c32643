export { answerHeaders, readHsts } from './answer-headers.js';
export { answerWithin } from './answer-within.js';
export { createBodyBudget, type BodyBudget } from './body-budget.js';
export { callerLanguage, runInLocale, varyByLanguage, withCallerLocale } from './caller-locale.js';
export { createErrorHandler, placeOf, toProblem } from './error-handler.js';
export { createBrowserIds, type BrowserIds } from './browser-ids.js';
export { createCallers, isSafeMethod, type Callers } from './callers.js';
export { toCanonicalJson } from './canonical-json.js';
export {
  currencyCookie,
  dropCookie,
  dropHostCookie,
  keepCookie,
  keepHostCookie,
  memberSessionCookie,
  ownerCookie,
  readHostCookie,
} from './cookies.js';
export { catalogueCurrencies, type CatalogueCurrency } from './currencies.js';
export { createCrumbs, type Crumbs } from './crumbs.js';
export type { Call, Environment } from './environment.js';
export { guardChanges } from './guards.js';
export { boundaryOf, holdBody } from './held-body.js';
export {
  findLargeBody,
  lengthOf,
  refuseBody,
  usualSize,
  type LargeBody,
  type SentBody,
} from './large-bodies.js';
export { readBody, toInvalidRequest } from './invalid-request.js';
export {
  createCursors,
  readPosition,
  toPage,
  toPageBy,
  writePosition,
  type NextPage,
} from './list-cursors.js';
export { toOwnPath } from './own-path.js';
export { Problem, problemCodes, type ProblemCode } from './problem.js';
export {
  createRateLimiter,
  groundLimits,
  type DefaultRateLimit,
  type GroundKind,
  type RateLimiter,
  type RateLimits,
} from './rate-limiter.js';
export { readUnless, refuseIf, required, takeOr, type Read, type Typed } from './read.js';
export {
  runOnce,
  toClaim,
  type KeyedRequest,
  type OnceWork,
  type RequestClaim,
} from './run-once.js';
export { createSigner, readSecret, type Signer } from './signer.js';
export {
  createVisitors,
  readCurrency,
  runInCurrency,
  type Visitor,
  type Visitors,
} from './visitors.js';
export { foldEmail } from './fold-email.js';
export { createSecret, hashSecret } from './secrets.js';
export { secondsUntil } from './seconds-until.js';
export { readSearch } from './read-search.js';
export { writeCsv } from './write-csv.js';
