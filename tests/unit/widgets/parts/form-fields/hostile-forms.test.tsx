import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import {
  ownMember,
  parseForm,
  readAnswers,
  readFormData,
  validateAnswers,
  type Form,
} from '../../../../../core/forms/index.js';
import { ErrorSummary, FormFields } from '../../../../../widgets/parts/form-fields/index.js';
import { formArbitrary, valuesArbitrary } from '../../../core/forms/arbitraries.js';
import { cleanUpPage } from '../../elements/product/render.js';

cleanUpPage();

/** Every element that the fields are made of. */
const ours = new Set(
  'div span p a ul li label input textarea select option fieldset legend table thead tbody tr th td vitrine-place-search'.split(
    ' ',
  ),
);
/** Attributes whose value a browser may run, load or follow; those that are ours are words of ours. */
const dangerous = /^(?:on|src|srcdoc|style|action|formaction|xlink)/;

/** Kinds whose controls can hold every answer; the others have but one line, or not all the parts. */
const whole = ['textarea', 'hidden', 'checkbox', 'radio', 'select', 'likert'];

it('500 hostile forms are shown as what they are: texts in controls of ours', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  await fc.assert(
    fc.asyncProperty(formArbitrary, valuesArbitrary, async (json, given) => {
      const form = parseForm(json);
      const answers = readAnswers(form, given);
      const errors = validateAnswers(form, answers);
      await act(async () =>
        root.render(
          <form key={Math.random()}>
            <ErrorSummary form={form} id="x" errors={errors} tries={1} />
            <FormFields form={form} id="x" answers={answers} errors={errors} />
          </form>,
        ),
      );
      const element = container.querySelector('form')!;
      const parts = [...element.querySelectorAll('*')];
      const isForeign = (part: Element) =>
        !ours.has(part.localName) ||
        part.getAttributeNames().some((name) => dangerous.test(name)) ||
        !/^#x-field-\d+$/.test(part.getAttribute('href') ?? '#x-field-0');
      expect(parts.filter(isForeign)).toEqual([]);
      // The one element of ours in the fields takes nothing from a form.
      for (const place of element.querySelectorAll('vitrine-place-search')) {
        expect(place.getAttributeNames().sort()).toEqual(['load', 'product-page']);
      }
      const ids = parts.map(({ id }) => id).filter(Boolean);
      expect(new Set(ids).size).toBe(ids.length);
      expect(namesIn(element)).toEqual(namesOf(form));
      const read = readFormData(form, new FormData(element));
      for (const { id, type } of form.fields) {
        if (whole.includes(type)) expect(ownMember(read, id)).toEqual(ownMember(answers, id));
      }
    }),
    { numRuns: 500 },
  );
  await act(async () => root.unmount());
}, 120_000);

const namesIn = (element: HTMLFormElement) =>
  [...new Set([...element.elements].map((control) => control.getAttribute('name')))]
    .filter((name) => name !== null)
    .sort();

const namesOf = (form: Form) =>
  [
    ...new Set(
      form.fields.flatMap(({ id, type, options }) => {
        if (type === 'likert') return options.map((statement) => `${id}[${statement}]`);
        return ['radio', 'checkbox'].includes(type) && options.length === 0 ? [] : [id];
      }),
    ),
  ].sort();
