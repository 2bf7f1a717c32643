import type { DescribedAnswer } from '../../../../../core/forms/index.js';
import { callerLanguage } from '../../../http/index.js';
import type { FormJson } from '../form-schema.js';
import { ar } from './ar.js';
import { de } from './de.js';
import { toEnglishAnswers } from './english-answers.js';
import { ja } from './ja.js';
import { translateAnswers, translateForm } from './translate-form.js';
import type { FormWords } from './types.js';

/** The languages of the shop besides English, by their subtags. */
export const formWords: Readonly<Record<string, FormWords>> = { de, ar, ja };

function callerWords(): FormWords | undefined {
  const language = callerLanguage();
  return Object.hasOwn(formWords, language) ? formWords[language] : undefined;
}

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
): Record<string, unknown> => toEnglishAnswers(form, values, Object.values(formWords));
