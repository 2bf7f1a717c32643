import {
  fieldKinds,
  isParted,
  opinionValues,
  partNames,
  type FieldShape,
  type FormField,
} from 'vitrine/core/forms';
// Type circle: the answers' types come from the module that reads and checks them with this table.
import type { SentAnswer } from './sent-answers.js';

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
