import { describe, expect, it } from 'vitest';
import { readForm } from '../../../../../../shop/server/domains/forms/read-form.js';
import { slugOf } from '../../../../../../shop/server/domains/forms/save-form.js';
import { forms as shopForms } from '../../../../../../examples/marram/forms.js';
import { Problem } from '../../../../../../shop/server/ground/http/index.js';

const fields = [{ id: 'q', type: 'text', title: 'Question' }];
const draft = { name: 'Ask us', fields };

/** Errors by place. */
function errorsOf(form: unknown): unknown {
  try {
    return readForm(form);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect([error.code, error.status]).toEqual(['form-invalid', 400]);
    return error.details.errors;
  }
}

describe('readForm', () => {
  it.each([
    ['an object', draft],
    ['JSON text', JSON.stringify({ id: '', ...draft })],
  ])('accepts %s; a new form has no id', (_, given) => {
    expect(readForm(given)).toEqual({ id: '', ...draft });
  });

  it('accepts every property of a form', () => {
    const form = {
      id: 'ask-us',
      name: 'Ask us',
      fields: [
        { id: 's', type: 'section', title: 'You', underline: true },
        { id: 'c', type: 'checkbox', description: 'd', options: ['A'], required: true },
        { id: 't', type: 'textarea', placeholder: 'p', maxLength: 10 },
        { id: 'e', type: 'email' },
        { id: 'p', type: 'phone', showCountryCode: true },
        { id: 'm', type: 'currency', currencySymbol: '€' },
        { id: 'h', type: 'hidden', key: 'k', value: 'v' },
      ],
      submissionMessage: 'Thanks',
      successRedirect: '/thanks',
      submitLabel: 'Send',
      disclaimer: 'Terms',
      postSubmitHtml: '<p>Thanks</p>',
      isNewsletter: true,
      captcha: { provider: 'hcaptcha', siteKey: 'key' },
    };
    expect(readForm(form)).toEqual(form);
  });

  it.each(shopForms)('accepts the shop’s form $id', (form) => {
    expect(readForm(form)).toEqual(form);
  });

  it('removes characters that cannot be stored', () => {
    expect(
      readForm({ name: 'A\u0000\ud800', fields: [{ id: 'q', type: 'text', title: '\u0007x' }] }),
    ).toMatchObject({ name: 'A\ufffd', fields: [{ title: 'x' }] });
  });

  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: `q${index}`, type: 'text' }));

  it.each<[string, unknown, object]>([
    ['nonsense', 'nonsense', { form: 'This is not the JSON of a form.' }],
    ['nothing', undefined, { form: 'This is not the JSON of a form.' }],
    ['a list', [], { form: expect.any(String) }],
    ['no name', { fields }, { name: expect.any(String) }],
    ['a blank name', { name: '  ', fields }, { name: 'A form needs a name.' }],
    ['no fields', { name: 'A', fields: [] }, { fields: 'A form needs at least one field.' }],
    ['201 fields', { name: 'A', fields: many(201) }, { fields: expect.any(String) }],
    ['an unknown member', { ...draft, style: 'x' }, { form: expect.stringContaining('style') }],
    [
      'an unknown type',
      { name: 'A', fields: [{ id: 'q', type: 'colour' }] },
      { 'fields.0.type': expect.any(String) },
    ],
    [
      'a name that pages use themselves',
      { name: 'A', fields: [{ id: '_crumb', type: 'text' }] },
      { 'fields.0.id': 'An id is one line of text that does not begin with _.' },
    ],
    [
      'two fields of one id',
      { name: 'A', fields: [...fields, ...fields] },
      { fields: expect.stringContaining('"q"') },
    ],
    [
      'choices without options',
      { name: 'A', fields: [{ id: 'q', type: 'radio' }] },
      { 'fields.0.options': 'There must be at least one option.' },
    ],
    [
      'a script to go to',
      { ...draft, successRedirect: 'javascript:alert(1)' },
      { successRedirect: 'This must be a http(s) address or a path that begins with /.' },
    ],
    [
      'another host to go to',
      { ...draft, successRedirect: '//evil.test' },
      { successRedirect: expect.any(String) },
    ],
    [
      'a newsletter without an address',
      { ...draft, isNewsletter: true },
      { isNewsletter: 'A newsletter form needs an email field.' },
    ],
    [
      'a captcha without its key',
      { ...draft, captcha: { provider: 'turnstile', siteKey: ' ' } },
      { 'captcha.siteKey': 'This captcha needs its site key.' },
    ],
    [
      'an unknown captcha',
      { ...draft, captcha: { provider: 'other', siteKey: 'k' } },
      { 'captcha.provider': expect.any(String) },
    ],
  ])('refuses %s', (_, form, errors) => {
    expect(errorsOf(form)).toEqual(errors);
  });

  it('takes ALTCHA without a key, and 200 fields', () => {
    const captcha = { provider: 'altcha', siteKey: '' };
    expect(readForm({ ...draft, captcha })).toMatchObject({ captcha });
    expect(readForm({ name: 'A', fields: many(200) }).fields).toHaveLength(200);
  });
});

describe('slugOf', () => {
  it.each([
    ['Ask the potter!', 'ask-the-potter'],
    ['  Über   uns ', 'uber-uns'],
    ['陶器', 'form'],
    ['', 'form'],
    ['../../etc', 'etc'],
    ['a'.repeat(100), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('makes an id of %j', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
