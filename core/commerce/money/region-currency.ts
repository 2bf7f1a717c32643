import { currencies } from './currencies.js';
import { defaultCurrency, type CurrencyCode } from './currency-code.js';

const euroRegions = 'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK';

/** The currency of a region (ISO 3166) among those of storefront §3; otherwise the default. */
export function currencyOfRegion(region: string): CurrencyCode {
  if (euroRegions.split(' ').includes(region)) return 'EUR';
  // The codes of ISO 4217 begin with their country's.
  const codes = Object.keys(currencies);
  return codes.find((code) => region !== '' && code.startsWith(region)) ?? defaultCurrency;
}
