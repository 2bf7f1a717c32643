import { isRecord } from '../../base/index.js';
import * as z from 'zod/mini';
import { defineSchema } from '../../net/index.js';
import { getHttp, getRuntime } from '../../runtime/index.js';
import type { FormValues } from '../form.js';
import type { PageContext } from './page-context.js';

const keySchema = /* @__PURE__ */ defineSchema(() =>
  z.object({ key: z.string().check(z.refine((key) => key !== '')) }),
);

/** Longer than for other requests, for long answers on a slow connection. Milliseconds. */
const saveTimeout = 30_000;

/** Payload of SaveFormSubmission (storefront §3, "Form submission payload"); `formId` is not in the specification. */
export interface SubmissionPayload extends PageContext {
  readonly key: string;
  readonly formId: string;
  /** Sanitised. */
  readonly form: FormValues;
  readonly captchaKey?: string;
  /** The text of the field that people never see; left out while it is empty. */
  readonly trap?: string;
}

/**
 * Fetches a key for one submission, valid for an hour.
 * @throws NetError
 */
export async function fetchSubmissionKey(): Promise<string> {
  const path = '/api/form/FormSubmissionKey';
  const { key } = await getHttp().request({ method: 'POST', path, schema: keySchema });
  return key;
}

/**
 * Stores a submission and resolves to its id, '' if the server does not send one. Retried while offline: the key
 * identifies the submission, so the server stores it once.
 * @throws NetError
 */
export async function saveSubmission(payload: SubmissionPayload): Promise<string> {
  const { formId: _ours, ...specified } = payload;
  const answer: unknown = await getHttp().request({
    method: 'POST',
    path: '/api/form/SaveFormSubmission',
    json: getRuntime().site.apiLacks.includes('form-id') ? specified : payload,
    idempotencyKey: payload.key,
    timeout: saveTimeout,
    // "Success" (storefront §7), with or without a body.
    schema: () => z.unknown(),
  });
  const { submissionId } = isRecord(answer) ? answer : {};
  return ['string', 'number'].includes(typeof submissionId) ? String(submissionId) : '';
}
