import { describe, expect, it } from 'vitest';
import {
  chooseProvider,
  countryLanguages,
  providerLocales,
  unitedStatesTerritories,
} from '../../../../../core/commerce/instalments/index.js';

const choose = (stripeAccountCountry: string | null, shopperLanguage: string | null = null) => {
  const provider = chooseProvider({ stripeAccountCountry, shopperLanguage });
  return provider && `${provider.name} ${provider.locale}`;
};

describe('the tables', () => {
  it('are those of platform §9', () => {
    // "Afterpay locales: en_US, en_CA, fr_CA, en_AU, en_NZ. Clearpay locale: en_GB."
    expect(providerLocales.afterpay).toEqual(['en_US', 'en_CA', 'fr_CA', 'en_AU', 'en_NZ']);
    expect(providerLocales.clearpay).toEqual(['en_GB']);
    // "Country to language: US en; CA en and fr; AU en; NZ en; GB en."
    expect(countryLanguages).toEqual({
      US: ['en'],
      CA: ['en', 'fr'],
      AU: ['en'],
      NZ: ['en'],
      GB: ['en'],
    });
    // "US territories: US, PR, GU, VI, MP, AS, UM."
    expect(unitedStatesTerritories).toEqual(['US', 'PR', 'GU', 'VI', 'MP', 'AS', 'UM']);
  });
});

describe('chooseProvider', () => {
  it.each([
    ['US', 'en', 'Afterpay en_US'],
    ['CA', 'en', 'Afterpay en_CA'],
    ['CA', 'fr', 'Afterpay fr_CA'],
    ['CA', 'fr-FR', 'Afterpay fr_CA'],
    ['CA', 'FR_ca', 'Afterpay fr_CA'],
    ['AU', 'en', 'Afterpay en_AU'],
    ['NZ', 'en', 'Afterpay en_NZ'],
    ['GB', 'en', 'Clearpay en_GB'],
    ['gb', 'EN', 'Clearpay en_GB'],
  ])('of an account in %s for %s is %s', (country, language, provider) => {
    expect(choose(country, language)).toBe(provider);
  });

  it.each(['PR', 'GU', 'VI', 'MP', 'AS', 'UM'])('serves %s as the United States', (territory) => {
    expect(choose(territory, 'en')).toBe('Afterpay en_US');
  });

  it('speaks the first language of the country to those whose own it does not speak', () => {
    expect(choose('US', 'es')).toBe('Afterpay en_US');
    expect(choose('CA', 'de')).toBe('Afterpay en_CA');
    expect(choose('GB', null)).toBe('Clearpay en_GB');
  });

  it('goes by the country of the account, not by that of the shopper', () => {
    expect(choose('US', 'en-GB')).toBe('Afterpay en_US');
  });

  it('uses the country of the language where the account names none', () => {
    expect(choose(null, 'en_GB')).toBe('Clearpay en_GB');
    expect(choose(' ', 'fr-CA')).toBe('Afterpay fr_CA');
    expect(choose(null, 'zh-Hant-US')).toBe('Afterpay en_US');
    expect(choose(null, 'en')).toBeNull();
    expect(choose(null, null)).toBeNull();
  });

  it.each(['DE', 'JP', 'constructor', ''])('finds none in %j', (country) => {
    expect(choose(country, 'en')).toBeNull();
  });

  it('leads to the site of the provider in the same language', () => {
    const url = (stripeAccountCountry: string, shopperLanguage: string) =>
      chooseProvider({ stripeAccountCountry, shopperLanguage })?.url;
    expect(url('CA', 'fr')).toBe('https://www.afterpay.com/fr-CA');
    expect(url('GB', 'en')).toBe('https://www.clearpay.co.uk/en-GB');
  });
});
