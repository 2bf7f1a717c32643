/** A code of ISO 4217 that `isCurrencyCode` accepts. */
export type CurrencyCode = string;

/** The currency of a store or price without one (storefront §3). */
export const defaultCurrency = 'USD' satisfies CurrencyCode;

const withoutMinorUnit = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const withThousandths = 'BHD IQD JOD KWD LYD OMR TND';

/** Whether the engine knows it as a currency: three capital letters of ISO 4217. */
export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Intl.supportedValuesOf('currency').includes(code);
}

/**
 * The minor-unit digits of ISO 4217. Not those of `Intl`, which differ between engines (0 or 2 for HUF and IDR): an
 * amount in minor units would differ by a factor of a hundred between a server and a browser.
 */
export function digitsOf(currency: CurrencyCode): number {
  if (withThousandths.includes(currency)) return 3;
  return withoutMinorUnit.includes(currency) ? 0 : 2;
}
