import { describe, expect, it } from 'vitest';
import { commerceFormatters } from '../../../../../../core/template/formatters/commerce/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: commerceFormatters });

/** Each line or item on its own. */
function summary(field: Record<string, Value>, localizedStrings: Value = null): string {
  const data = { field: { rawTitle: 'Title', ...field }, localizedStrings };
  const page = parsePart(render('{field|summary-form-field}', data));
  for (const line of page.querySelectorAll('div > div, li')) line.append(' | ');
  return (page.textContent ?? '').replace(/ \| $/, '');
}

describe('summary-form-field', () => {
  const address = {
    Line1: '123 Main St',
    Line2: 'Apt #1',
    City: 'New York',
    State: 'NY',
    Zip: '10013',
    Country: 'US',
  };

  it.each<[string, Value, string]>([
    ['address', address, '123 Main St | Apt #1 | New York, NY 10013 US'],
    ['address', { ...address, Line2: '' }, '123 Main St | New York, NY 10013 US'],
    ['address', { Line1: 'A', City: 'B' }, 'A | B'],
    ['address', { Zip: '10013' }, '10013'],
    ['address', {}, 'N/A'],
    ['checkbox', ['One', 'Two'], 'One, Two'],
    ['checkbox', [], 'N/A'],
    ['date', { Month: '12', Day: 24, Year: '2026' }, '12/24/2026'],
    ['date', { Month: '', Day: null }, 'N/A'],
    ['name', { First: 'John', Last: 'Doe' }, 'John Doe'],
    ['name', { Last: 'Doe' }, 'Doe'],
    ['name', undefined, 'N/A'],
    ['phone', { Country: '1', Areacode: '646', Prefix: '123', Line: '0000' }, '+1 646-123-0000'],
    ['phone', { Country: '', Areacode: '646', Prefix: '123', Line: '0000' }, '646-123-0000'],
    ['phone', { Country: '1' }, 'N/A'],
    ['time', { Hour: 4, Ampm: 'pm' }, '4:00:00 pm'],
    ['time', { Hour: '04', Minute: '05', Second: '06' }, '04:05:06'],
    ['time', {}, 'N/A'],
    ['likert', { Nice: '2', Dear: -1 }, 'Nice: Strongly Agree | Dear: Disagree'],
    ['likert', {}, 'N/A'],
    ['likert', 'x', 'N/A'],
    ['likert', [{ question: 'Nice', answer: '-2' }], 'Nice: Strongly Disagree'],
  ])('of the type %s with %j is %s', (type, values, text) => {
    expect(summary({ type, values })).toBe(`Title: ${text}`);
  });

  it.each<[string, Value, string]>([
    ['text', 'Static', 'Static'],
    ['select', ['a', 'b'], 'a,b'],
    ['number', 0, '0'],
    ['checkbox', 'Static', 'Static'],
    ['text', '', 'N/A'],
    ['text', null, 'N/A'],
    ['text', {}, 'N/A'],
    ['constructor', 'x', 'x'],
    ['__proto__', 'x', 'x'],
  ])('of the type %s with the value %j is %s', (type, value, text) => {
    expect(summary({ type, value })).toBe(`Title: ${text}`);
  });

  // platform §3: "Likert answers map -2 to 2 onto Strongly Disagree, Disagree, Neutral, Agree, Strongly Agree."
  it.each([
    ['-2', 'Strongly Disagree'],
    ['-1', 'Disagree'],
    ['0', 'Neutral'],
    ['1', 'Agree'],
    ['2', 'Strongly Agree'],
    ['3', 'Neutral'],
    ['-3', 'Neutral'],
    ['', 'Neutral'],
    ['1.5', 'Neutral'],
    ['x', 'Neutral'],
  ])('words the answer %j as %s', (answer, word) => {
    expect(summary({ type: 'likert', values: { Q: answer } })).toBe(`Title: Q: ${word}`);
  });

  it('uses the site’s texts', () => {
    const words = { productSummaryFormNoAnswerText: '–', productAnswerMapAgree: 'Ja' };
    expect(summary({ type: 'text' }, words)).toBe('Title: –');
    expect(summary({ type: 'likert', values: { Q: '1' } }, words)).toBe('Title: Q: Ja');
  });
});
