const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Analytics cookies last 390 days (platform §9). */
export const analyticsLifetime = 390 * day;
/** A visit ends 30 minutes after its last event (storefront §9). */
export const visitLifetime = 30 * minute;

/** The analytics cookies (platform §3) and how long each lasts, in milliseconds (storefront §9, platform §9). */
export const analyticsCookies = {
  /** The analytics id. */
  ss_cid: analyticsLifetime,
  /** When the visit before this one began. */
  ss_cpvisit: analyticsLifetime,
  /** When this visit began. */
  ss_cvisit: visitLifetime,
  /** The visitor's id and the times of their visits. About 2 years. */
  ss_cvr: 2 * 365 * day,
  /** Exists while the visit lasts. */
  ss_cvt: visitLifetime,
} as const;
export type AnalyticsCookie = keyof typeof analyticsCookies;

/** Storage keys and cookie names of the rest (platform §3). */
export const storedKeys = {
  /** Local storage. */
  analyticsId: 'vitrine:analytics-id',
  /** Local storage; milliseconds since 1970. */
  analyticsIdExpiration: 'vitrine:analytics-id-expiration',
  /** Local storage. */
  landed: 'vitrine:landed',
  /** Session storage. */
  firstSession: 'vitrine:first-session',
  /** A cookie that ends with the browser; local storage where cookies are refused. */
  sessionId: 'vitrine-session-id',
  /** A cookie; local storage where cookies are refused. */
  marketingId: 'vitrine-marketing-id',
} as const;
