// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cardForm, mendingForm } from '../../../../../examples/marram/catalogue/product-forms.js';
import { forms as shopForms } from '../../../../../examples/marram/forms.js';
import { toEnglishAnswers } from '../../../../../shop/server/domains/forms/words/english-answers.js';
import { words as marramWords } from '../../../../../examples/marram/words/index.js';
import {
  translateAnswers,
  translateForm,
} from '../../../../../shop/server/domains/forms/words/translate-form.js';
import type { FormJson } from '../../../../../shop/server/index.js';

const forms = [...shopForms, cardForm, mendingForm];
const tables = Object.entries(marramWords).map(
  ([code, { forms: own = {} }]) => [code, own] as const,
);
const all = tables.map(([, own]) => own);
const { de = {} } = Object.fromEntries(tables);
const choosing = ['radio', 'checkbox', 'select', 'likert'];

const textsOf = ({ name, submitLabel, submissionMessage, disclaimer, fields }: FormJson) =>
  [
    name,
    submitLabel,
    submissionMessage,
    disclaimer,
    ...fields.flatMap(({ type, title, description, placeholder, options = [] }) => [
      title,
      description,
      placeholder,
      ...(choosing.includes(type) ? options : []),
    ]),
  ].filter((text) => text !== undefined);

describe.each(tables)('the forms in %s', (_, words) => {
  it.each(forms.map((form) => [form.id, form] as const))('have every text of %s', (_id, form) => {
    expect(textsOf(form).filter((text) => !words[text])).toEqual([]);
  });

  it('have no text that no form has, besides the note of a gift', () => {
    const known = new Set(['Gift note', ...forms.flatMap(textsOf)]);
    expect(Object.keys(words).filter((text) => !known.has(text))).toEqual([]);
  });

  it('offer each choice of a field under a name of its own, in all languages', () => {
    for (const { options = [] } of forms.flatMap(({ fields }) => fields)) {
      for (const option of options) {
        const same = options.filter((other) =>
          all.some((one) => all.some((two) => one[option] && one[option] === two[other])),
        );
        expect(same.filter((other) => other !== option)).toEqual([]);
      }
    }
  });

  it('come back in English', () => {
    for (const form of forms) {
      const translated = translateForm(form, words);
      form.fields.forEach((field, index) => {
        if (!choosing.includes(field.type)) return;
        const sent = { [field.id]: translated.fields[index]?.options };
        expect(toEnglishAnswers(form, sent, all)).toEqual({ [field.id]: field.options });
      });
    }
  });
});

const survey: FormJson = {
  id: 'survey',
  name: 'Survey of a stranger',
  fields: [
    { id: 'ink', type: 'select', title: 'Ink', options: ['Gold', 'Silver', 'Copper'] },
    {
      id: 'line',
      type: 'text',
      title: 'A line inside',
      showWhen: { field: 'ink', values: ['Silver'] },
    },
    { id: 'more', type: 'text', title: 'Message', showWhen: { field: 'line', values: ['Silver'] } },
    { id: 'use', type: 'likert', title: 'Seams', options: ['I will eat or drink from it'] },
    { id: 'home', type: 'address', title: 'Home', options: ['DE'], display: 'country-list' },
    { id: 'source', type: 'hidden', key: 'Gold', value: 'Gold' },
  ],
};

describe('a form in another language', () => {
  it('keeps ids, codes, hidden values, and texts that no table knows', () => {
    const { name, fields } = translateForm(survey, de);
    expect(name).toBe('Survey of a stranger');
    expect(fields).toEqual([
      { id: 'ink', type: 'select', title: 'Druckfarbe', options: ['Gold', 'Silber', 'Copper'] },
      {
        id: 'line',
        type: 'text',
        title: 'Eine Zeile innen',
        showWhen: { field: 'ink', values: ['Silber'] },
      },
      {
        id: 'more',
        type: 'text',
        title: 'Nachricht',
        showWhen: { field: 'line', values: ['Silver'] },
      },
      {
        id: 'use',
        type: 'likert',
        title: 'Nähte',
        options: ['Ich werde daraus essen oder trinken'],
      },
      { id: 'home', type: 'address', title: 'Home', options: ['DE'], display: 'country-list' },
      { id: 'source', type: 'hidden', key: 'Gold', value: 'Gold' },
    ]);
  });

  it.each([
    ['a choice', { ink: 'Silber' }, { ink: 'Silver' }],
    ['choices', { ink: ['銀', 'Copper'] }, { ink: ['Silver', 'Copper'] }],
    ['typed text', { line: 'Silber' }, { line: 'Silber' }],
    ['what is no choice', { ink: 'Blech', other: 1 }, { ink: 'Blech', other: 1 }],
    [
      'a statement',
      { use: { 'Ich werde daraus essen oder trinken': ['2'] } },
      { use: { 'I will eat or drink from it': ['2'] } },
    ],
    [
      'pairs',
      { use: [{ question: 'Ich werde daraus essen oder trinken', answer: '1' }] },
      { use: [{ question: 'I will eat or drink from it', answer: '1' }] },
    ],
    [
      'the control of a statement',
      { 'use[Ich werde daraus essen oder trinken]': '1' },
      { 'use[I will eat or drink from it]': '1' },
    ],
  ])('reads %s', (_, sent, english) => {
    expect(toEnglishAnswers(survey, sent, all)).toEqual(english);
  });

  it('describes choices in its words, and typed text as it was typed', () => {
    const described = [
      { label: 'Ink', text: 'Gold, Silver' },
      { label: 'A line inside', text: 'Silver' },
      { label: 'Seams', text: 'I will eat or drink from it: Agree' },
      { label: 'Engraving', text: 'Silver' },
    ];
    expect(translateAnswers(described, survey, de)).toEqual([
      { label: 'Druckfarbe', text: 'Gold, Silber' },
      { label: 'Eine Zeile innen', text: 'Silver' },
      { label: 'Nähte', text: 'Ich werde daraus essen oder trinken: Agree' },
      { label: 'Engraving', text: 'Silver' },
    ]);
  });
});
