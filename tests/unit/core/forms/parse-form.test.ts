import { describe, expect, it } from 'vitest';
import { fieldTypes, FormError, formLimits, parseForm } from '../../../../core/forms/index.js';
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
    expect(fieldOf({ type: 'checkbox', options: ['', 'a'] }).options).toEqual(['a']);
  });

  it.each([
    ['200', 200],
    [200, 200],
    ['12.9', 12],
    ['40 characters', 40],
    ['0', null],
    [-5, null],
    [1.9, 1],
    [1e30, null],
    ['9'.repeat(400), null],
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

  // storefront §3: "Form: id, name, fields, submission message, success redirect, disclaimer, captcha settings."
  it('reads what a form says besides its fields', () => {
    const settings = {
      id: 'contact',
      name: 'Contact',
      submissionMessage: 'Thanks.',
      successRedirect: '/thanks',
      submitLabel: 'Send',
      disclaimer: 'We keep it for a year.',
      postSubmitHtml: '<p>Bye</p>',
      isNewsletter: true,
      honeypot: true,
      captcha: { provider: 'hcaptcha', siteKey: 'key' },
    };
    const read = { ...settings, fields: [], sections: [] };
    expect(parseForm({ ...settings, fields: [] })).toEqual(read);
  });

  it('has empty texts for what a form does not say', () => {
    expect(parseForm({ fields: [] })).toEqual({
      id: '',
      name: '',
      fields: [],
      sections: [],
      submissionMessage: '',
      successRedirect: '',
      submitLabel: '',
      disclaimer: '',
      postSubmitHtml: '',
      isNewsletter: false,
      honeypot: false,
      captcha: null,
    });
  });

  it.each([
    [{ successRedirect: 'javascript:alert(1)' }, { successRedirect: '' }],
    [{ successRedirect: '//host.example' }, { successRedirect: '' }],
    [{ captcha: { provider: 'altcha' } }, { captcha: { provider: 'altcha', siteKey: '' } }],
    [{ captcha: { provider: 'turnstile', siteKey: ' ' } }, { captcha: null }],
    [{ captcha: 'altcha' }, { captcha: null }],
    [{ isNewsletter: 'yes' }, { isNewsletter: false }],
    [{ submitLabel: { en: 'Send' } }, { submitLabel: '' }],
  ])('of %j makes %j', (given, read) => {
    expect(parseForm({ ...given, fields: [] })).toMatchObject(read);
  });

  it('has well-formed texts on lines of one kind', () => {
    const field = fieldOf({ type: 'radio', title: 'Ink\u0000\ud800', options: ['a\r\nb'] });
    expect(field).toMatchObject({ title: 'Ink\ufffd', options: ['a b'] });
  });

  it('reads no members that it was not given', () => {
    const polluted: unknown = JSON.parse('{"fields":[],"__proto__":{"isNewsletter":true}}');
    expect(parseForm(polluted).isNewsletter).toBe(false);
  });

  const fields = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id: `${id}`, type: 'text' }));
  const options = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
  const withField = (field: object) => ({ fields: [{ id: 'a', type: 'select', ...field }] });

  it.each([
    { fields: fields(formLimits.fields) },
    withField({ options: options(formLimits.options) }),
    withField({ id: 'x'.repeat(formLimits.id) }),
    withField({ title: 'x'.repeat(formLimits.text) }),
    { fields: [], postSubmitHtml: 'x'.repeat(formLimits.text) },
  ])('takes a form up to the limits', (json) => {
    expect(() => parseForm(json)).not.toThrow();
  });

  it.each<[object, string]>([
    [{ fields: fields(201) }, 'Not a form: fields: a form has at most 200 fields'],
    [
      withField({ options: options(501) }),
      'Not a form: fields.0.options: a field has at most 500 options',
    ],
    [
      withField({ title: 'x'.repeat(50_001) }),
      'Not a form: fields.0.title: a text has at most 50000 characters',
    ],
    [
      { fields: [], disclaimer: 'x'.repeat(50_001) },
      'Not a form: disclaimer: a text has at most 50000 characters',
    ],
    ...['', 'x'.repeat(201), 'a\u0000', 'a\nb', 'a\ud800', null, {}].map((id): [object, string] => [
      withField({ id }),
      'Not a form: fields.0.id: an id is a text of 1 to 200 characters',
    ]),
    [{ fields: [...fields(2), { id: 1 }] }, 'Not a form: fields: two have the id "1"'],
    [
      { fields: [{ id: 'setAttribute' }] },
      'Not a form: fields: no field may have the id "setAttribute"',
    ],
  ])('says what is wrong with a form beyond them: %#', (json, message) => {
    expect(() => parseForm(json)).toThrow(new FormError('invalid-form', message));
  });

  it('does not mind what it ignores', () => {
    const sections = [{ type: 'section' }, { id: 'a', type: 'section' }, { id: 'a', type: 'text' }];
    expect(parseForm({ fields: sections }).fields).toHaveLength(1);
  });
});
