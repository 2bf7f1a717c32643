import { formStrings } from '../i18n/index.js';
import { isValidEmail } from './email.js';
import { fieldKinds, partsOf } from './field-kinds.js';
import type { Answer, Form, FormField, FormValues } from './form.js';
import { partNames, isParted } from './parts.js';
import { textsOf } from './read-answers.js';

/** What is wrong, in a sentence for each field that is not valid; its keys are field ids. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Checks the answers to a form as storefront §5 says; no errors, no keys. */
export function validateAnswers(form: Form, values: FormValues): FieldErrors {
  const problems = form.fields.map(
    (field) => [field.id, findProblem(field, values[field.id])] as const,
  );
  return Object.fromEntries(
    problems.filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What is wrong with the answer to one field; null when nothing is. */
export function findProblem(field: FormField, answer: Answer | undefined): string | null {
  const [text = ''] = textsOf(answer);
  if (isMissing(field, answer)) return field.required ? formStrings('required') : null;
  if (field.type === 'email' && text.trim() !== '' && !isValidEmail(text)) {
    return formStrings('invalidEmail', { email: formStrings('emailExample') });
  }
  if (field.maxLength !== null && text.length > field.maxLength) return formStrings('tooLong');
  return null;
}

/** Whether a field was left empty, as far as a required one must not be. Likert has no required check. */
function isMissing(field: FormField, answer: Answer | undefined): boolean {
  const { shape } = fieldKinds[field.type];
  if (shape === 'likert' || shape === 'hidden') return false;
  const texts = textsOf(answer).map((text) => text.trim());
  if (!isParted(field.type)) return texts.every((text) => text === '');
  const names: readonly string[] = partNames[field.type];
  return partsOf(field).some(({ name, essential }) => essential && !texts[names.indexOf(name)]);
}
