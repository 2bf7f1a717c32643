import { describe, expect, it } from 'vitest';
import {
  describeAnswers,
  groupFields,
  isShown,
  isTrapped,
  parseForm,
  readAnswers,
  shownValues,
  validateAnswers,
} from '../../../../core/forms/index.js';
import { honeypotName } from '../../../../core/forms/honeypot.js';

const form = parseForm({
  fields: [
    { id: 'kind', type: 'radio', title: 'What?', options: ['A vase', 'Tiles'] },
    {
      id: 'height',
      type: 'number',
      title: 'How high?',
      required: true,
      showWhen: rule('kind', 'A vase'),
    },
    { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Card', 'Box'] },
    { id: 'words', type: 'text', title: 'Words', required: true, showWhen: rule('extras', 'Card') },
    { id: 'phone', type: 'phone', title: 'Phone' },
    { id: 'time', type: 'time', title: 'When?', showWhen: { field: 'phone' } },
    { id: 'deep', type: 'text', title: 'Deep', showWhen: rule('height', '7') },
    { id: 'later', type: 'text', title: 'Later', showWhen: rule('end', 'x') },
    { id: 'none', type: 'text', title: 'None', showWhen: rule('nowhere', 'x') },
    { id: 'self', type: 'text', title: 'Self', showWhen: rule('self', 'x') },
    { id: 'end', type: 'text', title: 'End' },
  ],
});

function rule(field: string, ...values: string[]) {
  return { field, values };
}

const shownOf = (values: Record<string, unknown>) =>
  form.fields.filter((field) => isShown(form, field, values)).map(({ id }) => id);
const always = ['kind', 'extras', 'phone', 'later', 'none', 'self', 'end'];

describe('a field with a condition', () => {
  it.each([
    ['no answers', {}, []],
    ['its value', { kind: 'A vase' }, ['height']],
    ['another value', { kind: 'Tiles' }, []],
    ['one of several', { extras: ['Box', 'Card'] }, ['words']],
    ['any answer', { phone: ['', '212', '', '5550100'] }, ['time']],
    ['an empty answer in parts', { phone: ['', '', '', ' '] }, []],
    ['a question that is shown', { kind: 'A vase', height: '7' }, ['height', 'deep']],
    ['a question that is not shown', { kind: 'Tiles', height: '7' }, []],
    ['a prototype', JSON.parse('{"__proto__":{"kind":"A vase"}}'), []],
    ['what is no answer', { kind: { a: { b: 'A vase' } }, extras: null }, ['height']],
  ])('is shown by %s', (_, values, shown) => {
    expect(shownOf(values).filter((id) => !always.includes(id))).toEqual(shown);
  });

  it('is always shown if its question is missing, later, or itself', () => {
    expect(shownOf({})).toEqual(always);
  });

  it.each([
    [{}, []],
    [{ kind: 'A vase' }, ['height']],
    [{ kind: 'Tiles', extras: ['Card'] }, ['words']],
  ])('is required only where it is shown: %j', (values, problems) => {
    expect(Object.keys(validateAnswers(form, readAnswers(form, values)))).toEqual(problems);
  });

  it('is neither sent nor told where it is not shown', () => {
    const values = readAnswers(form, { kind: 'Tiles', height: '9', end: 'x' });
    expect(Object.keys(shownValues(form, values))).not.toContain('height');
    expect(shownValues(form, { kind: 'Tiles', height: '9', other: 1 })).toEqual({
      kind: 'Tiles',
      other: 1,
    });
    expect(describeAnswers(form, values).map(({ label }) => label)).not.toContain('How high?');
  });

  it.each([
    [null],
    ['kind'],
    [{}],
    [{ field: '' }],
    [{ field: 7, values: ['x'] }],
    [{ values: ['x'] }],
  ])('is a field without one if the rule is %j', (showWhen) => {
    const read = parseForm({
      fields: [
        { id: 'kind', type: 'text', title: 'A' },
        { id: 'b', type: 'text', title: 'B', showWhen },
      ],
    });
    expect(read.fields[1]?.showWhen).toBeNull();
  });
});

describe('a section', () => {
  const field = (id: string) => ({ id, type: 'text', title: id });
  const section = (title: string, more: object = { display: 'group' }) => ({
    id: title,
    type: 'section',
    title,
    ...more,
  });
  const groupsOf = (...fields: object[]) =>
    groupFields(parseForm({ fields })).map(({ section: head, fields: own }) => [
      head?.title ?? null,
      ...own.map(({ id }) => id),
    ]);

  it.each([
    ['none', [field('a')], [[null, 'a']]],
    ['one first', [section('S'), field('a'), field('b')], [['S', 'a', 'b']]],
    [
      'one between',
      [field('a'), section('S'), field('b')],
      [
        [null, 'a'],
        ['S', 'b'],
      ],
    ],
    [
      'two',
      [section('S'), field('a'), section('T'), field('b')],
      [
        ['S', 'a'],
        ['T', 'b'],
      ],
    ],
    ['one without fields', [section('S'), section('T'), field('a')], [['S'], ['T', 'a']]],
    ['one that is not shown', [field('a'), section('S', {}), field('b')], [[null, 'a', 'b']]],
    ['one of another display', [section('S', { display: 'picker' }), field('a')], [[null, 'a']]],
    ['nothing', [], []],
  ])('%s', (_, fields, groups) => {
    expect(groupsOf(...fields)).toEqual(groups);
  });

  it('changes no answers', () => {
    const read = parseForm({ fields: [section('S'), field('a')] });
    expect(readAnswers(read, { S: 'x', a: 'y' })).toEqual({ a: 'y' });
  });
});

describe('the field that people never see', () => {
  it.each([
    ['', false],
    ['  \n', false],
    ['https://spam.example', true],
    ['Ada', false],
    ['ada@example.com', false],
    [' ada@example.com ', false],
    ['Ada Lovelace', true],
  ])('with %j: %s', (text, isCaught) => {
    expect(isTrapped(text, { name: ['Ada', 'King'], email: 'ada@example.com' })).toBe(isCaught);
  });

  // What browsers and password managers look for in names and labels.
  it.each([
    /name|user|login|account|nick/i,
    /e-?mail|phone|mobile|tel|fax/i,
    /addr|street|city|state|zip|postal|country|region/i,
    /pass|pwd|pin|otp|code|token|secret/i,
    /card|cvc|cvv|exp|iban|bank/i,
    /birth|bday|sex|gender|company|org|url|site|web/i,
  ])('has a name that says nothing to %s', (known) => {
    expect(known.test(honeypotName)).toBe(false);
  });
});
