import { describe, expect, it } from 'vitest';
import { countryCodes, listCountries } from '../../../../core/forms/index.js';

describe('the countries of a list', () => {
  it('are those of ISO 3166-1, each once', () => {
    expect(countryCodes).toHaveLength(249);
    expect(new Set(countryCodes).size).toBe(249);
    expect(countryCodes.every((code) => /^[A-Z]{2}$/.test(code))).toBe(true);
  });

  it.each([
    ['en-US', ['DE', 'AT'], ['Austria', 'Germany']],
    ['de', ['DE', 'AT'], ['Deutschland', 'Österreich']],
    ['en', ['XX'], null],
  ])('in %s of %j', (locale, codes, names) => {
    const listed = listCountries(locale, { options: codes }).map(({ name }) => name);
    if (names) expect(listed).toEqual(names);
    else expect(listed).toHaveLength(249);
  });

  it('keep an answer that none of them is', () => {
    const codes = (answer: string) =>
      listCountries('en', { options: ['DE', 'AT'], answer }).map(({ code }) => code);
    expect(codes('Germany')).toEqual(['Germany', 'AT', 'DE']);
    expect(codes('DE')).toEqual(['AT', 'DE']);
    expect(codes('')).toEqual(['AT', 'DE']);
  });
});
