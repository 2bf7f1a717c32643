import { describe, expect, it } from 'vitest';
import {
  boxText,
  parseForm,
  readAnswers,
  readFormData,
  validateAnswers,
} from '../../../../core/forms/index.js';
import { fieldOf, formOf } from './form-of.js';

const rows = [
  [{ type: 'phone', display: 'one-box' }, '+1 207 555 0100', ['1', '207', '555', '0100']],
  [{ type: 'date', display: 'picker' }, '2027-02-28', ['2', '28', '2027']],
  [{ type: 'time', display: 'picker' }, '16:05', ['16', '05', '', '']],
  [{ type: 'time', display: 'picker-seconds' }, '16:05:09', ['16', '05', '09', '']],
] as const;

describe('a field with parts in one control', () => {
  it.each(rows)('%j sends the same parts', (field, typed, parts) => {
    const form = formOf(field);
    const data = new FormData();
    data.append('f0', typed);
    expect(readFormData(form, data)).toEqual({ f0: parts });
    expect(readAnswers(form, { f0: typed })).toEqual({ f0: parts });
    expect(readAnswers(form, { f0: parts })).toEqual({ f0: parts });
    expect(boxText(fieldOf(field), parts)).toBe(typed);
  });

  it.each(rows)('%j is checked as its kind', (field) => {
    const form = formOf({ ...field, required: true });
    const check = (typed: string) => validateAnswers(form, readAnswers(form, { f0: typed }));
    expect(check('')).toEqual({ f0: 'Required' });
    expect(Object.keys(check('soon'))).toEqual(['f0']);
  });

  it('is shown in parts by default, and where its kind has no such display', () => {
    const fields = [
      { type: 'phone' },
      { type: 'phone', display: 'picker' },
      { type: 'text', display: 'picker' },
    ];
    const form = parseForm({
      fields: fields.map((field, index) => ({ id: `f${index}`, ...field })),
    });
    expect(form.fields.map(({ display }) => display)).toEqual(['', '', '']);
  });
});
