import { afterEach, describe, expect, it } from 'vitest';
import { parseForm, readAnswers, type FormValues } from '../../../../../core/forms/index.js';
import { getDrafts, restoreAnswers } from '../../../../../core/forms/submission/index.js';
import { resetRuntime } from '../../../../../core/runtime/index.js';
import { everyKind } from '../../../../../stories/support/forms.js';
import { formOf } from '../form-of.js';

afterEach(() => {
  resetRuntime();
  sessionStorage.clear();
});

const form = formOf({ type: 'text' }, { type: 'password' }, { type: 'hidden' }, { type: 'text' });
const empty = readAnswers(form, {});
const typed = readAnswers(form, { f0: 'Ada', f1: 'secret', f2: 'utm', f3: '' });

describe('drafts', () => {
  it('are there again after a reload, for the same place alone', () => {
    getDrafts().write(form, '/contact', { initial: empty, values: typed });
    resetRuntime();
    expect(getDrafts().read(form, '/contact')?.values).toEqual({ f0: 'Ada', f3: '' });
    expect(getDrafts().read(form, '/about')).toBeNull();
  });

  it('never hold passwords and hidden values', () => {
    getDrafts().write(form, '/', { initial: empty, values: typed });
    expect(JSON.stringify({ ...sessionStorage })).toContain('Ada');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('utm');
  });

  it('are not kept of what the form began with', () => {
    getDrafts().write(form, '/', { initial: empty, values: typed });
    getDrafts().write(form, '/', { initial: empty, values: empty });
    expect(getDrafts().read(form, '/')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('are forgotten when asked', () => {
    getDrafts().write(form, '/', { initial: empty, values: typed });
    getDrafts().remove(form, '/');
    expect(getDrafts().read(form, '/')).toBeNull();
  });

  it.each(['nonsense', '[]', '"x"', '{"values":7}', '{"values":{"f0":{"a":1},"__proto__":{}}}'])(
    'stand what somebody else wrote there: %s',
    (text) => {
      getDrafts().write(form, '/', { initial: empty, values: typed });
      const [key = ''] = Object.keys({ ...sessionStorage });
      sessionStorage.setItem(key, JSON.stringify({ value: text, expires: null }));
      resetRuntime();
      const values = restoreAnswers(form, empty, getDrafts().read(form, '/'));
      expect(values['f0']).toBe('');
    },
  );

  it('hold answers of every kind', () => {
    const every = parseForm(everyKind);
    const values = readAnswers(every, {
      text: 'T',
      name: ['Ada', 'L'],
      address: ['1', '2', '3', '4', '5', '6'],
      checkbox: ['Ribbon', 'Card'],
      radio: 'Cloth',
      likert: { 'I will eat from it': ['2'] },
    });
    getDrafts().write(every, '/', { initial: readAnswers(every, {}), values });
    const draft = getDrafts().read(every, '/');
    expect(restoreAnswers(every, readAnswers(every, {}), draft)).toEqual({
      ...values,
      hidden: 'shop',
    });
  });
});

describe('restoreAnswers', () => {
  const draft = { initial: { f0: '', f3: '' }, values: { f0: 'Ada', f3: 'Hi' } };

  it.each<[string, FormValues, FormValues]>([
    ['fields that begin as they did', { f0: '', f3: '' }, { f0: 'Ada', f3: 'Hi' }],
    ['no field that begins otherwise now', { f0: 'Grace', f3: '' }, { f0: 'Grace', f3: 'Hi' }],
  ])('fills %s', (_, initial, restored) => {
    expect(restoreAnswers(form, initial, draft)).toEqual(restored);
  });

  it('leaves everything without a draft', () => {
    expect(restoreAnswers(form, empty, null)).toBe(empty);
  });
});
