export { parseInstalmentContext, type InstalmentContext } from './context.js';
export {
  instalmentState,
  isCartForInstalments,
  isForInstalments,
  type InstalmentState,
} from './eligibility.js';
export { getInfoPage, type InfoPage, type InfoPageState } from './info-page.js';
export { describeOffer, type InstalmentOffer, type OfferRequest } from './offer.js';
export {
  chooseProvider,
  providerRounding,
  countryLanguages,
  providerLocales,
  unitedStatesTerritories,
  type InstalmentProvider,
  type ProviderId,
  type ProviderLocale,
} from './provider.js';
export {
  defaultInstalmentCount,
  readInstalmentCount,
  splitInstalments,
  type PartRounding,
} from './split.js';
