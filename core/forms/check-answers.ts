import * as z from 'zod/mini';
import { NetError } from '../net/index.js';
import { getHttp } from '../runtime/index.js';
import type { Form, FormValues } from './form.js';
import type { FieldErrors } from './validate.js';
import { isRecord } from './outside-values.js';

/**
 * What the server finds wrong with the answers (storefront §5, "Submitted data is also validated server side"); no keys
 * when nothing is. A form without an id cannot be asked about.
 * @throws NetError when the check itself fails.
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

/** The sentences of a refusal (400 with `errors` by field id) for the fields that the form shows. */
export function readFieldErrors(form: Form, error: unknown): FieldErrors {
  const body: unknown = error instanceof NetError && error.status === 400 ? error.body : null;
  const given = isRecord(body) && isRecord(body['errors']) ? body['errors'] : {};
  const sentences = form.fields.flatMap(({ id, type }) => {
    const sentence = type !== 'hidden' && Object.hasOwn(given, id) ? given[id] : null;
    return typeof sentence === 'string' && sentence !== '' ? [[id, sentence] as const] : [];
  });
  return Object.fromEntries(sentences);
}
