import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { only, textOf } from '../read-page.js';
import { bowl, ebook, giftCard, mug } from './shop-items.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });
const shown = (formatter: string, item: Value, around: Record<string, Value> = {}, locale = 'en') =>
  parsePart(render(`{item|${formatter}}`, { item, ...around }, { locale }));
const words = (page: Element) => textOf(page).replace(/\u00a0/g, ' ');
const localized = { featureFlags: { useCLDRMoneyFormat: true } };

const onSale = {
  variants: [
    {
      onSale: true,
      priceMoney: { value: '1200', currency: 'EUR' },
      salePriceMoney: { value: '999.5', currency: 'EUR' },
    },
  ],
};

describe('product-price', () => {
  it.each<[string, Value, string]>([
    ['one price', bowl(), '40.00'],
    ['varied prices', mug(), 'from 28.00'],
    [
      'money written as decimalValue and currencyCode',
      bowl({ variants: [{ priceMoney: { decimalValue: '12.50', currencyCode: 'EUR' } }] }),
      '12.50',
    ],
    ['a digital product on sale without a sale price', ebook({ onSale: true }), '12.00'],
    ['a sale', bowl(onSale), 'Sale Price: 999.50 Original Price: 1,200.00'],
    [
      'a sale of a part',
      mug({ variants: [{ priceMoney: { value: '9' } }, ...onSale.variants] }),
      'from 9.00',
    ],
    ['a digital product', ebook(), '12.00'],
    ['a gift card', giftCard(), '50.00'],
    ['no prices', bowl({ variants: [{}] }), '0.00'],
    ['an unknown type', bowl({ productType: 9 }), ''],
    ['no product', null, ''],
  ])('of %s is right', (_, item, text) => {
    expect(words(shown('product-price', item))).toBe(text);
  });

  it('marks what was the price', () => {
    const page = shown('product-price', bowl(onSale));
    expect(textOf(only(page, 'vitrine-price .original-price'))).toBe('1,200.00');
    expect([...page.querySelectorAll('.visually-hidden')].map(textOf)).toEqual([
      'Sale Price:',
      'Original Price:',
    ]);
  });

  it('is that of the widget, in any position', () => {
    const price = only(shown('product-price', bowl()), 'vitrine-price');
    expect(price.getAttribute('product-id')).toBe('item-bowl');
  });

  it.each([
    ['product-price', 'de-DE', 'Sale Price: 999,50 € Original Price: 1.200,00 €'],
    ['product-price', 'en-US', 'Sale Price: €999.50 Original Price: €1,200.00'],
    [
      'product-price style:code minfrac:0',
      'en-US',
      'Sale Price: 999.5 EUR Original Price: 1,200 EUR',
    ],
  ])('of %s in %s is localized where the feature is on', (formatter, locale, text) => {
    expect(words(shown(formatter, bowl(onSale), localized, locale))).toBe(text);
  });

  it('is an amount alone for a currency that is none', () => {
    const variants = [{ priceMoney: { value: '5', currency: 'coins' } }];
    expect(words(shown('product-price', bowl({ variants }), localized))).toBe('5.00');
  });

  it('uses the site’s texts', () => {
    const localizedStrings = {
      productPriceFromText: 'ab {fromPrice}',
      salePriceText: 'Jetzt',
      originalPriceText: 'Vorher',
    };
    expect(words(shown('product-price', mug(), { localizedStrings }))).toBe('ab 28.00');
    expect(words(shown('product-price', bowl(onSale), { localizedStrings }))).toBe(
      'Jetzt 999.50 Vorher 1,200.00',
    );
  });
});

describe('product-price of a subscription', () => {
  const monthly = (content: Record<string, Value> = {}, cycles: Value = undefined) => ({
    isSubscribable: true,
    subscriptionPlan: { billingPeriod: { value: 2, unit: 'MONTH' }, numBillingCycles: cycles },
    ...content,
  });
  const plan = (subscriptionPlan: Value) => bowl({ isSubscribable: true, subscriptionPlan });

  it.each<[string, Value, string]>([
    ['without end', bowl(monthly()), '40.00 every 2 months'],
    ['with an end', bowl(monthly({}, 3)), '40.00 every 2 months for 6 months'],
    ['for years', bowl(monthly({}, '6')), '40.00 every 2 months for 1 year'],
    ['with varied prices', mug(monthly()), 'from 28.00 every 2 months'],
    [
      'on sale',
      bowl(monthly(onSale)),
      'Sale Price: 999.50 every 2 months Original Price: 1,200.00 every 2 months',
    ],
    ['without a plan', plan(undefined), 'Unavailable'],
    ['without a period', plan({ numBillingCycles: 2 }), 'Unavailable'],
    ['by an unknown period', plan({ billingPeriod: { value: 1, unit: 'DAY' } }), 'Unavailable'],
    ['by no period', plan({ billingPeriod: { value: 0, unit: 'WEEK' } }), 'Unavailable'],
    ['by what is no number', plan({ billingPeriod: { value: 'x', unit: 'WEEK' } }), 'Unavailable'],
    [
      'by fewer than no cycles',
      plan({ billingPeriod: { value: 1, unit: 'WEEK' }, numBillingCycles: -1 }),
      '40.00 every week',
    ],
  ])('%s is right', (_, item, text) => {
    expect(words(shown('product-price', item))).toBe(text);
  });

  it('is not replaced by the widget, which knows no subscriptions', () => {
    const page = shown('product-price', bowl(monthly()));
    expect(page.querySelector('vitrine-price')).toBeNull();
    expect(textOf(only(page, '.product-price'))).toBe('40.00 every 2 months');
  });

  it('uses the site’s texts', () => {
    const localizedStrings = {
      productPriceUnavailable: 'Nicht verfügbar',
      productPrice__singlePrice__nMonthly__indefinite: 'alle {billingPeriodValue} Monate {price}',
      productPrice__multiplePrices__nMonthly__limited__nMonths:
        'ab {fromPrice}, {duration, plural, one {# Monat} other {# Monate}} lang',
    };
    const say = (item: Value) => words(shown('product-price', item, { localizedStrings }));
    expect(say(plan(null))).toBe('Nicht verfügbar');
    expect(say(bowl(monthly()))).toBe('alle 2 Monate 40.00');
    expect(say(mug(monthly({}, 4)))).toBe('ab 28.00, 8 Monate lang');
  });
});

describe('subscription-price', () => {
  const option = (value: string, sale?: string) => ({
    priceMoney: { value },
    ...(sale && { onSale: true, salePriceMoney: { value: sale } }),
  });
  const item = (...variants: Value[]) => bowl({ variants });
  const variant = (value: string, ...pricingOptions: Value[]) => ({
    price: Number(value),
    priceMoney: { value },
    pricingOptions,
  });

  it.each<[string, Value, string]>([
    ['one option', item(variant('10', option('9'), option('5'))), '9.00'],
    [
      'an option on sale',
      item(variant('10', option('9', '8'))),
      'Sale Price: 8.00 Original Price: 9.00',
    ],
    [
      'varied prices',
      item(variant('20', option('18')), variant('10', option('9', '7'))),
      'from 7.00',
    ],
    ['equal prices', item(variant('10', option('9')), variant('10', option('8'))), '9.00'],
    ['no options', item(variant('10')), ''],
    ['no variants', item(), ''],
    ['a gift card', giftCard(), ''],
    ['no product', 'x', ''],
  ])('of %s is right', (_, product, text) => {
    const page = shown('subscription-price', product);
    expect(words(page)).toBe(text);
    expect(page.querySelectorAll('.subscription-price')).toHaveLength(1);
  });
});
