import fc from 'fast-check';
import { currencies, type Money } from '../../../../../core/commerce/money/index.js';

export const currencyCodes = [...Object.keys(currencies), 'HUF', 'KRW', 'KWD'];

/** Amounts of any size that every format can show. */
export const anyCents = fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 });

export const anyMoney: fc.Arbitrary<Money> = fc.record({
  cents: anyCents,
  currency: fc.constantFrom(...currencyCodes),
});
