import type { Product } from '../../../../core/commerce/product/index.js';
import {
  controlName,
  fieldKinds,
  opinions,
  opinionValues,
  parseForm,
  partsOf,
  type FormField,
  type PartKind,
} from '../../../../core/forms/index.js';
import { answerStrings, formStrings, partStrings } from '../../../../core/i18n/index.js';
import type { ProblemCode } from '../../../server/index.js';

/** The refusal that leads back to a product whose form wants more; the page then shows its fields in any case. */
const formProblem: ProblemCode = 'additional-fields';

/**
 * The plain fields of a product's own form, for a page without script: with the names that the server reads answers
 * from. Null for a product without a form. Nothing is `required` for the browser, since where script runs the lightbox
 * asks instead; the server says what is missing.
 *
 * @param problem The code of the refusal that led to the page.
 */
export function formFieldsView(product: Product, problem?: string) {
  if (product.additionalFieldsForm === null) return null;
  const { fields } = parseForm(product.additionalFieldsForm);
  return {
    /** In the open rather than for pages without script: scripts that never arrive must not keep it from being bought. */
    isOpen: problem === formProblem,
    fields: fields.map(answerView),
  };
}

function answerView(field: FormField, index: number) {
  const id = `answer-${index}`;
  const { shape, autocomplete, inputMode } = fieldKinds[field.type];
  const name = controlName(field);
  const isIn = (...shapes: (typeof shape)[]) => shapes.includes(shape);
  const isLong = field.type === 'textarea';
  return {
    id,
    name,
    label: field.title,
    hint: field.description || null,
    mark: field.required ? formStrings('requiredMark') : null,
    hidden: isIn('hidden') ? { value: field.value } : null,
    line:
      isIn('single') && !isLong
        ? {
            type: field.type === 'password' || field.type === 'email' ? field.type : 'text',
            placeholder: field.placeholder || null,
            autocomplete: autocomplete ?? null,
            inputMode: inputMode ?? null,
          }
        : null,
    text: isLong ? { placeholder: field.placeholder || null, maxLength: field.maxLength } : null,
    list:
      field.type === 'select' ? { options: field.options, choose: formStrings('choose') } : null,
    boxes:
      isIn('many', 'one') && field.type !== 'select'
        ? { type: isIn('one') ? 'radio' : 'checkbox', options: field.options }
        : null,
    parts: isIn('parts') ? { parts: partsOf(field).map((part) => partView(field, part)) } : null,
    opinions: isIn('likert') ? { statements: field.options.map(statementView(field)) } : null,
  };
}

function partView(field: FormField, { name, autocomplete, inputMode, size }: PartKind) {
  const isCountry = field.type === 'address' && name === 'Country';
  return {
    label: partStrings(isCountry ? 'address.Country' : name),
    autocomplete: autocomplete ?? null,
    inputMode: inputMode ?? null,
    size: size ?? null,
    halves: name === 'Ampm' ? ['AM', 'PM'] : null,
  };
}

const statementView = (field: FormField) => (statement: string) => ({
  statement,
  name: controlName(field, statement),
  answers: opinions.map((opinion, index) => ({
    value: opinionValues[index] ?? '',
    label: answerStrings(opinion),
  })),
});
