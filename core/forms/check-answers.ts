import { isRecord } from '../base/index.js';
import * as z from 'zod/mini';
import { NetError } from '../net/index.js';
import { getHttp } from '../runtime/index.js';
import type { Form, FormValues } from './form.js';
import type { FieldErrors } from './validate.js';

/**
 * Checks the answers on the server (storefront §5, "Submitted data is also validated server side"). Returns an empty
 * object if all are valid, or if the form has no id.
 * @throws NetError if the request itself fails.
 */
export async function checkAnswers(form: Form, values: FormValues): Promise<FieldErrors> {
  if (form.id === '') return {};
  const path = `/api/rest/forms/validate/${encodeURIComponent(form.id)}`;
  try {
    await getHttp().request({ method: 'POST', path, json: values, schema: () => z.unknown() });
    return {};
  } catch (error) {
    const errors = readFieldErrors(form, error);
    if (Object.keys(errors).length > 0) return errors;
    throw error;
  }
}

/** Reads the error texts of a 400 (`errors` by field id), for the fields of the form. */
export function readFieldErrors(form: Form, error: unknown): FieldErrors {
  const body: unknown = error instanceof NetError && error.status === 400 ? error.body : null;
  const given = isRecord(body) && isRecord(body['errors']) ? body['errors'] : {};
  const sentences = form.fields.flatMap(({ id, type }) => {
    const sentence = type !== 'hidden' && Object.hasOwn(given, id) ? given[id] : null;
    return typeof sentence === 'string' && sentence !== '' ? [[id, sentence] as const] : [];
  });
  return Object.fromEntries(sentences);
}
