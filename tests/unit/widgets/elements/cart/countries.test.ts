import { describe, expect, it } from 'vitest';
import { describePlace, listCountries } from '../../../../../widgets/elements/cart/countries.js';

const names = (codes: string[], locale: string) =>
  listCountries(codes, locale).map(({ name }) => name);

describe('listCountries', () => {
  it('names and orders countries as readers of the locale do', () => {
    expect(names(['US', 'DE', 'AT'], 'en-US')).toEqual(['Austria', 'Germany', 'United States']);
    expect(names(['US', 'DE', 'AT'], 'de-DE')).toEqual([
      'Deutschland',
      'Österreich',
      'Vereinigte Staaten',
    ]);
  });

  it('keeps a code that has no name, or is none', () => {
    expect(listCountries(['QQ', 'nonsense'], 'en-US')).toEqual([
      { code: 'nonsense', name: 'nonsense' },
      { code: 'QQ', name: 'QQ' },
    ]);
  });
});

describe('describePlace', () => {
  it.each([
    [{ country: 'US', region: 'ME', postalCode: '04101' }, '04101 ME, United States'],
    [{ country: 'DE', region: '', postalCode: '10115' }, '10115, Germany'],
    [{ country: 'JP', region: '', postalCode: '' }, 'Japan'],
  ])('words %o', (location, words) => {
    expect(describePlace(location, 'en-US')).toBe(words);
  });
});
