import type { CatalogueCurrency } from '../catalogue/index.js';
import type { ShippingQuote, TaxTerms } from '../totals/index.js';
import type { ShippingLocation, ShippingZone, TaxRuleSeed, TermsInForce } from './types.js';

/** The countries to which the shop ships, in the order of its zones. */
export function shippingCountries({
  shippingZones,
}: Pick<TermsInForce, 'shippingZones'>): string[] {
  return shippingZones.flatMap(({ countries }) => countries);
}

/** The shipping options of a location with their costs; none if it is unknown or the shop does not ship there. */
export function quoteShipping(
  zones: readonly ShippingZone[],
  location: ShippingLocation | null,
  currency: CatalogueCurrency,
): ShippingQuote[] {
  const zone = zones.find(
    ({ countries }) => location !== null && countries.includes(location.country),
  );
  return (zone?.options ?? []).map(({ cost, freeFrom, ...option }) => ({
    ...option,
    costCents: cost[currency],
    freeFromCents: freeFrom?.[currency] ?? null,
  }));
}

/**
 * The value of goods from which an option is free; null if none ever is. The shop's own country, which comes first, counts
 * until the location is known.
 */
export function freeShippingFrom(
  zones: readonly ShippingZone[],
  location: ShippingLocation | null,
  currency: CatalogueCurrency,
): number | null {
  const country = zones[0]?.countries[0] ?? '';
  const place = location ?? { country, region: '', postalCode: '' };
  const amounts = quoteShipping(zones, place, currency).flatMap(({ freeFromCents }) =>
    freeFromCents === null ? [] : [freeFromCents],
  );
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** The taxes that apply at a location; none while it is unknown. */
export function taxesAt(
  rules: readonly TaxRuleSeed[],
  location: ShippingLocation | null,
  currency: CatalogueCurrency,
): TaxTerms[] {
  if (location === null) return [];
  return rules
    .filter((rule) => appliesAt(rule, location))
    .map(({ title, rate, taxesShipping, taxIncluded = [] }) => ({
      title,
      rate,
      taxesShipping,
      isIncluded: taxIncluded.includes(currency),
    }));
}

/** The tax that prices of a currency contain, by its title; null if they are net. */
export function includedTax(
  rules: readonly TaxRuleSeed[],
  currency: CatalogueCurrency,
): string | null {
  return rules.find(({ taxIncluded = [] }) => taxIncluded.includes(currency))?.title ?? null;
}

function appliesAt({ countries, regions }: TaxRuleSeed, location: ShippingLocation): boolean {
  if (!countries.includes(location.country)) return false;
  const region = fold(location.region);
  return regions === undefined || regions.some((name) => fold(name) === region);
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
