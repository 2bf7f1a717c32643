import { getRuntime } from '../../runtime/index.js';
import { NetError } from '../../net/index.js';
import type { Form, FormValues } from '../form.js';
import { checkAnswers } from '../check-answers.js';
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

/** How a captcha stands; only one that is rendered asks for a token (storefront §5). */
export interface CaptchaState {
  readonly isRendered: boolean;
  readonly token: string | null;
}

export interface SubmitOptions {
  /** Asked when the token is needed, since one may come or run out meanwhile. */
  readonly readCaptcha?: () => CaptchaState;
}

export interface SubmitReceipt {
  /** '' when the server does not tell. */
  readonly submissionId: string;
}

/**
 * Checks answers here and on the server, asks for a key and stores them (storefront §4, §5, §7). Says on the bus that
 * the form was submitted.
 * @throws FormSubmitError with the sentence to show.
 */
export async function submitForm(
  form: Form,
  answers: FormValues,
  { readCaptcha = () => ({ isRendered: false, token: null }) }: SubmitOptions = {},
): Promise<SubmitReceipt> {
  const values = sanitiseValues(answers);
  const problems = validateAnswers(form, values);
  if (hasKeys(problems)) throw refuseFields(problems);
  await checkOnServer(form, values);

  const { isRendered, token } = readCaptcha();
  if (isRendered && !token) throw refuseCaptcha();
  const submissionId = await save(form, values, token);

  const { bus } = getRuntime();
  bus.emit('form.submitted', { formId: form.id, isNewsletter: form.isNewsletter });
  if (form.isNewsletter) bus.emit('form.newsletter-subscribed', { formId: form.id });
  return { submissionId };
}

/** The check is a help: when it fails by itself, saving checks again. */
async function checkOnServer(form: Form, values: FormValues): Promise<void> {
  let problems = {};
  try {
    problems = await checkAnswers(form, values);
  } catch (error) {
    if (!(error instanceof NetError)) throw toSubmitError(error, form);
  }
  if (hasKeys(problems)) throw refuseFields(problems);
}

async function save(form: Form, values: FormValues, token: string | null): Promise<string> {
  const keys = getSubmissionKeys();
  const known = keys.recall(form, values);
  const key = known ?? (await askKey());
  // Before it is sent: a reload meanwhile leaves its end open.
  keys.remember(form, values, key);
  try {
    const submissionId = await saveSubmission({
      key,
      formId: form.id,
      form: values,
      ...(token && { captchaKey: token }),
      ...readPageContext(),
    });
    keys.forget(form, values);
    return submissionId;
  } catch (cause) {
    const error = toSubmitError(cause, form);
    if (!isUncertain(cause)) keys.forget(form, values);
    // An old one may have run out.
    if (known !== null && error.code === 'submission-key') return save(form, values, token);
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
