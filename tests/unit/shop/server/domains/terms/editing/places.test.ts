// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  readMethod,
  readTax,
  readZone,
  writeMethod,
  writeTax,
  writeZone,
} from '../../../../../../../shop/server/domains/terms/editing/index.js';

const errorsOf = (read: object) =>
  'errors' in read ? Object.keys(read.errors as object) : 'no errors';

describe('the form of a zone', () => {
  it('takes countries by name or code, in any case, each once', () => {
    const typed = { title: 'North', countries: ' norway\r\nSE\nSweden\n\nCôte d’Ivoire' };
    const read = readZone(typed);
    expect(read).toEqual({ value: { title: 'North', countries: ['NO', 'SE', 'CI'] } });
    if ('value' in read)
      expect(writeZone(read.value).countries).toBe('Norway\nSweden\nCôte d’Ivoire');
  });

  it.each([
    ['no country', ''],
    ['an unknown country', 'Norway\nAtlantis'],
  ])('refuses %s', (_, countries) => {
    expect(errorsOf(readZone({ title: 'North', countries }))).toEqual(['countries']);
  });
});

describe('the form of a method', () => {
  const cost = { 'cost.USD': '6.50', 'cost.EUR': '0.00', 'cost.JPY': '1000' };
  const free = { 'free.USD': '120.00', 'free.EUR': '110.00', 'free.JPY': '18000' };

  it('is read and written again', () => {
    const typed = { title: 'Post', description: '3 days', ...cost, ...free, on: 'yes' };
    const read = readMethod(typed);
    expect(read).toEqual({
      value: {
        title: 'Post',
        description: '3 days',
        cost: { USD: 650, EUR: 0, JPY: 1000 },
        freeFrom: { USD: 12_000, EUR: 11_000, JPY: 18_000 },
        isOn: true,
      },
    });
    if ('value' in read) expect(writeMethod(read.value)).toEqual(typed);
  });

  it.each([
    [
      'no cost',
      { 'cost.USD': '', 'cost.EUR': '', 'cost.JPY': '' },
      ['cost.USD', 'cost.EUR', 'cost.JPY'],
    ],
    ['free goods from 0', { ...free, 'free.USD': '0' }, ['free.USD']],
    ['no name', { title: '' }, ['title']],
  ])('refuses %s', (_, typed, fields) => {
    expect(errorsOf(readMethod({ title: 'Post', ...cost, ...typed }))).toEqual(fields);
  });
});

describe('the form of a tax', () => {
  it('knows both spellings of a region, and writes its name', () => {
    const typed = {
      title: 'Sales tax',
      countries: 'United States',
      regions: 'ny\nTexas',
      rate: '8.88',
      on: 'yes',
    };
    const read = readTax(typed);
    expect(read).toEqual({
      value: {
        title: 'Sales tax',
        countries: ['US'],
        regions: ['NY', 'New York', 'TX', 'Texas'],
        rate: 888,
        taxesShipping: false,
        isOn: true,
      },
    });
    if ('value' in read)
      expect(writeTax(read.value)).toEqual({ ...typed, regions: 'New York\nTexas' });
  });

  it('may be contained in the prices of some currencies', () => {
    const typed = { title: 'VAT', countries: 'Germany\nFrance', rate: '0', 'included.EUR': 'yes' };
    expect(readTax(typed)).toMatchObject({
      value: { countries: ['DE', 'FR'], rate: 0, taxIncluded: ['EUR'], isOn: false },
    });
  });

  it.each([
    [
      'an unknown region of a country with a list',
      { countries: 'US', regions: 'Bavaria' },
      ['regions'],
    ],
    ['regions of two countries', { countries: 'US\nCA', regions: 'NY' }, ['regions']],
    ['a rate above 100', { rate: '101' }, ['rate']],
    ['no rate', { rate: '' }, ['rate']],
  ])('refuses %s', (_, typed, fields) => {
    const given = { title: 'Tax', countries: 'DE', rate: '19', ...typed };
    expect(errorsOf(readTax(given))).toEqual(fields);
  });

  it('takes any region of a country without a list', () => {
    const given = { title: 'Tax', countries: 'DE', regions: 'Bayern', rate: '19' };
    expect(readTax(given)).toMatchObject({ value: { regions: ['Bayern'] } });
  });
});
