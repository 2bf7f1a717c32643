export { sourceEnvironments, vitalLimits } from './analytics/index.js';
export { readEventSchemas } from './analytics/index.js';
export type {
  Analytics,
  AnalyticsOverview,
  AnalyticsSummary,
  ErrorGroup,
  EventPage,
  EventSchemas,
  ExperimentCount,
  Funnel,
  LatestEvent,
  Losses,
  NameCount,
  Period,
  SourceEnvironment,
  StoredEvent,
  TrafficTotals,
  VitalMetric,
  VitalSummary,
} from './analytics/index.js';
export type { CartJson, EntryJson } from './carts/index.js';
export {
  catalogueCurrencies,
  type Catalogue,
  type CatalogueCurrency,
  type CatalogueFilter,
  type CatalogueProduct,
  type ImageJson,
  type MoneyJson,
  type VariantJson,
} from './catalogue/index.js';
export { readCaptchaSecrets, type CaptchaOptions } from './captcha/index.js';
export { createServer, type ServerOptions } from './create-server.js';
export { openDatabase, type Database, type DatabaseOptions } from './database/index.js';
export {
  cartCookie,
  currencyCookie,
  Problem,
  readCurrency,
  readRateLimits,
  type ProblemCode,
  type Environment,
  type RateLimits,
} from './http/index.js';
export type {
  Assignment,
  ExperimentContext,
  ExperimentContexts,
  ExperimentType,
  RunningExperiment,
} from './experiments/index.js';
export type {
  FieldJson,
  FormJson,
  Forms,
  FormSummary,
  PageContext,
  SentForm,
  Submission,
  SubmissionPage,
} from './forms/index.js';
export type { MailingList, MailingListEntry, MailingListPage } from './mailing-list/index.js';
export type { ReviewJson, ReviewPageJson, ReviewSummaryJson } from './reviews/index.js';
export type { Member } from './members/index.js';
export type { Owners } from './owners/index.js';
export type {
  NotificationsJson,
  RestockSignup,
  SendResultJson,
  SignUpGroupsJson,
  SignUpsJson,
} from './restock/index.js';
export type { CheckoutCart, CheckoutDetails, OrderJson } from './orders/index.js';
export { readRecipientFields, type Recipient } from './purchases/index.js';
export type { Services } from './services.js';
export { calculateTotals, type Basket, type Totals } from './totals/index.js';
export type { ShopTerms } from './terms/index.js';
