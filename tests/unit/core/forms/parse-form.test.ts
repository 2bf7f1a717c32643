import { describe, expect, it } from 'vitest';
import { fieldTypes, FormError, parseForm } from '../../../../core/forms/index.js';
import { fieldOf, formOf } from './form-of.js';

describe('parseForm', () => {
  it('reads what the form builder writes (platform §3)', () => {
    const json = {
      id: 'form-1',
      name: 'Contact',
      submissionMessage: 'Thanks.',
      fields: [
        {
          id: 'a',
          type: 'textarea',
          title: 'Message',
          description: 'Up to you.',
          placeholder: 'Hello',
          required: true,
          maxLength: '140',
        },
        { id: 'b', type: 'phone', title: 'Phone', showCountryCode: true },
        { id: 'c', type: 'currency', title: 'Budget', currencySymbol: '€' },
        { id: 'd', type: 'hidden', key: 'utm', value: 'shop' },
        { id: 'e', type: 'likert', title: 'Well?', options: ['One', 'Two', 'One'] },
      ],
    };
    expect(parseForm(json)).toMatchObject({
      id: 'form-1',
      name: 'Contact',
      fields: [
        {
          id: 'a',
          type: 'textarea',
          title: 'Message',
          description: 'Up to you.',
          placeholder: 'Hello',
          required: true,
          maxLength: 140,
        },
        { type: 'phone', showCountryCode: true, required: false, options: [], maxLength: null },
        { type: 'currency', currencySymbol: '€' },
        { type: 'hidden', name: 'utm', value: 'shop' },
        { type: 'likert', options: ['One', 'Two'] },
      ],
    });
  });

  it('ignores section items', () => {
    const form = formOf({ type: 'section' }, { type: 'text' }, { type: 'section' });
    expect(form.fields.map(({ id }) => id)).toEqual(['f1']);
  });

  it.each(fieldTypes)('knows the type %s', (type) => {
    expect(fieldOf({ type }).type).toBe(type);
  });

  it.each(['signature', '', undefined, 7, '__proto__'])('takes a text for the type %j', (type) => {
    expect(fieldOf({ type }).type).toBe('text');
  });

  it('is lenient where the meaning is plain', () => {
    expect(
      fieldOf({ id: 7, type: 'radio', required: 'true', options: ['a', 1, { label: 'b' }] }),
    ).toMatchObject({ id: '7', required: true, options: ['a', '1', 'b'] });
    expect(fieldOf({ type: 'text', title: '', rawTitle: 'Raw' }).title).toBe('Raw');
    expect(fieldOf({ type: 'text', title: '', placeholder: 'Your name' }).title).toBe('Your name');
    expect(fieldOf({ type: 'select', options: null }).options).toEqual([]);
  });

  it.each([
    ['200', 200],
    [200, 200],
    ['12.9', 12],
    ['40 characters', 40],
    ['0', null],
    [-5, null],
    ['many', null],
    [null, null],
    [undefined, null],
  ])(
    "'Counter max length is parsed as an integer; negative or invalid counts as 0, and 0 means no counter': %j is %j",
    (maxLength, limit) => {
      expect(fieldOf({ type: 'textarea', maxLength }).maxLength).toBe(limit);
    },
  );

  it('limits textareas alone', () => {
    expect(fieldOf({ type: 'text', maxLength: 5 }).maxLength).toBeNull();
  });

  it.each([null, 'form', [], {}, { fields: 'x' }, { fields: [{ type: 'text' }] }, { fields: [3] }])(
    'refuses %j, which is no form',
    (json) => {
      expect(() => parseForm(json)).toThrow(FormError);
    },
  );
});
