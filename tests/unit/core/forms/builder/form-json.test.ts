import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  blankField,
  builderTypes,
  checkFormJson,
  createFieldId,
  emptyForm,
  printForm,
  readBuilderForm,
  starters,
  startForm,
  suggestTitle,
  writeFormJson,
  type BuilderForm,
} from '../../../../../core/forms/builder/index.js';
import { parseForm } from '../../../../../core/forms/index.js';

const stored = {
  id: 'contact',
  name: 'Contact',
  fields: [
    { id: 's', type: 'section', title: 'About you', description: 'Us', underline: true },
    { id: 'e', type: 'email', title: 'Email', placeholder: 'a@b.co', required: true },
    { id: 'm', type: 'textarea', title: 'Message', maxLength: 200 },
    { id: 'c', type: 'currency', title: 'Budget', currencySymbol: '€' },
    { id: 'p', type: 'phone', title: 'Phone', showCountryCode: true },
    { id: 'r', type: 'radio', title: 'Size', options: ['S', 'M'] },
    { id: 'h', type: 'hidden', key: 'utm_source', value: 'shop' },
  ],
  submissionMessage: 'Thanks!\nSee you.',
  successRedirect: '/thanks',
  submitLabel: 'Send',
  disclaimer: 'We keep it.',
  postSubmitHtml: '<b>Hi</b>',
  isNewsletter: true,
  captcha: { provider: 'hcaptcha', siteKey: 'key' },
};

function read(json: unknown): BuilderForm {
  const form = readBuilderForm(json);
  if (!form) throw new Error('No form.');
  return form;
}

describe('the JSON of a form', () => {
  it('comes out as it went in', () => {
    expect(writeFormJson(read(stored))).toEqual(stored);
    expect(JSON.parse(printForm(read(stored)))).toEqual(stored);
    expect(checkFormJson(stored)).toEqual([]);
  });

  it('leaves out what says nothing, and the spaces around texts', () => {
    expect(writeFormJson({ ...emptyForm, name: ' Form ' })).toEqual({
      id: '',
      name: 'Form',
      fields: [],
    });
  });

  it('leaves out what a type has no use for, but the form keeps it', () => {
    const field = { ...blankField('a', 'radio', 'Size'), options: ['S'], key: 'k', maxLength: 9 };
    const json = (type: 'radio' | 'text' | 'hidden' | 'textarea') =>
      writeFormJson({ ...emptyForm, fields: [{ ...field, type }] }).fields[0];
    expect(json('text')).toEqual({ id: 'a', type: 'text', title: 'Size' });
    expect(json('hidden')).toEqual({ id: 'a', type: 'hidden', key: 'k' });
    expect(json('radio')).toEqual({ id: 'a', type: 'radio', title: 'Size', options: ['S'] });
    expect(json('textarea')).toEqual({ id: 'a', type: 'textarea', title: 'Size', maxLength: 9 });
  });

  it('is read as leniently as pages read it', () => {
    const form = read({
      id: 7,
      fields: [
        {
          id: 1,
          type: 'select ',
          rawTitle: 'Ink',
          options: [{ label: 'Blue' }, { value: 'Red' }, 3, null],
        },
        { id: 'x', type: 'hologram', required: 'true' },
        { id: 'h', type: 'hidden', name: 'ref' },
        { id: 'n', type: 'textarea', maxLength: '-4' },
      ],
      captcha: { provider: 'none of ours', siteKey: 'k' },
      isNewsletter: 1,
    });
    expect(form).toMatchObject({ id: '7', isNewsletter: true, captcha: null, name: '' });
    expect(form.fields).toMatchObject([
      { id: '1', type: 'select', title: 'Ink', options: ['Blue', 'Red', '3'] },
      { id: 'x', type: 'text', required: true },
      { id: 'h', key: 'ref' },
      { id: 'n', maxLength: null },
    ]);
  });

  it.each([
    null,
    undefined,
    7,
    'form',
    [],
    {},
    { fields: {} },
    { fields: [7] },
    { fields: [null] },
  ])('is no form: %j', (json) => expect(readBuilderForm(json)).toBeNull());

  it('gives the same form to who builds and who visits', () => {
    const { fields, sections: _sections, ...settings } = parseForm(stored);
    expect(read(stored)).toMatchObject(settings);
    expect(fields.map(({ id }) => id)).toEqual(['e', 'm', 'c', 'p', 'r', 'h']);
  });

  it('never fails to be read, judged or written, whatever it is', () => {
    const member = fc.oneof(
      fc.constantFrom('id', 'name', 'fields', 'type', 'options', 'captcha', '__proto__', 'title'),
      fc.string(),
    );
    const { tree } = fc.letrec<{ tree: unknown; leaf: unknown }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        tie('leaf'),
        fc.array(tie('tree')),
        fc.dictionary(member, tie('tree')),
      ),
      leaf: fc.oneof(
        fc.constantFrom(...builderTypes),
        fc.string({ unit: 'binary' }),
        fc.double(),
        fc.boolean(),
        fc.constant(null),
      ),
    }));
    const form = fc.record({ id: fc.string(), fields: fc.array(fc.dictionary(member, tree)) });
    fc.assert(
      fc.property(fc.oneof(tree, form), (json) => {
        expect(checkFormJson(json)).toBeInstanceOf(Array);
        const built = readBuilderForm(json);
        if (built) expect(readBuilderForm(JSON.parse(printForm(built)))).not.toBeNull();
        expect(Reflect.get(Object.prototype, 'title')).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a new field', () => {
  it('has an id that says its type and that nobody has', () => {
    const bytes = [new Uint8Array([0, 1, 2, 3, 4, 5]), new Uint8Array([5, 4, 3, 2, 1, 0])];
    expect(createFieldId('email', [], () => bytes[0]!)).toBe('email-abcdef');
    expect(createFieldId('email', ['email-abcdef'], () => bytes.shift()!)).toBe('email-fedcba');
    expect(createFieldId('likert', [])).toMatch(/^likert-[a-z2-9]{6}$/);
  });

  it('is called as it commonly is', () => {
    expect(suggestTitle('email')).toBe('Email');
    expect(suggestTitle('textarea')).toBe('Message');
    expect(suggestTitle('text')).toBe('');
  });
});

describe('a new form', () => {
  it.each(starters)('begins as: %s', (starter) => {
    const form = startForm(starter, 'kept');
    expect(form.id).toBe('kept');
    const isReady = checkFormJson(writeFormJson(form)).length === 0;
    expect(isReady).toBe(starter !== 'blank');
  });

  it('that is a contact form asks for name, email and a message', () => {
    const { fields, isNewsletter } = startForm('contact');
    expect(fields.map(({ type, title, required }) => [type, title, required])).toEqual([
      ['name', 'Name', true],
      ['email', 'Email', true],
      ['textarea', 'Message', true],
    ]);
    expect(isNewsletter).toBe(false);
    expect(startForm('newsletter').isNewsletter).toBe(true);
  });
});
