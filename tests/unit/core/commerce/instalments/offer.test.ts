import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeOffer,
  splitInstalments,
  type InstalmentContext,
  type OfferRequest,
} from '../../../../../core/commerce/instalments/index.js';
import { formatMoney } from '../../../../../core/commerce/money/index.js';
import { currencyCodes } from '../money/arbitraries.js';

const context: InstalmentContext = {
  afterPayAvailable: true,
  afterPayMin: 3500,
  afterPayMax: 100000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

const offer = (cents: number, changes: Partial<OfferRequest> = {}) =>
  describeOffer({
    total: { cents, currency: 'USD' },
    context,
    count: 4,
    isOneLine: false,
    locale: 'en-US',
    ...changes,
  });

describe('describeOffer', () => {
  // ux §9: 'In range "4 payments of $10.50"'.
  it('words the payments of an amount in range', () => {
    expect(offer(4200)).toMatchObject({
      state: 'in range',
      terms: '4 payments of $10.50',
      text: '4 payments of $10.50 with Afterpay',
    });
  });

  // storefront §5: "Shown as an amount-per-instalment string, or a one-line variant."
  it('has a one-line variant', () => {
    expect(offer(4200, { isOneLine: true })?.text).toBe('or 4 payments of $10.50 with Afterpay');
    expect(offer(100, { isOneLine: true })?.text).toBe('Afterpay available for orders over $35.00');
  });

  // storefront §5: "If the order total exceeds the upper limit, the text says 'available for orders up to
  // {amount}'; otherwise 'available for orders over {amount}'."
  it.each([
    [100001, 'available for orders up to $1,000.00'],
    [3500, 'available for orders over $35.00'],
    [100, 'available for orders over $35.00'],
    [0, 'available for orders over $35.00'],
  ])('tells the limit that %i is beyond', (cents, terms) => {
    expect(offer(cents)).toMatchObject({ state: 'out of range', terms, text: `Afterpay ${terms}` });
  });

  it('names a last payment that differs', () => {
    expect(offer(4201)?.terms).toBe('4 payments of $10.51, the last one $10.48');
    expect(offer(5000, { count: 3 })?.terms).toBe('3 payments of $16.67, the last one $16.66');
  });

  it('says "from" where only the lowest price is known', () => {
    expect(offer(4201, { isLowest: true })?.terms).toBe('4 payments from $10.51');
  });

  it('names Clearpay in Great Britain', () => {
    const total = { cents: 4200, currency: 'GBP' } as const;
    expect(offer(0, { total, context: { ...context, stripeAccountCountry: 'GB' } })?.text).toBe(
      '4 payments of £10.50 with Clearpay',
    );
  });

  it.each([
    ['US', 'USD', 3333, 4, '4 payments of $8.34, the last one $8.31'],
    ['US', 'USD', 3334, 4, '4 payments of $8.34, the last one $8.32'],
    ['US', 'USD', 3336, 4, '4 payments of $8.34'],
    ['CA', 'CAD', 10000, 3, '3 payments of CA$33.34, the last one CA$33.32'],
    ['NZ', 'NZD', 3501, 2, '2 payments of NZ$17.51, the last one NZ$17.50'],
    ['GB', 'GBP', 3333, 4, '4 payments of £8.34, the last one £8.31'],
  ] as const)(
    'in %s words an uneven sum of %s %i in %i',
    (country, currency, cents, count, terms) => {
      const changes = { afterPayMin: 0, stripeAccountCountry: country };
      const total = { cents, currency };
      expect(offer(0, { total, count, context: { ...context, ...changes } })?.terms).toBe(terms);
    },
  );

  it.each([
    [undefined, true],
    [['afterpay'], true],
    [['klarna', 'afterpay'], true],
    [['clearpay'], false],
    [[], false],
  ])('where the checkout takes %j: %j', (paymentProviders, isOffered) => {
    expect(offer(4200, { context: { ...context, paymentProviders } }) !== null).toBe(isOffered);
  });

  it('is none where no provider serves the shop', () => {
    expect(offer(4200, { context: { ...context, stripeAccountCountry: 'DE' } })).toBeNull();
  });

  it('shows the very parts that add up to the price, in each of the 27 currencies', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...currencyCodes),
        fc.integer({ min: 3501, max: 100000 }),
        (currency, cents) => {
          const total = { cents, currency };
          const parts = splitInstalments(total, 4, 'up');
          const [first, last] = [parts[0]!, parts[3]!].map((part) => formatMoney(part, 'en-US'));
          const ending = first === last ? '' : `, the last one ${last}`;
          expect(offer(0, { total })?.terms).toBe(`4 payments of ${first}${ending}`);
          if (currency === 'JPY') expect(offer(0, { total })?.terms).not.toContain('.');
        },
      ),
      { numRuns: 500 },
    );
  });
});
