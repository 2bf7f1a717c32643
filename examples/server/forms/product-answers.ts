import {
  isUnanswered,
  parseForm,
  readAnswers,
  readOtherAnswers,
  validateAnswers,
  type AnswerSettings,
  type FieldErrors,
  type Form,
} from '../../../core/forms/index.js';
import { readAdditionalFields } from '../carts/additional-fields.js';
import { Problem } from '../http/index.js';
import type { FormJson } from './types.js';

const noAnswers = 'null';

/**
 * The answers to a product's form as canonical JSON text, by field id, however they were sent; `'null'` for none. What a
 * field does not offer is left out, what no field asks for stays.
 *
 * @param form Null for a product without a form: its additional fields are taken as they are.
 * @throws Problem `additional-fields` with a sentence for each field that is not valid, `invalid-request` when `text` is
 * not the JSON text of an object.
 */
export function readProductAnswers(form: FormJson | null, text: string | null | undefined): string {
  const given = readAdditionalFields(text);
  if (form === null) return given;
  const read = parseForm(form);
  const values = readAnswers(read, given);
  const others = readOtherAnswers(read, given);
  refuse('additional-fields', validateAnswers(read, values));
  if (isUnanswered(read, values) && Object.keys(others).length === 0) return noAnswers;
  return readAdditionalFields(JSON.stringify({ ...others, ...values }));
}

/** storefront §5: submitted data is also validated by the server. @throws Problem `invalid-fields`. */
export function requireValid(form: Form, values: unknown, settings: AnswerSettings): void {
  refuse('invalid-fields', validateAnswers(form, readAnswers(form, values), settings));
}

function refuse(code: 'additional-fields' | 'invalid-fields', errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Problem(code, { errors });
}
