import type { CatalogueCurrency } from '../catalogue/index.js';
import type { ShippingQuote, TaxTerms } from '../totals/index.js';
import type { ShippingLocation, ShippingZone, ShopTerms, TaxRuleSeed } from './types.js';

/** The countries that the shop ships to, in the order of its zones. */
export function shippingCountries({ shippingZones }: Pick<ShopTerms, 'shippingZones'>): string[] {
  return shippingZones.flatMap(({ countries }) => countries);
}

/** The ways to a location and their costs; none to one that is unknown or not shipped to. */
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

/** The taxes that hold at a location; none while it is unknown. */
export function taxesAt(
  rules: readonly TaxRuleSeed[],
  location: ShippingLocation | null,
): TaxTerms[] {
  if (location === null) return [];
  return rules.filter((rule) => holdsAt(rule, location));
}

function holdsAt({ countries, regions }: TaxRuleSeed, location: ShippingLocation): boolean {
  if (!countries.includes(location.country)) return false;
  const region = fold(location.region);
  return regions === undefined || regions.some((name) => fold(name) === region);
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
