import { describe, expect, it } from 'vitest';
import { describeAnswers } from '../../../../core/forms/index.js';
import { setTextSource } from '../../../../core/i18n/index.js';
import { formOf } from './form-of.js';

const textOf = (field: object, answer: unknown) =>
  describeAnswers(formOf(field), { f0: answer })[0]?.text;

describe('describeAnswers', () => {
  it.each<[string, object, unknown, string]>([
    ['text', {}, 'Ada', 'Ada'],
    ['address', {}, ['1 Quay', '', 'Bergen', '', '5003', 'Norway'], '1 Quay, Bergen, 5003 Norway'],
    ['name', {}, ['Ada', 'Lovelace'], 'Ada Lovelace'],
    ['phone', {}, ['646', '123', '0000'], '646-123-0000'],
    ['phone', {}, ['1', '646', '123', '0000'], '+1 646-123-0000'],
    ['date', {}, ['12', '24', '2026'], '12/24/2026'],
    ['time', {}, ['4', '05', '', 'PM'], '4:05:00 PM'],
    ['checkbox', { options: ['a', 'b'] }, ['a', 'b'], 'a, b'],
    ['radio', { options: ['a', 'b'] }, 'b', 'b'],
    ['currency', { currencySymbol: '$' }, '25', '$25'],
    ['password', {}, 'secret', '••••••••'],
    // 'Likert answers map -2 to 2 onto Strongly Disagree, Disagree, Neutral, Agree, Strongly Agree.'
    ['likert', { options: ['Nice'] }, { Nice: ['2'] }, 'Nice: Strongly Agree'],
    [
      'likert',
      { options: ['A', 'B'] },
      { A: ['-2'], B: '-1' },
      'A: Strongly Disagree; B: Disagree',
    ],
    // "Empty form answers show 'N/A'"
    ['text', {}, '', 'N/A'],
    ['currency', { currencySymbol: '$' }, '', 'N/A'],
    ['address', {}, ['', '', '', '', '', ''], 'N/A'],
    ['checkbox', { options: ['a'] }, [], 'N/A'],
    ['likert', { options: ['A'] }, {}, 'N/A'],
  ])('of the type %s %j words %j as %s', (type, more, answer, text) => {
    expect(textOf({ type, ...more }, answer)).toBe(text);
  });

  it('follows the order of the fields, and keeps hidden ones to itself', () => {
    const form = formOf({ type: 'text' }, { type: 'hidden' }, { type: 'text' });
    expect(describeAnswers(form, { f2: 'c', f1: 'b', f0: 'a' })).toEqual([
      { label: 'Field 0', text: 'a' },
      { label: 'Field 2', text: 'c' },
    ]);
  });

  it('tells what no field asks for under its own name', () => {
    expect(describeAnswers(formOf({ type: 'text' }), { f0: 'a', engraving: ['A', 'L'] })).toEqual([
      { label: 'Field 0', text: 'a' },
      { label: 'engraving', text: 'A, L' },
    ]);
    expect(describeAnswers(null, '{"engraving":"A.L.","empty":""}')).toEqual([
      { label: 'engraving', text: 'A.L.' },
    ]);
  });

  it.each([null, undefined, 'null', '', 'no JSON', 7, []])('is empty for %j', (values) => {
    expect(describeAnswers(formOf({ type: 'text' }), values)).toEqual([]);
  });

  it('speaks the words of the site', () => {
    setTextSource(() => ({
      locale: 'de',
      strings: { 'answers.none': '–', 'answers.agree': 'Ja' },
    }));
    try {
      expect(textOf({ type: 'text' }, '')).toBe('–');
      expect(textOf({ type: 'likert', options: ['A'] }, { A: ['1'] })).toBe('A: Ja');
    } finally {
      setTextSource(undefined);
    }
  });
});
