/** The currencies a store can sell in, with their minor-unit digits (storefront §3). */
export const currencies = {
  EUR: { digits: 2 },
  USD: { digits: 2 },
  AUD: { digits: 2 },
  NOK: { digits: 2 },
  CAD: { digits: 2 },
  NZD: { digits: 2 },
  DKK: { digits: 2 },
  GBP: { digits: 2 },
  HKD: { digits: 2 },
  CHF: { digits: 2 },
  MXN: { digits: 2 },
  SGD: { digits: 2 },
  SEK: { digits: 2 },
  CZK: { digits: 2 },
  ILS: { digits: 2 },
  PHP: { digits: 2 },
  RUB: { digits: 2 },
  PLN: { digits: 2 },
  THB: { digits: 2 },
  MYR: { digits: 2 },
  ARS: { digits: 2 },
  BRL: { digits: 2 },
  COP: { digits: 2 },
  IDR: { digits: 2 },
  INR: { digits: 2 },
  JPY: { digits: 0 },
  ZAR: { digits: 2 },
} as const;

export type CurrencyCode = keyof typeof currencies;

/** The currency of a store or price without one (storefront §3). */
export const defaultCurrency = 'USD' satisfies CurrencyCode;

export function isCurrencyCode(code: unknown): code is CurrencyCode {
  return typeof code === 'string' && Object.hasOwn(currencies, code);
}
