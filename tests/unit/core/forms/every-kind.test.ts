import { describe, expect, it } from 'vitest';
import {
  describeAnswers,
  fieldTypes,
  readAnswers,
  validateAnswers,
  type Answer,
  type FieldType,
} from '../../../../core/forms/index.js';
import { formOf } from './form-of.js';

const required = 'Required';
const link = 'Links must be formatted as example.com or https://example.com';
const email = 'Email is not valid. Email addresses should follow the format name@example.com.';
const tooLong = 'You have exceeded the character limit.';
const long = 'x'.repeat(100_000);
const options = ['Red', 'Green', 'Blue'];
const many = Array.from({ length: 500 }, (_, index) => `Option ${index}`);

/** What was given, what it is read as, what is said about it when the field is not required. */
type Row = readonly [given: unknown, answer: Answer, problem?: string];

interface KindRows {
  readonly field?: object;
  /** With nothing given: what it is read as, and what a required field says. */
  readonly empty: readonly [answer: Answer, problem?: string];
  readonly valid: Row;
  /** Of a kind that takes any text: what is not one. */
  readonly invalid: Row;
  readonly extreme: Row;
  /** The valid answer in words. */
  readonly words: string;
}

const textRows: KindRows = {
  empty: ['', required],
  valid: ['Ada', 'Ada'],
  invalid: [{ text: 'Ada' }, ''],
  extreme: [long, long],
  words: 'Ada',
};

const rows: Readonly<Record<FieldType, KindRows>> = {
  text: textRows,
  textarea: {
    ...textRows,
    field: { maxLength: 80 },
    invalid: ['x'.repeat(81), 'x'.repeat(81), tooLong],
    // Each line break counts once, however the form was sent; nothing is cut.
    extreme: ['x\r\n'.repeat(40), 'x\n'.repeat(40)],
  },
  email: {
    empty: ['', required],
    valid: ['ada@example.com', 'ada@example.com'],
    invalid: ['ada@example', 'ada@example', email],
    extreme: [`a@${long}.co`, `a@${long}.co`, email],
    words: 'ada@example.com',
  },
  number: {
    empty: ['', required],
    valid: ['-1,234.5', '-1,234.5'],
    invalid: ['twelve', 'twelve', 'Enter a number, such as 42 or 3.5.'],
    extreme: ['1e999', '1e999', 'Enter a number, such as 42 or 3.5.'],
    words: '-1,234.5',
  },
  website: {
    empty: ['', required],
    valid: ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
    invalid: ['javascript:alert(1)', 'javascript:alert(1)', link],
    extreme: [`https://example.com/${long}`, `https://example.com/${long}`, tooLong],
    words: 'https://example.com/a?b=c#d',
  },
  currency: {
    field: { currencySymbol: '$' },
    empty: ['', required],
    valid: ['25.50', '25.50'],
    invalid: ['-5', '-5', 'Enter an amount, such as 25 or 25.50.'],
    extreme: ['9'.repeat(16), '9'.repeat(16), 'Enter an amount, such as 25 or 25.50.'],
    words: '$25.50',
  },
  password: { ...textRows, words: '••••••••' },
  twitter: {
    empty: ['', required],
    valid: ['@ada_l', '@ada_l'],
    invalid: ['@ada l', '@ada l', 'Enter a handle, such as @name.'],
    extreme: ['@' + 'a'.repeat(16), '@' + 'a'.repeat(16), 'Enter a handle, such as @name.'],
    words: '@ada_l',
  },
  address: {
    empty: [['', '', '', '', '', ''], required],
    valid: [
      ['1 Quay', '', 'Bergen', '', '5003', 'Norway'],
      ['1 Quay', '', 'Bergen', '', '5003', 'Norway'],
    ],
    invalid: [7, ['', '', '', '', '', '']],
    extreme: [Array(50).fill(long), Array(6).fill(long) as string[]],
    words: '1 Quay, Bergen, 5003 Norway',
  },
  checkbox: {
    field: { options },
    empty: [[], required],
    valid: [
      ['Blue', 'Red'],
      ['Red', 'Blue'],
    ],
    invalid: [['Pink'], []],
    extreme: [[...many, 'Green'], ['Green']],
    words: 'Red, Blue',
  },
  date: {
    empty: [['', '', ''], required],
    valid: [
      ['2', '29', '2028'],
      ['2', '29', '2028'],
    ],
    invalid: [
      ['2', '29', '2026'],
      ['2', '29', '2026'],
      'Enter a date of the calendar, with a year of four digits.',
    ],
    extreme: [
      ['1', '1', '275761'],
      ['1', '1', '275761'],
      'Enter a date of the calendar, with a year of four digits.',
    ],
    words: '2/29/2028',
  },
  hidden: {
    // Nobody is asked.
    empty: [''],
    valid: ['letter', 'letter'],
    invalid: [{}, ''],
    extreme: [long, 'x'.repeat(1000)],
    words: '',
  },
  likert: {
    field: { options },
    // "likert has no required check"
    empty: [{}],
    valid: [
      { Red: ['2'], Blue: '-2' },
      { Red: ['2'], Blue: ['-2'] },
    ],
    invalid: [{ Red: '3', Pink: '1' }, {}],
    extreme: [Object.fromEntries([...many, 'Green'].map((name) => [name, '0'])), { Green: ['0'] }],
    words: 'Red: Strongly Agree; Blue: Strongly Disagree',
  },
  name: {
    empty: [['', ''], required],
    valid: [
      ['Ada', 'Lovelace'],
      ['Ada', 'Lovelace'],
    ],
    invalid: [true, ['', '']],
    extreme: [
      [long, '家'.repeat(5000), 'III'],
      [long, '家'.repeat(5000)],
    ],
    words: 'Ada Lovelace',
  },
  phone: {
    empty: [['', '', '', ''], required],
    valid: [
      ['646', '123', '0000'],
      ['', '646', '123', '0000'],
    ],
    invalid: [['a', 'b', 'c'], ['', 'a', 'b', 'c'], 'Enter a phone number.'],
    extreme: [Array(4).fill('1'.repeat(5000)), Array(4).fill('1'.repeat(5000)) as string[]],
    words: '646-123-0000',
  },
  radio: {
    field: { options },
    empty: ['', required],
    valid: [['Blue'], 'Blue'],
    invalid: ['Pink', ''],
    extreme: [[...many, 'Green', 'Red'], 'Red'],
    words: 'Blue',
  },
  select: {
    field: { options: many },
    empty: ['', required],
    valid: ['Option 499', 'Option 499'],
    invalid: ['Option 500', ''],
    extreme: [many, 'Option 0'],
    words: 'Option 499',
  },
  file: {
    field: { maxCount: 2 },
    empty: [[], required],
    valid: [['0123456789/vase.jpg'], ['0123456789/vase.jpg']],
    invalid: [['…'], ['…'], 'A file is still being uploaded.'],
    extreme: [
      ['a0123456/1', 'b0123456/2', 'c0123456/3'],
      ['a0123456/1', 'b0123456/2', 'c0123456/3'],
      'Choose at most 2 files.',
    ],
    words: 'vase.jpg',
  },
  time: {
    empty: [['', '', '', ''], required],
    valid: [
      ['4', '05', '', 'PM'],
      ['4', '05', '', 'PM'],
    ],
    invalid: [
      ['13', '05', '', 'PM'],
      ['13', '05', '', 'PM'],
      'Enter a time of the day, such as 4:05 PM or 16:05.',
    ],
    extreme: [
      ['23', '59', '60', ''],
      ['23', '59', '60', ''],
      'Enter a time of the day, such as 4:05 PM or 16:05.',
    ],
    words: '4:05:00 PM',
  },
};

