import { formStrings } from '../i18n/index.js';
import { answerRules, pageSettings, type AnswerSettings } from './answer-rules.js';
import { fieldKinds, partsOf } from './field-kinds.js';
import type { Answer, Form, FormField, FormValues } from './form.js';
import { ownMember } from '../base/index.js';
import { isParted, partNames, readParts } from './parts.js';
import { textsOf } from './read-answers.js';

/** What is wrong, in a sentence for each field that is not valid; its keys are field ids. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Checks the answers to a form as storefront §5 says; no errors, no keys.
 *
 * @param settings Those of the page's site by default.
 */
export function validateAnswers(
  form: Form,
  values: FormValues,
  settings: AnswerSettings = pageSettings(),
): FieldErrors {
  const problems = form.fields.map(
    (field) => [field.id, findProblem(field, ownMember(values, field.id), settings)] as const,
  );
  return Object.fromEntries(
    problems.filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** What is wrong with the answer to one field; null when nothing is. */
export function findProblem(
  field: FormField,
  answer: Answer | undefined,
  settings: AnswerSettings = pageSettings(),
): string | null {
  const texts = isParted(field.type) ? readParts(field.type, answer) : textsOf(answer);
  const [first = '', ...others] = texts.map((text) => text.trim());
  if (field.required && isMissing(field, [first, ...others])) return formStrings('required');
  if ([first, ...others].every((text) => text === '')) return null;
  const isTooLong = field.maxLength !== null && (texts[0] ?? '').length > field.maxLength;
  if (isTooLong) return formStrings('tooLong');
  return answerRules[field.type]?.([first, ...others], field, settings) ?? null;
}

/** Whether a field was left empty, as far as a required one must not be. Likert has no required check. */
function isMissing(field: FormField, texts: readonly string[]): boolean {
  const { shape } = fieldKinds[field.type];
  if (shape === 'likert' || shape === 'hidden') return false;
  if (!isParted(field.type)) return texts.every((text) => text === '');
  const names: readonly string[] = partNames[field.type];
  return partsOf(field).some(({ name, essential }) => essential && !texts[names.indexOf(name)]);
}
