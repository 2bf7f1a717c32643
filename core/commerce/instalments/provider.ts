import type { InstalmentContext } from './context.js';
import type { PartRounding } from './split.js';

/** The locales of the providers' information pages (storefront §9). */
export const providerLocales = {
  afterpay: ['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ'],
  clearpay: ['en_GB'],
} as const;

export type ProviderId = keyof typeof providerLocales;
export type ProviderLocale = (typeof providerLocales)[ProviderId][number];

const providerNames: Readonly<Record<ProviderId, string>> = {
  afterpay: 'Afterpay',
  clearpay: 'Clearpay',
};
/** How each provider rounds a part of a sum that does not divide evenly; the last payment takes the remainder. */
export const providerRounding: Readonly<Record<ProviderId, PartRounding>> = {
  afterpay: 'up',
  clearpay: 'up',
};
const providerSites: Readonly<Record<ProviderId, string>> = {
  afterpay: 'https://www.afterpay.com',
  clearpay: 'https://www.clearpay.co.uk',
};

/** platform §9: "Country to language: US en; CA en and fr; AU en; NZ en; GB en." The first one is the fallback. */
export const countryLanguages: Readonly<Record<string, readonly string[]>> = {
  US: ['en'],
  CA: ['en', 'fr'],
  AU: ['en'],
  NZ: ['en'],
  GB: ['en'],
};

/** platform §9. */
export const unitedStatesTerritories: readonly string[] = [
  'US',
  'PR',
  'GU',
  'VI',
  'MP',
  'AS',
  'UM',
];

export interface InstalmentProvider {
  readonly id: ProviderId;
  readonly name: string;
  readonly locale: ProviderLocale;
  /** The provider's site in the same language. */
  readonly url: string;
}

/**
 * Finds the provider for the country of the shop's account, in the shopper's language if the provider supports it
 * there. If that country is unknown, the region of the locale is used. Null if no provider serves the country.
 */
export function chooseProvider({
  shopperLanguage,
  stripeAccountCountry,
}: Pick<InstalmentContext, 'shopperLanguage' | 'stripeAccountCountry'>): InstalmentProvider | null {
  const [language = '', ...subtags] = (shopperLanguage ?? '').split(/[-_]/);
  const region = subtags.find((subtag) => /^[a-z]{2}$/i.test(subtag)) ?? '';
  const country = toMarket(stripeAccountCountry?.trim() || region);
  const languages = Object.hasOwn(countryLanguages, country) ? countryLanguages[country] : [];
  const wanted = languages?.includes(language.toLowerCase()) ? language : languages?.[0];
  return wanted ? findProvider(`${wanted.toLowerCase()}_${country}`) : null;
}

function toMarket(country: string): string {
  const code = country.toUpperCase();
  return unitedStatesTerritories.includes(code) ? 'US' : code;
}

function findProvider(wanted: string): InstalmentProvider | null {
  for (const id of Object.keys(providerLocales) as ProviderId[]) {
    const locale = providerLocales[id].find((candidate) => candidate === wanted);
    if (!locale) continue;
    const url = `${providerSites[id]}/${locale.replace('_', '-')}`;
    return { id, name: providerNames[id], locale, url };
  }
  return null;
}
