import * as z from 'zod/mini';
import { defineSchema } from '../../net/index.js';
import { getHttp } from '../../runtime/index.js';
import type { FormValues } from '../form.js';
import type { PageContext } from './page-context.js';

const keySchema = /* @__PURE__ */ defineSchema(() =>
  z.object({ key: z.string().check(z.refine((key) => key !== '')) }),
);

/** What a success looks like beyond its status is not specified. */
const receiptSchema = /* @__PURE__ */ defineSchema(() => z.unknown());

/** Longer than for other calls: long answers over a slow line. Milliseconds. */
const saveTimeout = 30_000;

/** What SaveFormSubmission takes (storefront §3, "Form submission payload"); `formId` is our own. */
export interface SubmissionPayload extends PageContext {
  readonly key: string;
  readonly formId: string;
  /** Sanitised. */
  readonly form: FormValues;
  readonly captchaKey?: string;
}

/**
 * A key for one submission, good for an hour.
 * @throws NetError
 */
export async function fetchSubmissionKey(): Promise<string> {
  const path = '/api/form/FormSubmissionKey';
  const { key } = await getHttp().request({ method: 'POST', path, schema: keySchema });
  return key;
}

/**
 * Stores a submission and answers its id, '' when the server does not tell one. Repeated by itself while there is no
 * network: the key names the submission, and the server stores it once.
 * @throws NetError
 */
export async function saveSubmission(payload: SubmissionPayload): Promise<string> {
  const answer: unknown = await getHttp().request({
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    json: payload,
    idempotencyKey: payload.key,
    timeout: saveTimeout,
    schema: receiptSchema,
  });
  const { submissionId }: { submissionId?: unknown } =
    typeof answer === 'object' && answer !== null ? answer : {};
  return ['string', 'number'].includes(typeof submissionId) ? String(submissionId) : '';
}
