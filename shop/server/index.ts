/**
 * The server of a shop: the door for pages, owner and start. `openDatabase` opens PostgreSQL or the embedded database and applies
 * the migrations that are pending; `createServer` gives the API as an app of hono, and the services behind it for pages
 * in the same process.
 */
export { sourceEnvironments, vitalLimits } from './domains/analytics/index.js';
export {
  consumeEvents,
  createClickHouseSink,
  createPostgresSink,
  openBroker,
  readBrokerSettings,
  readEventSchemas,
  type EventSink,
} from './domains/analytics/index.js';
export type {
  Analytics,
  AnalyticsOverview,
  LatestEvent,
  SourceEnvironment,
  TrafficTotals,
} from './domains/analytics/index.js';
export type { CartJson, EntryJson } from './domains/carts/index.js';
export {
  catalogueCurrencies,
  productTypeNumbers,
  productTypes,
  productUrl,
  categoryUrl,
  type CatalogueCurrency,
  type CatalogueProduct,
  type ImageSeed,
  type PriceList,
  type ProductFacts,
  type ProductSeed,
  type ProductTypeName,
  type PurchasePlanSeed,
  type SubscriptionPlan,
  type VariantSeed,
  coloredOptions,
  colors,
  isInCallerWords,
  queryInCallerWords,
} from './domains/catalogue/index.js';
export {
  addPictures,
  listErrors,
  readCatalogue,
  type CatalogueFile,
  editRows,
  labelKinds,
  type LabelKind,
  type Labels,
  optionField,
  ownedSorts,
  pictureCountField,
  pictureFields,
  productLimits,
  productStatuses,
  readCount,
  readPrice,
  readProduct,
  readStock,
  rowCountField,
  scheduleField,
  seenField,
  statusWords,
  stockFilters,
  typeWords,
  variantFields,
  writeProduct,
  writeStock,
  type KnownPictures,
  type RowsEdited,
  type EditedVariant,
  type ImportPreview,
  type OwnedList,
  type OwnedListQuery,
  type OwnedProduct,
  type OwnedRow,
  type OwnedSort,
  type VariantChange,
} from './domains/catalogue/editing/index.js';
export { readCaptchaSecrets } from './domains/captcha/index.js';
export {
  accountLimits,
  isSamePlace,
  mostAddresses,
  orderStateWord,
  passkeyLimits,
  type Account,
  type AccountOrder,
  type MemberAddress,
  type Passkey,
} from './domains/members/index.js';
export { readRateLimits } from './read-rate-limits.js';
export { openDatabase } from './open-database.js';
export { createServer, type ServerOptions, type Services } from './create-server.js';
export {
  DatabaseError,
  readDatabaseSettings,
  readWhole,
  type Database,
  type RecordChange,
} from './ground/database/index.js';
export {
  boundaryOf,
  currencyCookie,
  placeOf,
  Problem,
  readCurrency,
  readHsts,
  readUnless,
  required,
  refuseIf,
  takeOr,
  runInLocale,
  secondsUntil,
  toOwnPath,
  usualSize,
  type LargeBody,
  type SentBody,
  type ProblemCode,
  type Environment,
  type Read,
  type Typed,
} from './ground/http/index.js';
export { seeOther } from './ground/routing/index.js';
export type { Assign, ExperimentContexts, RunningExperiment } from './domains/experiments/index.js';
export {
  createFolderStore,
  isFormInCallerWords,
  type FileStore,
  type StoredFile,
} from './domains/forms/index.js';
export type {
  FormJson,
  Forms,
  FormSummary,
  SentForm,
  Submission,
  SubmissionPage,
} from './domains/forms/index.js';
export { textInCallerWords } from './ground/shop-words/index.js';
export type {
  CatalogueWords,
  LanguageWords,
  OptionWords,
  ShopWords,
  Translations,
} from './ground/shop-words/index.js';
export { interfaceMessage } from './domains/interface-messages/index.js';
export { readMailSettings } from './domains/mail/index.js';
export { mailStates } from './domains/mail/index.js';
export type { MailPage, MailState, StoredMail, WholeMail } from './domains/mail/index.js';
export {
  mailingListStates,
  type MailingListEntry,
  type MailingListPage,
  type MailingListState,
} from './domains/mailing-list/index.js';
export { itemInCallerWords } from './domains/content/index.js';
export type {
  Content,
  CountItems,
  DiscussedItem,
  FindItem,
  ContentCollection,
  ContentImage,
  ContentItem,
  ContentList,
  ContentSeed,
  ContentStatus,
  FoundContent,
  ItemCounts,
} from './domains/content/index.js';
export {
  photoLimits,
  photoTypes,
  readPhoto,
  reviewLimits,
  type ModeratedReview,
  type ModeratedReviews,
  type ReviewDraft,
  type ReviewJson,
  type ReviewPageJson,
  type ReviewPhoto,
  type ReviewSeed,
  type ReviewState,
  type ReviewSummaryJson,
} from './domains/reviews/index.js';
export {
  apiKeyScopeNames,
  apiKeyScopes,
  longestApiKeyName,
  type ApiKey,
  type ApiKeyScope,
} from './domains/api-keys/index.js';
export type { ModeratedComments, ModerationState } from './domains/comments/index.js';
export type {
  FoundCategory,
  SearchMatch,
  ShopFindings,
  ShopSearch,
} from './domains/search/index.js';
export {
  accessOf,
  areas,
  areaWords,
  isAllowed,
  ownerActionWords,
  readOwnerPassword,
  refusalWords,
  roleNames,
  type Invitation,
  type Person,
  type OwnerAction,
  type OwnerActionCode,
  type OwnerActionPage,
  type OwnerSession,
  type SecondFactorState,
} from './domains/owners/index.js';
export {
  firstState,
  ownLanguage,
  siteLanguages,
  siteTextLimits,
  type FilmsOfLessons,
  type FontFile,
  type HeaderFooter,
  type ShopFonts,
  type SiteLanguage,
  type SiteLanguageCode,
  type SiteState,
  type SiteWords,
} from './domains/site-settings/index.js';
export {
  deviceChoice,
  deviceFonts,
  familyOf,
  fontFilePath,
  fontLimits,
  fontRoles,
  fontSheet,
  fontStack,
  uploadedChoice,
  type FontRole,
  type TypedFonts,
} from './domains/fonts/index.js';
export { longestFilm, type FindVideo } from './domains/lesson-films/index.js';
export type { Member } from './domains/members/index.js';
export type { WaitingPage, WaitingVariant } from './domains/restock/index.js';
export { fulfilmentStates, orderPath, takesGiftCards } from './domains/orders/index.js';
export {
  managedLines,
  OrderChangeError,
  orderChangeSentence,
  refundableCents,
  suggestRefund,
  type LineQuantity,
  type ListedOrder,
  type ListedOrders,
  type ManagedLine,
  type ManagedOrder,
  type OrderProgress,
  type Refund,
  type RefundResult,
  type Shipment,
} from './domains/order-management/index.js';
export {
  subscriptionChanges,
  SubscriptionError,
  subscriptionFilters,
  subscriptionLinkPath,
  type Subscription,
  type SubscriptionChange,
  type SubscriptionEvent,
  type SubscriptionEventKind,
  type SubscriptionFilter,
  type SubscriptionPage,
  type WholeSubscription,
} from './domains/subscriptions/index.js';
export {
  changeOf,
  giftCardChanges,
  GiftCardError,
  giftCardStates,
  type CardUse,
  type GiftCardChange,
  type GiftCardState,
  type OwnedCard,
  type OwnedCardPage,
} from './domains/gift-cards/index.js';
export type {
  BoughtCard,
  CheckoutCart,
  CheckoutDetails,
  Draft,
  DraftOutcome,
  FulfilmentState,
  OrderJson,
  OrderState,
} from './domains/orders/index.js';
export {
  FurtherStep,
  instalmentTerms,
  PaymentError,
  type ChargeAgainRequest,
  type KeepRequest,
  type PayableCart,
  type PaymentKeeper,
  type PaymentOutcome,
  type PaymentPage,
  type PaymentProvider,
  type PaymentWay,
  type RefundOutcome,
} from './domains/payments/index.js';
export type { Download } from './domains/downloads/index.js';
export type { Customer, CustomerPage, HeldData } from './domains/customers/index.js';
export type { SalesReport, SalesRow, SalesTotals } from './domains/sales/index.js';
export { packageFile } from './ground/package-file.js';
export { googlePlaces, type Place, type PlacesProvider } from './domains/places/index.js';
export { addressFields, findRegion, isWholeLocation } from './domains/addresses/index.js';
export { readRecipientFields } from './domains/gift-cards/index.js';
export { createReporter, readTelemetrySettings } from './ground/telemetry/index.js';
export {
  amountField,
  amountWords,
  categoryField,
  countryNames,
  coverageWords,
  discountLimits,
  discountStates,
  firstDayOf,
  includedField,
  lastDayOf,
  readDiscount,
  readMethod,
  readTax,
  readZone,
  reductionKinds,
  reductionLabel,
  reductionWords,
  regionNames,
  shippingLimits,
  taxLimits,
  writeDiscount,
  writeMethod,
  writeRate,
  writeTax,
  writeZone,
  zoneName,
  type DiscountKind,
  type DiscountState,
  type OwnedDiscount,
  type OwnedMethod,
  type OwnedTax,
  type OwnedZone,
  type Shelf,
} from './domains/terms/editing/index.js';
export type { CouponSeed, ShippingZone, ShopTerms, TaxRuleSeed } from './domains/terms/index.js';
