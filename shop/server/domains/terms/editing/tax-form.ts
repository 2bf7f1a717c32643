import type { FieldErrors } from 'vitrine/core/forms';
import { readUnless, type Read, type Typed } from '../../../ground/http/index.js';
import { catalogueCurrencies } from '../../catalogue/index.js';
import type { TaxRuleSeed } from '../types.js';
import { countryNames, readCountries, readRegions, regionNames } from './places.js';
import { Reading, writeRate } from './read-texts.js';

/** In characters. Ours: the specification has none. */
export const taxLimits = { title: 60 };

export interface EditedTax extends TaxRuleSeed {
  readonly isOn: boolean;
}

/** The name of the field that says whether prices of a currency contain the tax. */
export const includedField = (currency: string) => `included.${currency}`;

export function readTax(typed: Typed): Read<EditedTax, FieldErrors> {
  const reading = new Reading(typed);
  const title = reading.line('title', { what: 'The name', most: taxLimits.title });
  const countries = readCountries(reading, 'countries');
  const regions = readRegions(reading, 'regions', countries);
  const rate = reading.rate('rate', { isZeroAllowed: true });
  const taxIncluded = catalogueCurrencies.filter((currency) =>
    reading.isChecked(includedField(currency)),
  );
  return readUnless(reading.errors, {
    title,
    countries,
    ...(regions !== undefined && { regions }),
    rate,
    taxesShipping: reading.isChecked('shipping'),
    ...(taxIncluded.length > 0 && { taxIncluded }),
    isOn: reading.isChecked('on'),
  });
}

export function writeTax(tax: EditedTax): Typed {
  const { title, countries, regions, rate, taxesShipping, taxIncluded = [], isOn } = tax;
  return {
    title,
    countries: countryNames(countries).join('\n'),
    regions: regionNames(countries, regions).join('\n'),
    rate: writeRate(rate),
    ...(taxesShipping && { shipping: 'yes' }),
    ...Object.fromEntries(taxIncluded.map((currency) => [includedField(currency), 'yes'])),
    ...(isOn && { on: 'yes' }),
  };
}
