import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeOffer, splitInstalments } from '../../../../core/commerce/instalments/index.js';
import {
  centsToDecimal,
  currencies,
  formatMoney,
  formatMoneyPlain,
  multiplyMoney,
  parseMoney,
  type CurrencyCode,
} from '../../../../core/commerce/money/index.js';
import { calculateTotals, type Basket } from '../../../../shop/server/domains/totals/index.js';
import { currencyCodes } from './money/arbitraries.js';

const locales = ['en-US', 'de-DE', 'fr-CA', 'ja-JP', 'pt-BR', 'en-IN'];

/** A shop's price, up to 99,999.99 dollars. */
const price = fc.integer({ min: 1, max: 9_999_999 });
// storefront §9: "Quantity input 1 to 9999."
const quantity = fc.integer({ min: 1, max: 9_999 });
const rate = fc.integer({ min: 0, max: 10_000 });

const reduction = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), rate }),
  fc.record({ kind: fc.constant('fixed' as const), cents: price }),
  fc.record({ kind: fc.constant('free-shipping' as const) }),
);

const basket: fc.Arbitrary<Basket> = fc.record({
  lines: fc.array(
    fc.record({
      unitCents: price,
      quantity,
      productType: fc.constantFrom('physical', 'digital', 'service', 'gift-card'),
      productId: fc.constant('item'),
      category: fc.constant('Table'),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  coupons: fc.array(
    fc.record({
      code: fc.uuid(),
      title: fc.constant('A coupon'),
      reduction,
      covers: fc.constantFrom(null, { products: [], categories: ['Table'] }),
      minimumCents: fc.constantFrom(0, 5_000, 1_000_000),
      startsAt: fc.constant(null),
      expiresAt: fc.constant(null),
      usesLeft: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
  quotes: fc.array(
    fc.record({
      id: fc.uuid(),
      title: fc.constant('Post'),
      description: fc.constant(''),
      costCents: price,
      freeFromCents: fc.option(price),
    }),
    { maxLength: 2 },
  ),
  chosenQuoteId: fc.constant(null),
  taxes: fc.array(fc.record({ title: fc.constant('Tax'), rate, taxesShipping: fc.boolean() }), {
    maxLength: 2,
  }),
  now: fc.constant(0),
});

/** Minor units of an amount that somebody reads: all its digits, for a currency that shows every one of them. */
const unitsIn = (text: string) => Number(text.replaceAll(/[^0-9]/g, ''));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
/** storefront §3: "minor-unit digits 2 except JPY 0"; three others stand for the rest of ISO 4217. */
const digitsOf: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, KWD: 3 };
/** Three digits are a fraction only where the currency has three: otherwise they are thousands. */
const fractions = {
  0: /[.,](\d{1,2})(?![\d.,])/,
  2: /[.,](\d{1,2})(?![\d.,])/,
  3: /[.,](\d{3})(?![\d.,])/,
};

describe.each(currencyCodes)('amounts of %s', (currency: CurrencyCode) => {
  const digits = digitsOf[currency] ?? 2;
  const fraction = fractions[digits as keyof typeof fractions];
  const check = <T>(property: fc.IProperty<T>) => fc.assert(property, { numRuns: 60 });

  function expectShown(text: string, cents: number): void {
    expect(unitsIn(text)).toBe(cents);
    expect(fraction.exec(text)?.[1]?.length ?? 0).toBe(digits);
  }

  it('are shown to the minor unit: a price as the shop wrote it, in any locale', () => {
    check(
      fc.property(price, fc.constantFrom(...locales), (cents, locale) => {
        const written = centsToDecimal(cents, currency);
        const money = parseMoney({ decimalValue: written, currencyCode: currency });
        expect(money).toEqual({ cents, currency });
        expectShown(formatMoney(money, locale), cents);
        expect(formatMoneyPlain(money, { grouping: false })).toBe(written);
      }),
    );
  });

  it('are the same on the product, in the cart’s line, in its total and in the instalments', () => {
    check(
      fc.property(basket, fc.integer({ min: 2, max: 12 }), (given, count) => {
        const totals = calculateTotals(given);
        const lines = given.lines.map((line) =>
          multiplyMoney({ cents: line.unitCents, currency }, line.quantity),
        );
        lines.forEach((line, index) => {
          const { unitCents, quantity: pieces } = given.lines[index]!;
          expectShown(formatMoney(line, 'en-US'), unitCents * pieces);
        });
        expect(sum(lines.map(({ cents }) => cents))).toBe(totals.subtotalCents);
        expect(sum(totals.validCoupons.map(({ discountCents }) => discountCents))).toBe(
          totals.discountCents,
        );
        expect(sum(totals.taxes.map(({ amountCents }) => amountCents))).toBe(totals.taxCents);

        const total = { cents: totals.grandTotalCents, currency };
        // What the shopper reads in the summary adds up to the total they read below it.
        const read = (cents: number) => unitsIn(formatMoney({ cents, currency }, 'en-US'));
        expect(
          read(totals.subtotalCents) -
            read(totals.discountCents) +
            read(totals.shippingCostCents) +
            read(totals.taxCents),
        ).toBe(read(total.cents));
        expectShown(formatMoney(total, 'de-DE'), total.cents);

        const parts = splitInstalments(total, count);
        expect(parts).toHaveLength(count);
        expect(sum(parts.map((part) => unitsIn(formatMoney(part, 'en-US'))))).toBe(total.cents);
      }),
    );
  });

  it('are what the instalments’ sentence promises', () => {
    const context = {
      afterPayAvailable: true,
      afterPayMin: 0,
      afterPayMax: null,
      shopperLanguage: 'en-US',
      stripeAccountCountry: 'US',
    };
    check(
      fc.property(price, fc.integer({ min: 2, max: 12 }), (cents, count) => {
        const offer = describeOffer({
          total: { cents, currency },
          context,
          count,
          isOneLine: false,
          locale: 'en-US',
        });
        const [, times, amounts = ''] = /^(\d+) payments of (.*)$/.exec(offer?.terms ?? '') ?? [];
        const [amount = '', last = amount] = amounts.split(', the last one ');
        expect(Number(times)).toBe(count);
        expect(unitsIn(amount) * (count - 1) + unitsIn(last)).toBe(cents);
        if (digits === 0) expect(amounts).not.toMatch(fraction);
      }),
    );
  });
});

// storefront §3: "EUR, USD, AUD, NOK, CAD, NZD, DKK, GBP, HKD, CHF, MXN, SGD, SEK, CZK, ILS, PHP, RUB, PLN, THB, MYR, …"
it('are proved for all 27 currencies of the specification', () => {
  expect(currencyCodes.filter((code) => Object.hasOwn(currencies, code))).toHaveLength(27);
});
