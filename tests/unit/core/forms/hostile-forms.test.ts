import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  describeAnswers,
  FormError,
  hiddenValue,
  isUnanswered,
  parseForm,
  readAnswers,
  readOtherAnswers,
  sanitiseValues,
  validateAnswers,
  type Form,
} from '../../../../core/forms/index.js';
import { formArbitrary, formJsonArbitrary, nastyTexts, valuesArbitrary } from './arbitraries.js';

const settings = { emailPattern: 'specified' } as const;
const query = new URLSearchParams({ utm: 'letter', constructor: '1', __proto__: '2' });

/** Null for what is refused in words; whatever else is thrown fails the test. */
function parseOrRefuse(json: unknown): Form | null {
  try {
    return parseForm(json);
  } catch (error) {
    if (!(error instanceof FormError)) throw error;
    expect(error.message).toMatch(/^Not a form: .+/);
    return null;
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value ?? {}).flatMap(([name, member]) => [name, ...textsIn(member)]);
}

describe('10,000 generated forms and values', () => {
  it('are a form or a FormError, and answers that can be stored', () => {
    let forms = 0;
    let tried = 0;
    fc.assert(
      fc.property(formJsonArbitrary, valuesArbitrary, (json, values) => {
        tried += 1;
        const form = parseOrRefuse(json);
        if (form === null) return;
        forms += 1;
        const answers = readAnswers(form, values);
        expect(Object.keys(answers).sort()).toEqual(form.fields.map(({ id }) => id).sort());
        expect(textsIn(answers).join('|')).not.toMatch(/\p{Surrogate}|[^\P{Control}\n\t]/u);
        expect(sanitiseValues(answers)).toEqual(answers);
        expect(readAnswers(form, answers)).toEqual(answers);
        expect(readAnswers(form, JSON.stringify(answers))).toEqual(answers);
        const errors = validateAnswers(form, answers, settings);
        for (const sentence of Object.values(errors)) expect(sentence).toMatch(/\S/);
        for (const { label, text } of describeAnswers(form, answers)) {
          expect([typeof label, typeof text]).toEqual(['string', 'string']);
        }
        expect(typeof isUnanswered(form, answers)).toBe('boolean');
        readOtherAnswers(form, values);
        for (const field of form.fields) expect(typeof hiddenValue(field, query)).toBe('string');
      }),
      { numRuns: 10_000 },
    );
    // The generator must not only make what is refused.
    expect(forms).toBeGreaterThan(tried / 5);
  });

  it('say the same of a form that is read again', () => {
    fc.assert(
      fc.property(formArbitrary, (json) => {
        const form = parseForm(json);
        expect(parseForm(JSON.parse(JSON.stringify(form)))).toEqual(form);
      }),
      { numRuns: 1_000 },
    );
  });

  it('leave the prototypes of the page as they are', () => {
    fc.assert(
      fc.property(formArbitrary, valuesArbitrary, (json, values) => {
        const answers = readAnswers(parseForm(json), values);
        expect(Object.getPrototypeOf(answers)).toBe(Object.prototype);
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a field whose id every object has', () => {
  it.each(nastyTexts.filter((text) => text in Object.prototype))('%s', (id) => {
    const form = parseForm({ fields: [{ id, type: 'text', title: 'Name', required: true }] });
    const answered = readAnswers(form, JSON.parse(`{"${id}":"Ada"}`));
    expect(JSON.stringify(answered)).toBe(`{"${id}":"Ada"}`);
    expect(Object.entries(validateAnswers(form, {}, settings))).toEqual([[id, 'Required']]);
    expect(validateAnswers(form, answered, settings)).toEqual({});
    expect(describeAnswers(form, {})).toEqual([{ label: 'Name', text: 'N/A' }]);
    expect(describeAnswers(form, answered)).toEqual([{ label: 'Name', text: 'Ada' }]);
    expect(isUnanswered(form, {})).toBe(true);
  });
});

it('a form nested a hundred thousand deep is refused, and values like it are no answers', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(parseOrRefuse(deep)).toBeNull();
  const form = parseForm({ id: deep, fields: [{ id: 'a', type: 'name', title: deep }] });
  expect(readAnswers(form, { a: deep })).toEqual({ a: ['', ''] });
});
