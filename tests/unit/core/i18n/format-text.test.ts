import { describe, expect, it } from 'vitest';
import { formatText } from '../../../../core/i18n/index.js';

const items = '{count, plural, =0 {none} one {# item} other {# items}}';
const nested =
  '{a, plural, one {# box with {b, plural, one {# mug} other {# mugs}}} other {# boxes, {b} mugs}}';
const select = '{unit, select, week {Weekly} other {Other}}: {price}';

type Row = [message: string, values: Record<string, string | number>, text: string];

const rows: Row[] = [
  ['A mug', {}, 'A mug'],
  ['', {}, ''],
  ['{title}', { title: 'Mug' }, 'Mug'],
  ['{ title }', { title: 'Mug' }, 'Mug'],
  ['{count}', { count: 1200 }, '1200'],
  ['{count, number}', { count: 1200 }, '1,200'],
  [items, { count: 0 }, 'none'],
  [items, { count: 1 }, '1 item'],
  [items, { count: 2 }, '2 items'],
  [items, { count: 1.5 }, '1.5 items'],
  [items, { count: 12_000 }, '12,000 items'],
  [nested, { a: 1, b: 1 }, '1 box with 1 mug'],
  [nested, { a: 1, b: 3 }, '1 box with 3 mugs'],
  [nested, { a: 2, b: 3 }, '2 boxes, 3 mugs'],
  [select, { unit: 'week', price: '$5' }, 'Weekly: $5'],
  [select, { unit: 'year', price: '$5' }, 'Other: $5'],
  ['{n, plural, one {a}}', { n: 2 }, ''],
  // A number sign outside of a plural is one.
  ['Order #{id}', { id: 7 }, 'Order #7'],
  ['{unit, select, a {#} other {#}}', { unit: 'a' }, '#'],
  // Quotes.
  ["it's", {}, "it's"],
  ["it''s", {}, "it's"],
  ["'{title}' is {title}", { title: 'Mug' }, '{title} is Mug'],
  // What a value holds is not read as a message.
  ['{title}', { title: '{count} # {' }, '{count} # {'],
  [items, { count: 3, item: 'x' }, '3 items'],
  // An argument without a value.
  ['{count} of {total}', { count: 3 }, '3 of {total}'],
  ['{toString}', {}, '{toString}'],
  // Malformed messages end, too.
  ['a } b', {}, 'a } b'],
  ['a {', {}, 'a {}'],
  ['{}', {}, '{}'],
  ['{count, plural, one {# item', { count: 1 }, '1 item'],
  ['{count, plural', { count: 1 }, ''],
];

describe('formatText', () => {
  it.each(rows)('formats %j with %j as %j', (message, values, text) => {
    expect(formatText(message, values, 'en', 'en-US')).toBe(text);
  });

  it('chooses plurals by the language of the message', () => {
    const message = '{n, plural, one {# книга} few {# книги} many {# книг} other {# книги}}';
    const written = [1, 2, 5, 21].map((n) => formatText(message, { n }, 'ru', 'ru'));
    expect(written).toEqual(['1 книга', '2 книги', '5 книг', '21 книга']);
  });

  it('writes numbers with the digits of the reader', () => {
    expect(formatText(items, { count: 12 }, 'en', 'ar-EG')).toBe('١٢ items');
  });
});
