import type { DescribedAnswer } from 'vitrine/core/forms';
import {
  callerLanguageWords,
  currentWords,
  type Translations,
} from '../../../ground/shop-words/index.js';
import type { FormJson } from '../form-schema.js';
import { toEnglishAnswers } from './english-answers.js';
import { translateAnswers, translateForm } from './translate-form.js';

const callerWords = (): Translations | undefined => callerLanguageWords()?.forms;

/** A form in the language of the caller. */
export function formInCallerWords(form: FormJson): FormJson {
  const words = callerWords();
  return words ? translateForm(form, words) : form;
}

/** Whether a form, as it is shown, is in the language of the caller; the owner's own forms are in English. */
export function isFormInCallerWords({ name }: Pick<FormJson, 'name'>): boolean {
  const words = callerWords();
  return words === undefined || Object.values(words).includes(name);
}

/** Described answers in the language of the caller. */
export function answersInCallerWords(
  answers: readonly DescribedAnswer[],
  form: FormJson | null,
): DescribedAnswer[] {
  const words = callerWords();
  return words ? translateAnswers(answers, form, words) : [...answers];
}

/** Answers as they were sent, with the choices in English. */
export const answersInEnglish = (
  form: Pick<FormJson, 'fields'>,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const all = Object.values(currentWords()).flatMap(({ forms }) => (forms ? [forms] : []));
  return toEnglishAnswers(form, values, all);
};
