import { z } from '@hono/zod-openapi';
import { Problem } from '../../ground/http/index.js';

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
