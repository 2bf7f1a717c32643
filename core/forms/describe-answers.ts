import { answerStrings } from '../i18n/index.js';
import { isShown } from './conditions.js';
import type { Form, FormField } from './form.js';
import { ownMember } from '../base/index.js';
import { toText } from './parts.js';
import { readValues } from './read-values.js';
import { wordAnswer } from './word-answer.js';

/** A question and its answer as text. */
export interface DescribedAnswer {
  readonly label: string;
  readonly text: string;
}

/** Replaces passwords, which are never shown. */
const concealed = '••••••••';

/**
 * Describes the answers to a form in the order of its fields, 'N/A' for an empty one (platform §8).  Hidden fields and those
 * that were not shown are omitted. Answers without a field, and all of them without a form, are listed under their own names.
 *
 * @param values By field id: an object, or its JSON (storefront §7). Anything else counts as no answers.
 */
export function describeAnswers(form: Form | null, values: unknown): readonly DescribedAnswer[] {
  const answers = readValues(values);
  if (answers === null) return [];
  const fields = form?.fields ?? [];
  const described = fields
    .filter((field) => field.type !== 'hidden' && form !== null && isShown(form, field, answers))
    .map((field) => ({
      label: field.title,
      text: describeAnswer(field, ownMember(answers, field.id)) || answerStrings('none'),
    }));
  const others = Object.entries(answers)
    .filter(([id]) => !fields.some((field) => field.id === id))
    .map(([label, answer]) => ({ label, text: print(answer) }))
    .filter(({ text }) => text !== '');
  return [...described, ...others];
}

function describeAnswer({ type, currencySymbol }: FormField, answer: unknown): string {
  const lines = wordAnswer(type, answer);
  const text = lines ? lines.join(type === 'likert' ? '; ' : ', ') : print(answer);
  if (text === '') return '';
  if (type === 'password') return concealed;
  return type === 'currency' ? `${currencySymbol}${text}` : text;
}

function print(answer: unknown): string {
  return Array.isArray(answer) ? answer.map(toText).filter(Boolean).join(', ') : toText(answer);
}
