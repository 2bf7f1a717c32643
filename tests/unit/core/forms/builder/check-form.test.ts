import { describe, expect, it } from 'vitest';
import {
  blankField,
  checkForm,
  checkFormJson,
  emptyForm,
  type BuilderField,
  type BuilderForm,
  type BuilderType,
} from '../../../../../core/forms/builder/index.js';

const field = (type: BuilderType, changes: Partial<BuilderField> = {}): BuilderField => ({
  ...blankField(`${type}-1`, type, 'Title'),
  ...changes,
});
const form = (changes: Partial<BuilderForm> = {}): BuilderForm => ({
  ...emptyForm,
  name: 'Form',
  fields: [field('email')],
  ...changes,
});
const lines = (problems: ReturnType<typeof checkForm>) =>
  problems.map(({ place, message }) => `${place}: ${message}`);

describe('checkForm', () => {
  it('finds nothing wrong with a form that can be used', () => {
    expect(checkForm(form())).toEqual([]);
    expect(checkForm(form({ isNewsletter: true, successRedirect: ' /thanks ' }))).toEqual([]);
    expect(checkForm(form({ captcha: { provider: 'altcha', siteKey: '' } }))).toEqual([]);
    expect(checkForm(form({ fields: [field('email'), field('section', { title: 'A' })] }))).toEqual(
      [],
    );
  });

  it.each<[string, Partial<BuilderForm>, string]>([
    ['no name', { name: ' ' }, 'name: Give the form a name.'],
    ['no fields', { fields: [] }, 'fields: Add at least one field for visitors to fill in.'],
    [
      'nothing to fill in',
      { fields: [field('section'), field('hidden', { key: 'k' })] },
      'fields: Add at least one field for visitors to fill in.',
    ],
    [
      'too many fields',
      { fields: Array.from({ length: 201 }, (_, index) => field('text', { id: String(index) })) },
      'fields: A form has at most 200 fields.',
    ],
    [
      'a field without a title',
      { fields: [field('email'), field('text', { title: ' ' })] },
      'fields[1].title: Give the field a title.',
    ],
    [
      'a section without a title',
      { fields: [field('email'), field('section', { title: '' })] },
      'fields[1].title: Give the field a title.',
    ],
    ...(['radio', 'checkbox', 'select'] as const).map(
      (type): [string, Partial<BuilderForm>, string] => [
        `a ${type} without choices`,
        { fields: [field(type)] },
        'fields[0].options: Write at least one choice.',
      ],
    ),
    [
      'a likert without statements',
      { fields: [field('likert')] },
      'fields[0].options: Write at least one statement.',
    ],
    [
      'too many choices',
      { fields: [field('select', { options: Array.from({ length: 501 }, String) })] },
      'fields[0].options: A field has at most 500 choices.',
    ],
    [
      'a hidden value without a name',
      { fields: [field('email'), field('hidden')] },
      'fields[1].key: Give the hidden value a name.',
    ],
    [
      'a mailing list without emails',
      { isNewsletter: true, fields: [field('text')] },
      'isNewsletter: A form for the mailing list needs an email field.',
    ],
    ...[
      'javascript:alert(1)',
      '//evil.example',
      '/\\evil.example',
      'thanks',
      'ftp://a.example',
    ].map((successRedirect): [string, Partial<BuilderForm>, string] => [
      `a redirect to ${successRedirect}`,
      { successRedirect },
      'successRedirect: Write a web address that begins with https:// or a path that begins with /.',
    ]),
    [
      'a captcha without its key',
      { captcha: { provider: 'turnstile', siteKey: ' ' } },
      'captcha: Enter the site key of the captcha.',
    ],
    [
      'ids that are there twice',
      { fields: [field('text'), field('text')] },
      ': Pages cannot use this form. Not a form: fields: two have the id "text-1"',
    ],
  ])('finds %s', (_, changes, expected) => {
    expect(lines(checkForm(form(changes)))).toEqual([expected]);
  });

  it('names the field and the member, in the order in which a form is built', () => {
    const wrong = form({
      name: '',
      fields: [field('select', { title: '' })],
      successRedirect: 'x',
    });
    expect(checkForm(wrong).map(({ fieldId, member }) => [fieldId, member])).toEqual([
      [null, 'name'],
      ['select-1', 'title'],
      ['select-1', 'options'],
      [null, 'successRedirect'],
    ]);
  });
});

describe('checkFormJson', () => {
  it.each<[string, unknown, string[]]>([
    ['no object', [], [': A form is an object with a list of fields.']],
    ['no list', { id: 'a' }, ['fields: The list of fields is missing.']],
    ['a list that is none', { fields: {} }, ['fields: Must be a list.']],
    [
      'a field that is none',
      { fields: [7] },
      ['fields[0]: A field is an object with an id and a type.'],
    ],
    [
      'a field without id and type',
      { fields: [{}] },
      [
        'fields[0].id: Each field needs an id.',
        expect.stringMatching(
          /^fields\[0\]\.type: The type must be one of text, .*, time, file, section\.$/,
        ),
      ],
    ],
    [
      'an id that is there twice',
      {
        fields: [
          { id: 'a', type: 'text' },
          { id: 'a', type: 'date' },
        ],
      },
      ['fields[1].id: Another field has this id.'],
    ],
    ['a member that nobody knows', { fields: [], titel: '' }, ['titel: No such member is known.']],
    [
      'a member of another type',
      { fields: [{ id: 'a', type: 'date', options: ['x'], underline: false }] },
      ['fields[0].options: A field of type date has no use for this.'],
    ],
    ['a name of Object', { fields: [], constructor: 1 }, ['constructor: No such member is known.']],
    ...(
      [
        ['name', 7, 'Must be a text.'],
        ['isNewsletter', 'yes', 'Must be true or false.'],
        ['captcha', { provider: 'x' }, 'Must be an object with a known provider and a site key.'],
      ] as const
    ).map(([name, value, message]): [string, unknown, string[]] => [
      `${name}: ${JSON.stringify(value)}`,
      { fields: [], [name]: value },
      [`${name}: ${message}`],
    ]),
    ...(
      [
        ['options', 'a, b', 'Must be a list of texts.'],
        ['options', [1], 'Must be a list of texts.'],
        ['required', 1, 'Must be true or false.'],
        ['maxLength', 0, 'Must be a whole number above 0.'],
        ['maxLength', 1.5, 'Must be a whole number above 0.'],
      ] as const
    ).map(([name, value, message]): [string, unknown, string[]] => [
      `${name}: ${JSON.stringify(value)}`,
      { fields: [{ id: 'a', type: name === 'options' ? 'radio' : 'textarea', [name]: value }] },
      [`fields[0].${name}: ${message}`],
    ]),
  ])('finds %s', (_, json, expected) => {
    expect(lines(checkFormJson(json))).toEqual(expected);
  });

  it('then finds what checkForm does', () => {
    const json = { name: 'Form', fields: [{ id: 'a', type: 'text', title: null }] };
    expect(lines(checkFormJson(json))).toEqual(['fields[0].title: Give the field a title.']);
  });
});
