import { getRuntime, runAction } from '../../runtime/index.js';
import { NetError } from '../../net/index.js';
import type { Form, FormValues } from '../form.js';
import { checkAnswers } from '../check-answers.js';
import { shownValues } from '../conditions.js';
import { sanitiseValues } from '../sanitise-values.js';
import { validateAnswers } from '../validate.js';
import './bus-events.js';
import { readPageContext } from './page-context.js';
import { fetchSubmissionKey, saveSubmission } from './submission-calls.js';
import { getSubmissionKeys } from './submission-keys.js';
import {
  isUncertain,
  refuseCaptcha,
  refuseFields,
  refuseKey,
  toSubmitError,
} from './submit-error.js';

/** State of a captcha; only a rendered one requires a token (storefront §5). */
export interface CaptchaState {
  readonly isRendered: boolean;
  readonly token: string | null;
}

export interface SubmitOptions {
  /** Read when the token is needed, because it may arrive or expire meanwhile. */
  readonly readCaptcha?: () => CaptchaState;
  /** The text of the field that people never see (`honeypotName`). */
  readonly trap?: string;
}

export interface SubmitReceipt {
  /** '' if the server does not send one. */
  readonly submissionId: string;
}

declare module '../../runtime/page-actions.js' {
  interface PageActions {
    /** Sends answers that are valid. */
    submitForm(input: {
      readonly formId: string;
      readonly values: FormValues;
    }): Promise<SubmitReceipt>;
  }
}

/**
 * Checks the answers locally and on the server, fetches a key and stores them (storefront §4, §5, §7). Emits the
 * submission on the bus.
 * @throws FormSubmitError with the text to show.
 * @example
 * const { submissionId } = await submitForm(form, readFormData(form, new FormData(element)));
 */
export async function submitForm(
  form: Form,
  answers: FormValues,
  options: SubmitOptions = {},
): Promise<SubmitReceipt> {
  const values = shownValues(form, sanitiseValues(answers));
  const problems = validateAnswers(form, values);
  if (hasKeys(problems)) throw refuseFields(problems);
  const { id: formId, isNewsletter } = form;
  const receipt = await runAction('submitForm', { formId, values }, async (given) => ({
    submissionId: await send(form, given.values, options),
  }));

  const { bus } = getRuntime();
  bus.emit('form.submitted', { formId, isNewsletter });
  if (isNewsletter) bus.emit('form.newsletter-subscribed', { formId });
  return { submissionId: receipt.submissionId ?? '' };
}

async function send(
  form: Form,
  values: FormValues,
  { readCaptcha = () => ({ isRendered: false, token: null }), trap = '' }: SubmitOptions,
): Promise<string> {
  await checkOnServer(form, values);
  const { isRendered, token } = readCaptcha();
  if (isRendered && !token) throw refuseCaptcha();
  return save(form, values, { token, trap });
}

/** The check is optional: if the request fails, saving checks again. */
async function checkOnServer(form: Form, values: FormValues): Promise<void> {
  let problems = {};
  try {
    problems = await checkAnswers(form, values);
  } catch (error) {
    if (!(error instanceof NetError)) throw toSubmitError(error, form);
  }
  if (hasKeys(problems)) throw refuseFields(problems);
}

interface Sent {
  readonly token: string | null;
  readonly trap: string;
}

async function save(form: Form, values: FormValues, sent: Sent): Promise<string> {
  const { token, trap } = sent;
  const keys = getSubmissionKeys();
  const known = keys.recall(form, values);
  const key = known ?? (await askKey());
  // Stored before the request, because a reload meanwhile leaves the outcome unknown.
  keys.remember(form, values, key);
  try {
    const submissionId = await saveSubmission({
      key,
      formId: form.id,
      form: values,
      ...(token && { captchaKey: token }),
      ...(trap && { trap }),
      ...readPageContext(),
    });
    keys.forget(form, values);
    return submissionId;
  } catch (cause) {
    const error = toSubmitError(cause, form);
    if (!isUncertain(cause)) keys.forget(form, values);
    // A stored key may have expired.
    if (known !== null && error.code === 'submission-key') return save(form, values, sent);
    throw error;
  }
}

async function askKey(): Promise<string> {
  try {
    return await fetchSubmissionKey();
  } catch (error) {
    throw error instanceof NetError ? refuseKey(error) : error;
  }
}

function hasKeys(problems: object): boolean {
  return Object.keys(problems).length > 0;
}
