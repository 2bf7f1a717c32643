export interface NumberStyle extends Intl.NumberFormatOptions {
  /** By how many places the point moves before `Intl` sees the number. */
  readonly shift?: number;
}

const percent = { style: 'percent' } as const;

/** Template §11.1. The `-scaled` ones take what is already in percent or permille. */
export const numberStyles = {
  decimal: {},
  standard: {},
  short: { notation: 'compact' },
  long: { notation: 'compact', compactDisplay: 'long' },
  percent,
  'percent-scaled': { ...percent, shift: -2 },
  // Intl has no permille: it is a percentage of ten times as much, with another sign.
  permille: { ...percent, shift: 1 },
  'permille-scaled': { ...percent, shift: -2 },
  scientific: { notation: 'scientific' },
} as const satisfies Record<string, NumberStyle>;

/** Template §11.2. */
export const currencyStyles = {
  symbol: {},
  standard: {},
  accounting: { currencySign: 'accounting' },
  code: { currencyDisplay: 'code' },
  name: { currencyDisplay: 'name' },
  short: { notation: 'compact' },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Template §11.2. */
export const currencySymbols = { default: 'symbol', narrow: 'narrowSymbol' } as const;

/** Template §11.1. */
export const roundings = {
  up: 'expand',
  down: 'trunc',
  truncate: 'trunc',
  ceiling: 'ceil',
  ceil: 'ceil',
  floor: 'floor',
  'half-up': 'halfExpand',
  'half-down': 'halfTrunc',
  'half-even': 'halfEven',
} as const;
