import { formStrings } from '../i18n/index.js';
import { answerRules, pageSettings, type AnswerSettings } from './answer-rules.js';
import { isShown } from './conditions.js';
import { fieldKinds, partsOf } from './field-kinds.js';
import type { Answer, Form, FormField, FormValues } from './form.js';
import { ownMember } from '../base/index.js';
import { isParted, partNames, readParts } from './parts.js';
import { textsOf } from './read-answers.js';

/** An error text for each invalid field, by field id. */
export type FieldErrors = Readonly<Record<string, string>>;

/**
 * Checks the answers to the fields of a form that are shown (storefront §5). Returns an empty object if all are valid.
 *
 * @param settings The page's by default.
 * @example
 * const form = parseForm(json);
 * const errors = validateAnswers(form, readFormData(form, new FormData(element)));
 */
export function validateAnswers(
  form: Form,
  values: FormValues,
  settings: AnswerSettings = pageSettings(),
): FieldErrors {
  const problems = form.fields
    .filter((field) => isShown(form, field, values))
    .map((field) => [field.id, findProblem(field, ownMember(values, field.id), settings)] as const);
  return Object.fromEntries(
    problems.filter((entry): entry is [string, string] => entry[1] !== null),
  );
}

/** Returns the error text of one answer; null if it is valid. */
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

/** Whether a required field counts as empty. Likert has no required check. */
function isMissing(field: FormField, texts: readonly string[]): boolean {
  const { shape } = fieldKinds[field.type];
  if (shape === 'likert' || shape === 'hidden') return false;
  if (!isParted(field.type)) return texts.every((text) => text === '');
  const names: readonly string[] = partNames[field.type];
  return partsOf(field).some(({ name, essential }) => essential && !texts[names.indexOf(name)]);
}
