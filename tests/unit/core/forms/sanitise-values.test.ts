import { describe, expect, it } from 'vitest';
import { readAnswers, sanitiseValues } from '../../../../core/forms/index.js';
import { formOf } from './form-of.js';

describe('sanitiseValues', () => {
  it('goes into every kind of answer, and leaves the ids alone', () => {
    expect(
      sanitiseValues({ a: 'x\u0000', b: ['\r\n', 'y'], c: { 'Nice\u0000': ['2\ud800'] } }),
    ).toEqual({ a: 'x', b: ['\n', 'y'], c: { Nice: ['2\ufffd'] } });
  });

  it('changes nothing the second time', () => {
    const once = sanitiseValues({ a: '\r\r\n\u0000\n \ud800' });
    expect(sanitiseValues(once)).toEqual(once);
  });

  it('keeps a field whose id is a member of every object', () => {
    const values = sanitiseValues(JSON.parse('{"__proto__":"a","constructor":"b"}') as never);
    expect(JSON.stringify(values)).toBe('{"__proto__":"a","constructor":"b"}');
  });
});

describe('readAnswers', () => {
  it('answers sanitised texts', () => {
    const form = formOf({ type: 'textarea' }, { type: 'name' }, { type: 'hidden' });
    const given = { f0: 'a\r\nb\u0000', f1: ['A\ud800', 'L'], f2: 'x\u0007' };
    expect(readAnswers(form, given)).toEqual({ f0: 'a\nb', f1: ['A\ufffd', 'L'], f2: 'x' });
  });

  it('cuts no character of a hidden answer in two', () => {
    const form = formOf({ type: 'hidden' });
    expect(readAnswers(form, { f0: `${'x'.repeat(999)}🏺` })).toEqual({ f0: 'x'.repeat(999) });
  });
});
