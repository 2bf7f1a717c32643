import {
  fieldKinds,
  isParted,
  opinionValues,
  partNames,
  readAnswers,
  shownValues,
  validateAnswers,
  type AnswerSettings,
  type FieldShape,
  type Form,
  type FormField,
  type FormValues,
} from 'vitrine/core/forms';
import { Problem, readUnless, required } from '../../ground/http/index.js';
import type { SentAnswer, SentAnswers } from './sent-answers.js';

/**
 * Returns the answers to a form, ready to be stored, without members that belong to no field or to one that is not shown.
 * @throws Problem `invalid-fields`, or `malformed-form` for an answer that its field cannot store completely.
 */
export function readValid(form: Form, sent: SentAnswers, settings: AnswerSettings): FormValues {
  const doFit = form.fields.every((field) => fits(field, memberOf(sent, field.id)));
  if (!doFit) throw new Problem('malformed-form');
  const values = shownValues(form, readAnswers(form, sent));
  return required(readUnless(validateAnswers(form, values, settings), values), 'invalid-fields');
}

function memberOf(sent: SentAnswers, id: string): SentAnswer | undefined {
  return Object.hasOwn(sent, id) ? sent[id] : undefined;
}

/** Whether a field can store the whole answer: no extra parts, and no choice that is not offered. */
export function fits(field: FormField, answer: SentAnswer | undefined): boolean {
  return answer === undefined || shapes[fieldKinds[field.type].shape](field, answer);
}

const isSingle = (_: FormField, answer: SentAnswer) =>
  typeof answer === 'string' || (Array.isArray(answer) && answer.length <= 1);

const isAmong = (options: readonly string[], answer: SentAnswer): boolean =>
  (typeof answer === 'string' || Array.isArray(answer)) &&
  chosenOf(answer).every((text) => options.includes(text));

const shapes: Readonly<Record<FieldShape, (field: FormField, answer: SentAnswer) => boolean>> = {
  single: isSingle,
  hidden: isSingle,
  parts: ({ type }, answer) =>
    answer === '' ||
    (Array.isArray(answer) && isParted(type) && answer.length <= partNames[type].length),
  files: ({ files }, answer) =>
    typeof answer === 'string' ||
    (Array.isArray(answer) && answer.length <= (files?.maxCount ?? 1)),
  many: ({ options }, answer) => isAmong(options, answer),
  one: ({ options }, answer) => isAmong(options, answer) && chosenOf(answer).length <= 1,
  likert: ({ options }, answer) =>
    answer === '' ||
    (typeof answer === 'object' &&
      !Array.isArray(answer) &&
      Object.entries(answer).every(
        ([statement, checked]) => options.includes(statement) && isAmong(opinionValues, checked),
      )),
};

/** The chosen options; an empty text means none. */
function chosenOf(answer: SentAnswer): readonly string[] {
  const texts = typeof answer === 'string' || Array.isArray(answer) ? [answer].flat() : [];
  return texts.filter((text) => text !== '');
}
