import { describe, expect, it } from 'vitest';
import { parseInstalmentContext } from '../../../../../core/commerce/instalments/index.js';

const settings = {
  afterPayAvailable: true,
  afterPayMin: 3500,
  afterPayMax: 100000,
  shopperLanguage: 'en',
  stripeAccountCountry: 'US',
};

describe('parseInstalmentContext', () => {
  // storefront §3: "Instalment context per item: afterPayAvailable, afterPayMin, afterPayMax, shopperLanguage, stripeAccountCountry."
  it('reads the fields of storefront §3', () => {
    expect(parseInstalmentContext(settings)).toEqual(settings);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'afterpay'],
    ['a list', [settings]],
    ['a shop that does not offer them', { ...settings, afterPayAvailable: false }],
    ['a shop that does not say', { ...settings, afterPayAvailable: undefined }],
    ['a word for yes', { ...settings, afterPayAvailable: 'yes' }],
    ['a minimum that is no amount', { ...settings, afterPayMin: '35.00' }],
    ['a minimum with a fraction', { ...settings, afterPayMin: 34.5 }],
    ['a negative maximum', { ...settings, afterPayMax: -1 }],
    ['providers that are no list', { ...settings, paymentProviders: 'afterpay' }],
    ['a maximum that is no number', { ...settings, afterPayMax: {} }],
  ])('offers nothing for %s', (_, value) => {
    expect(parseInstalmentContext(value)).toBeNull();
  });

  it('reads a missing limit as none', () => {
    const { afterPayMin: _min, afterPayMax: _max, ...rest } = settings;
    const open = { ...rest, afterPayMin: 0, afterPayMax: null };
    expect(parseInstalmentContext(rest)).toEqual(open);
    expect(parseInstalmentContext({ ...rest, afterPayMin: null, afterPayMax: null })).toEqual(open);
  });

  it('takes a limit of 0 for one', () => {
    const none = { ...settings, afterPayMin: 0, afterPayMax: 0 };
    expect(parseInstalmentContext(none)).toEqual(none);
  });

  it('passes over a language or a country that is no text', () => {
    expect(
      parseInstalmentContext({ ...settings, shopperLanguage: 7, stripeAccountCountry: ['US'] }),
    ).toMatchObject({ shopperLanguage: null, stripeAccountCountry: null });
  });

  it('keeps nothing that it does not know', () => {
    expect(parseInstalmentContext({ ...settings, key: 'secret' })).not.toHaveProperty('key');
  });
});
