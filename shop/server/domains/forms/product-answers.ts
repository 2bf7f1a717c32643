import {
  isUnanswered,
  readAnswers,
  readOtherAnswers,
  shownValues,
  validateAnswers,
  type AnswerSettings,
  type Form,
} from 'vitrine/core/forms';
import { parseKeptForm } from './parse-kept-form.js';
import { readAdditionalFields } from '../../ground/routing/index.js';
import { refuseIf } from '../../ground/http/index.js';
import type { FormJson } from './types.js';
import { answersInEnglish } from './words/index.js';

const noAnswers = 'null';

/**
 * Returns the answers to a product's form as canonical JSON text by field id, or `'null'` for none. Choices that a field
 * does not offer are removed; members that belong to no field are kept.
 * @param form Null for a product without a form, whose additional fields are stored unchanged.
 * @param maxBytes Of the answers as JSON text.
 * @throws Problem `additional-fields` with a sentence for each invalid field, or `invalid-request` if `text` is not the
 * JSON of an object.
 */
export function readProductAnswers(
  form: FormJson | null,
  text: string | null | undefined,
  maxBytes: number,
): string {
  const sent = readAdditionalFields(text, maxBytes);
  if (form === null) return sent;
  const given = inEnglish(form, sent);
  const read = parseKeptForm(form);
  const values = shownValues(read, readAnswers(read, given));
  const others = readOtherAnswers(read, given);
  refuseIf(validateAnswers(read, values), 'additional-fields');
  if (isUnanswered(read, values) && Object.keys(others).length === 0) return noAnswers;
  return readAdditionalFields(JSON.stringify({ ...others, ...values }), maxBytes);
}

/** Choices of a page in another language become those of the form. */
function inEnglish(form: FormJson, text: string): string {
  const answers: Readonly<Record<string, unknown>> | null = JSON.parse(text);
  return answers ? JSON.stringify(answersInEnglish(form, answers)) : text;
}

/** storefront §5: the server also validates submitted data. @throws Problem `invalid-fields`. */
export function requireValid(form: Form, values: unknown, settings: AnswerSettings): void {
  refuseIf(validateAnswers(form, readAnswers(form, values), settings), 'invalid-fields');
}
