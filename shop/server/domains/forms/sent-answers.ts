import { z } from '@hono/zod-openapi';
import {
  readAnswers,
  shownValues,
  validateAnswers,
  type AnswerSettings,
  type Form,
  type FormValues,
} from 'vitrine/core/forms';
import { Problem } from '../../http/index.js';
import { fits } from './fits.js';

const texts = z.union([z.string(), z.array(z.string())]);
const sentSchema = z.record(z.string(), z.union([texts, z.record(z.string(), texts)]));

/** Answers by field id, as received. */
export type SentAnswers = z.output<typeof sentSchema>;
export type SentAnswer = SentAnswers[string];

/** @throws Problem `malformed-form` unless each answer is a text, a list of texts, or either of them by statement. */
export function readSent(values: unknown): SentAnswers {
  const parsed = sentSchema.safeParse(values);
  if (!parsed.success) throw new Problem('malformed-form');
  return parsed.data;
}

/**
 * Returns the answers to a form, ready to be stored, without members that belong to no field or to one that is not shown.
 * @throws Problem `invalid-fields`, or `malformed-form` for an answer that its field cannot store completely.
 */
export function readValid(form: Form, sent: SentAnswers, settings: AnswerSettings): FormValues {
  const doFit = form.fields.every((field) => fits(field, memberOf(sent, field.id)));
  if (!doFit) throw new Problem('malformed-form');
  const values = shownValues(form, readAnswers(form, sent));
  const errors = validateAnswers(form, values, settings);
  if (Object.keys(errors).length > 0) throw new Problem('invalid-fields', { errors });
  return values;
}

function memberOf(sent: SentAnswers, id: string): SentAnswer | undefined {
  return Object.hasOwn(sent, id) ? sent[id] : undefined;
}
