import { describe, expect, it } from 'vitest';
import {
  controlName,
  hiddenValue,
  isUnanswered,
  readAnswers,
  readFormData,
  readOtherAnswers,
} from '../../../../core/forms/index.js';
import { fieldOf, formOf } from './form-of.js';

const options = ['Red', 'Green', 'Blue'];

describe('readAnswers', () => {
  it.each<[string, object, unknown, unknown]>([
    // 'phone with 3 parts is prefixed or padded with an empty first part'
    ['phone', {}, ['646', '123', '0000'], ['', '646', '123', '0000']],
    ['phone', {}, ['1', '646', '123', '0000'], ['1', '646', '123', '0000']],
    ['phone', {}, { Areacode: '646', Prefix: '123', Line: '0000' }, ['', '646', '123', '0000']],
    ['phone', {}, undefined, ['', '', '', '']],
    // 'checkbox yields the list of checked values'
    ['checkbox', { options }, ['Blue', 'Red'], ['Red', 'Blue']],
    ['checkbox', { options }, 'Green', ['Green']],
    ['checkbox', { options }, ['Pink'], []],
    ['checkbox', { options }, undefined, []],
    // 'radio yields the first checked value'
    ['radio', { options }, ['Green', 'Blue'], 'Green'],
    ['radio', { options }, 'Blue', 'Blue'],
    ['radio', { options }, 'Pink', ''],
    ['select', { options }, 'Red', 'Red'],
    ['select', { options }, '', ''],
    // 'likert yields a map of question to checked values'
    [
      'likert',
      { options: ['Nice', 'Dear'] },
      { Nice: ['2'], Dear: '-1' },
      { Nice: ['2'], Dear: ['-1'] },
    ],
    ['likert', { options: ['Nice', 'Dear'] }, { Nice: 2, Other: '1' }, { Nice: ['2'] }],
    ['likert', { options: ['Nice'] }, [{ question: 'Nice', answer: '0' }], { Nice: ['0'] }],
    ['likert', { options: ['Nice'] }, { Nice: '3' }, {}],
    ['likert', { options: ['Nice'] }, undefined, {}],
    ['name', {}, ['Ada'], ['Ada', '']],
    ['name', {}, { First: 'Ada', Last: 'Lovelace' }, ['Ada', 'Lovelace']],
    ['address', {}, { Line1: '1 Quay', City: 'Bergen' }, ['1 Quay', '', 'Bergen', '', '', '']],
    ['date', {}, ['12', 24, '2026', 'more'], ['12', '24', '2026']],
    ['time', {}, ['4', '05', '', 'PM'], ['4', '05', '', 'PM']],
    ['text', {}, 'Ada', 'Ada'],
    ['text', {}, ['Ada', 'Bob'], 'Ada'],
    ['text', {}, 7, '7'],
    ['text', {}, { toString: 'x' }, ''],
    ['text', {}, undefined, ''],
    ['hidden', { value: 'own' }, 'sent', 'sent'],
    ['hidden', { value: 'own' }, undefined, 'own'],
  ])('of the type %s %j reads %j as %j', (type, more, given, answer) => {
    const form = formOf({ type, ...more });
    expect(readAnswers(form, given === undefined ? {} : { f0: given })).toEqual({ f0: answer });
  });

  it.each([null, undefined, '', 'no JSON', '[]', 7])('reads no answers from %j', (values) => {
    expect(readAnswers(formOf({ type: 'text' }), values)).toEqual({ f0: '' });
  });

  it('reads the JSON text of answers', () => {
    expect(readAnswers(formOf({ type: 'text' }), '{"f0":"Ada"}')).toEqual({ f0: 'Ada' });
  });

  it('reads what a plain form sends, and a real form alike', () => {
    const form = formOf(
      { type: 'name' },
      { type: 'checkbox', options },
      { type: 'likert', options: ['Nice', 'Dear'] },
      { type: 'radio', options },
    );
    const [name, colours, likert, radio] = form.fields;
    const data = new FormData();
    data.append(controlName(name!), 'Ada');
    data.append(controlName(name!), '');
    data.append(controlName(colours!), 'Blue');
    data.append(controlName(likert!, 'Dear'), '-2');
    data.append(controlName(radio!), 'Red');
    data.append('crumb', 'x');
    const answers = { f0: ['Ada', ''], f1: ['Blue'], f2: { Dear: ['-2'] }, f3: 'Red' };
    expect(readFormData(form, data)).toEqual(answers);
    const plain = { f0: ['Ada', ''], f1: 'Blue', 'f2[Dear]': '-2', f3: 'Red' };
    expect(readAnswers(form, JSON.stringify(plain))).toEqual(answers);
    expect(readOtherAnswers(form, { ...plain, engraving: 'A.L.' })).toEqual({ engraving: 'A.L.' });
  });

  it('survives field ids that objects have by themselves', () => {
    const form = formOf({ id: 'constructor', type: 'text' }, { id: '__proto__', type: 'text' });
    expect(Object.values(readAnswers(form, {}))).toEqual(['', '']);
  });
});

describe('hiddenValue', () => {
  const field = fieldOf({ type: 'hidden', key: 'utm', value: 'own' });
  it.each([
    // 'hidden takes its value from the page query string if the field's name is present there, otherwise its own value'
    ['?utm=letter', 'letter'],
    ['?a=b', 'own'],
    ['?utm=', ''],
    ['?utm=a&utm=b', 'a'],
    ['?toString=x', 'own'],
    [`?utm=${'x'.repeat(2000)}`, 'x'.repeat(1000)],
  ])('from %s', (search, value) => {
    expect(hiddenValue(field, new URLSearchParams(search))).toBe(value);
  });

  it('of a field without a name is its own', () => {
    const nameless = fieldOf({ type: 'hidden', value: 'own', title: '' });
    expect(hiddenValue(nameless, new URLSearchParams('?=x'))).toBe('own');
  });
});

describe('isUnanswered', () => {
  const form = formOf(
    { type: 'name' },
    { type: 'hidden', value: 'x' },
    { type: 'likert', options },
  );
  it('is true while nobody has answered', () => {
    expect(isUnanswered(form, readAnswers(form, { f0: [' ', ''] }))).toBe(true);
  });
  it.each([{ f0: ['', 'L'] }, { f2: { Red: '0' } }])('is false with %j', (values) => {
    expect(isUnanswered(form, readAnswers(form, values))).toBe(false);
  });
});