describe.each(fieldTypes)('a field of the kind %s', (type) => {
  const { field = {}, empty, valid, invalid, extreme, words } = rows[type];
  const optional = formOf({ type, ...field });
  const asked = formOf({ type, ...field, required: true });
  const problemOf = (form: typeof asked, given: unknown) =>
    validateAnswers(form, readAnswers(form, { f0: given }))['f0'];

  it('that is left empty is wrong only if it is required', () => {
    const [answer, problem] = empty;
    expect(readAnswers(asked, {})).toEqual({ f0: answer });
    expect(problemOf(asked, undefined)).toBe(problem);
    expect(problemOf(optional, undefined)).toBeUndefined();
  });

  it('takes a valid answer, and words it', () => {
    const [given, answer] = valid;
    expect(readAnswers(asked, { f0: given })).toEqual({ f0: answer });
    expect(problemOf(asked, given)).toBeUndefined();
    const [described] = describeAnswers(asked, { f0: answer });
    expect(described?.text ?? '').toBe(words);
  });

  it.each([
    ['invalid', invalid],
    ['extreme', extreme],
  ])(
    'says what is wrong with an %s answer, or takes it for none',
    (_, [given, answer, problem]) => {
      expect(readAnswers(optional, { f0: given })).toEqual({ f0: answer });
      expect(problemOf(optional, given)).toBe(problem);
      const isEmpty = JSON.stringify(answer) === JSON.stringify(empty[0]);
      expect(problemOf(asked, given)).toBe(isEmpty ? empty[1] : problem);
    },
  );
});
