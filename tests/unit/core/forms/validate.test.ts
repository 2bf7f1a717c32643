import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../support/cpu-time.js';
import {
  findProblem,
  isValidEmail,
  readAnswers,
  validateAnswers,
} from '../../../../core/forms/index.js';
import { fieldOf, formOf } from './form-of.js';

const options = ['Red', 'Green'];
const emailSentence =
  'Email is not valid. Email addresses should follow the format name@example.com.';

function problemOf(field: object, answer: unknown): string | undefined {
  const form = formOf(field);
  return validateAnswers(form, readAnswers(form, { f0: answer }))['f0'];
}

describe('validateAnswers', () => {
  // 'required fields left empty show 'Required' (single, multi, radio, select, checkbox with none checked)'
  it.each<[string, object, unknown, unknown]>([
    ['text', {}, '', 'Ada'],
    ['text', {}, '   ', 'Ada'],
    ['textarea', {}, '', 'Ada'],
    ['email', {}, '', 'ada@example.com'],
    ['number', {}, '', '0'],
    ['name', {}, ['', ''], ['Ada', 'Lovelace']],
    ['name', {}, ['Ada', ''], ['Ada', 'Lovelace']],
    ['address', {}, ['1 Quay', '', '', '', '', ''], ['1 Quay', '', 'Bergen', '', '', '']],
    ['phone', {}, ['', '646', '123', ''], ['', '', '', '55 12 34 56']],
    ['phone', { showCountryCode: true }, ['1', '', '', ''], ['1', '646', '123', '0000']],
    ['radio', { options }, '', 'Red'],
    ['select', { options }, '', 'Red'],
    ['select', { options }, 'Pink', 'Red'],
    ['checkbox', { options }, [], ['Red']],
  ])("a required %s %j with %j is 'Required', with %j it is fine", (type, more, empty, full) => {
    const field = { type, required: true, ...more };
    expect(problemOf(field, empty)).toBe('Required');
    expect(problemOf(field, full)).toBeUndefined();
    expect(problemOf({ ...field, required: false }, empty)).toBeUndefined();
  });

  it("'likert has no required check'", () => {
    expect(problemOf({ type: 'likert', options, required: true }, {})).toBeUndefined();
  });

  // 'phone with 3 parts is prefixed or padded with an empty first part'
  it('reads the parts of an answer before it judges them', () => {
    const phone = fieldOf({ type: 'phone', required: true });
    expect(findProblem(phone, ['646', '123', '0000'])).toBeNull();
    expect(findProblem(phone, ['646', '123', ''])).toBe('Required');
  });

  it('asks nobody for what is hidden', () => {
    expect(problemOf({ type: 'hidden', required: true }, '')).toBeUndefined();
  });

  it.each([
    ['12345', undefined],
    ['123456', 'You have exceeded the character limit.'],
    // 'an optional empty field is valid'
    ['', undefined],
  ])(
    "'a textarea with a numeric max length is invalid when its value exceeds it': %j",
    (text, problem) => {
      expect(problemOf({ type: 'textarea', maxLength: 5 }, text)).toBe(problem);
    },
  );

  it.each([
    ['ada@example.com', undefined],
    ['  ada@example.com ', undefined],
    ['ada@example', emailSentence],
    ['ada', emailSentence],
    // 'unless optional and empty'
    ['', undefined],
    ['  ', undefined],
  ])("'trimmed value must be a valid email': %j", (text, problem) => {
    expect(problemOf({ type: 'email' }, text)).toBe(problem);
  });

  it('has a sentence for each field that is wrong, and none for the others', () => {
    const form = formOf({ type: 'text', required: true }, { type: 'text' }, { type: 'email' });
    const values = readAnswers(form, { f2: 'x' });
    expect(validateAnswers(form, values)).toEqual({ f0: 'Required', f2: emailSentence });
  });
});

describe('isValidEmail', () => {
  const longLabel = (length: number) => `a@${'b'.repeat(length - 5)}.co`;
  it.each([
    // 'local part of letters, digits and some symbols'
    ["ada.o'love+1_2-3=x@example.com", true],
    ['a b@example.com', false],
    ['a"b@example.com', false],
    // ''@''
    ['example.com', false],
    ['a@b@example.com', false],
    ['@example.com', false],
    // 'dotted domain labels'
    ['a@mail.shop.example.com', true],
    ['a@example..com', false],
    ['a@localhost', false],
    // 'ending in a 2-4 character alphanumeric top-level part'
    ['a@b.c', false],
    ['a@b.co', true],
    ['a@b.info', true],
    ['a@b.museum', false],
    ['a@b.c4', true],
    ['a@b.c-m', false],
    // 'overall length 3 to 256'
    ['a@', false],
    [longLabel(256), true],
    [longLabel(257), false],
  ])('%s: %s', (text, isValid) => {
    expect(isValidEmail(text, 'specified')).toBe(isValid);
  });

  it('takes no longer for hostile text', () => {
    const before = cpuTime();
    isValidEmail(`${'a.'.repeat(120)}@${'a-'.repeat(200_000)}`);
    isValidEmail(`a@${'a.'.repeat(120)}!`);
    expect(cpuTime() - before).toBeLessThan(100);
  });
});
