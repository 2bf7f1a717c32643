import { describe, expect, it } from 'vitest';
import {
  readLine,
  readParagraphs,
  readPrice,
  readStock,
  readTags,
  readUrlId,
  writeStock,
} from '../../../../../../../shop/server/domains/catalogue/editing/read-values.js';

const error = (words: string) => ({ errors: expect.stringContaining(words) });

describe('texts of the product form', () => {
  it.each([
    ['12', 'USD', { value: 1200 }],
    [' 12.5 ', 'USD', { value: 1250 }],
    ['0', 'EUR', { value: 0 }],
    ['1000000.00', 'USD', { value: 100_000_000 }],
    ['1500', 'JPY', { value: 1500 }],
    ['', 'USD', error('in digits')],
    ['-1', 'USD', error('in digits')],
    ['12,50', 'EUR', error('such as 12.50')],
    ['1e3', 'USD', error('in digits')],
    ['$12', 'USD', error('in digits')],
    ['12.345', 'USD', error('at most 2 decimal places')],
    ['15.5', 'JPY', error('no decimal places, such as 1250')],
    ['1000000.01', 'USD', error('at most 1000000.00')],
  ] as const)('the price "%s" in %s', (text, currency, expected) => {
    expect(readPrice(text, currency)).toEqual(expected);
  });

  it.each([
    ['0', { value: 0 }],
    [' 12 ', { value: 12 }],
    ['Unlimited', { value: null }],
    ['', error('whole number')],
    ['1.5', error('whole number')],
    ['-1', error('whole number')],
    ['1000001', error('at most 1,000,000')],
  ])('the stock "%s"', (text, expected) => {
    expect(readStock(text)).toEqual(expected);
    if ('value' in expected) expect(readStock(writeStock(expected.value))).toEqual(expected);
  });

  it.each([
    ['dune-mug', { value: 'dune-mug' }],
    [' Dune-Mug ', { value: 'dune-mug' }],
    ['', error('missing')],
    ['dune mug', error('single hyphens')],
    ['dune--mug', error('single hyphens')],
    ['-mug', error('single hyphens')],
    ['müg', error('letters a to z')],
    ['a b', error('a b is not a valid page URL')],
    ['a'.repeat(81), error('at most 80')],
  ])('the address "%s"', (text, expected) => {
    expect(readUrlId(text)).toEqual(expected);
  });

  it.each([
    ['', { value: [] }],
    [' stoneware ,  new  in ,', { value: ['stoneware', 'new in'] }],
    ['new, New', error('This tag already exists')],
    ['a'.repeat(51), error('at most 50 characters')],
    [Array.from({ length: 31 }, (_, index) => index).join(','), error('at most 30 tags')],
  ])('the tags "%s"', (text, expected) => {
    expect(readTags(text)).toEqual(expected);
  });

  it('lines have one space between words and a limit; paragraphs end at empty lines', () => {
    expect(readLine('  a \n b ', 'The title', { most: 3 })).toEqual({ value: 'a b' });
    expect(readLine(' ', 'The title', { least: 1, most: 3 })).toEqual(
      error('The title is missing'),
    );
    expect(readLine('four', 'The title', { most: 3 })).toEqual(error('4 characters; at most 3'));
    expect(readParagraphs('One\nline.\r\n\r\n\n Two. \n')).toEqual({
      value: ['One line.', 'Two.'],
    });
    expect(readParagraphs('a'.repeat(20_001))).toEqual(error('at most 20000'));
  });
});
