// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { products } from '../../../../../../examples/marram/catalogue/products.js';
import { catalogueCurrencies } from '../../../../../../shop/server/domains/catalogue/types.js';
import { terms as shopTerms } from '../../../../../../examples/marram/terms/index.js';
import {
  freeShippingFrom,
  includedTax,
  quoteShipping,
  shippingCountries,
  taxesAt,
} from '../../../../../../shop/server/domains/terms/terms-of-location.js';

const at = (country: string, region = '') => ({ country, region, postalCode: '' });

describe('the terms at a location', () => {
  it.each([
    ['of the shop until it is known', null, 12_000],
    ['of that country', at('CA'), 15_000],
    ['of a country without the rule', at('NZ'), null],
    ['of a country that is not shipped to', at('BR'), null],
  ])('say from when shipping is free: %s', (_, location, expected) => {
    expect(freeShippingFrom(shopTerms.shippingZones, location, 'USD')).toBe(expected);
  });

  it.each([
    ['US', 'USD', ['standard 650', 'express 1850']],
    ['US', 'JPY', ['standard 1000', 'express 2800']],
    ['CA', 'USD', ['standard 1150']],
    ['SE', 'EUR', ['standard 1100', 'express 2200']],
    ['NZ', 'USD', ['tracked 1900']],
    ['AQ', 'USD', []],
  ] as const)('ship to %s, in %s, by %j', (country, currency, ways) => {
    const quotes = quoteShipping(shopTerms.shippingZones, at(country), currency);
    expect(quotes.map(({ id, costCents }) => `${id} ${costCents}`)).toEqual(ways);
  });

  it('ship nowhere, and tax nothing, while it is unknown', () => {
    expect(quoteShipping(shopTerms.shippingZones, null, 'USD')).toEqual([]);
    expect(taxesAt(shopTerms.taxRules, null, 'USD')).toEqual([]);
  });

  it.each([
    ['US', 'NY', ['New York sales tax']],
    ['US', ' new york ', ['New York sales tax']],
    ['US', 'Oregon', []],
    ['CA', 'NY', ['GST']],
    ['CA', 'BC', ['GST', 'BC PST']],
    ['GB', '', ['VAT']],
    ['AQ', '', []],
  ])('tax %s %j by %j', (country, region, titles) => {
    const taxes = taxesAt(shopTerms.taxRules, at(country, region), 'USD');
    expect(taxes.map(({ title }) => title)).toEqual(titles);
  });
});

it.each([
  ['DE', 'EUR', true],
  ['DE', 'USD', false],
  ['US', 'EUR', false],
] as const)('prices for %s in %s contain the tax: %s', (country, currency, isIncluded) => {
  const taxes = taxesAt(shopTerms.taxRules, at(country, 'NY'), currency);
  expect(taxes.map((tax) => tax.isIncluded)).toEqual([isIncluded]);
});

it('names the tax that prices of a currency contain', () => {
  const named = catalogueCurrencies.map((currency) => [
    currency,
    includedTax(shopTerms.taxRules, currency),
  ]);
  expect(Object.fromEntries(named)).toEqual({ USD: null, EUR: 'VAT', JPY: null });
});

describe('the terms of the example shop', () => {
  it('put each country into one zone', () => {
    const countries = shippingCountries(shopTerms);
    expect(new Set(countries).size).toBe(countries.length);
    for (const country of countries) expect(country).toMatch(/^[A-Z]{2}$/);
  });

  it('let every product be bought alone', () => {
    for (const { prices, salePrices } of products.flatMap(({ variants }) => variants)) {
      for (const currency of catalogueCurrencies) {
        const price = (salePrices ?? prices)[currency];
        expect(price).toBeGreaterThanOrEqual(shopTerms.minimumSubtotal[currency]);
      }
    }
  });

  it('have coupons that can be typed, each once', () => {
    const codes = shopTerms.coupons.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z\d-]{3,60}$/);
    for (const { expiresAt = '2024-01-01T00:00:00Z' } of shopTerms.coupons) {
      expect(Date.parse(expiresAt)).toBeGreaterThan(0);
    }
  });
});
