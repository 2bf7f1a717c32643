import type { FieldErrors } from 'vitrine/core/forms';
import { catalogueCurrencies, amountField, type Typed } from '../../../server/index.js';

/** One amount for each currency, as fields. */
export function amountCells(prefix: string, typed: Typed, errors: FieldErrors) {
  return catalogueCurrencies.map((currency) => {
    const name = amountField(prefix, currency);
    return {
      name,
      label: currency,
      value: typed[name] ?? '',
      error: errors[name] ?? null,
    };
  });
}
