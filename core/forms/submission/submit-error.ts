import { isRecord } from '../../base/index.js';
import { captchaStrings, formStrings, formSubmissionStrings } from '../../i18n/index.js';
import { isInDoubt, NetError, VitrineError, type NetErrorCode } from '../../net/index.js';
import type { Form } from '../form.js';
import { readFieldErrors } from '../check-answers.js';
import type { FieldErrors } from '../validate.js';

/**
 * Why a submission failed. `invalid-fields`: see `fieldErrors`; `captcha`: unsolved or refused by the server;
 * `submission-key`: not issued or refused; `unparsable`: the fields of the page could not be read; others as in
 * NetError.
 */
export type FormSubmitErrorCode =
  'invalid-fields' | 'captcha' | 'submission-key' | 'unparsable' | 'unknown' | NetErrorCode;

/** A failed submission. `message` is the text to show (storefront §8). */
export class FormSubmitError extends VitrineError {
  declare readonly code: FormSubmitErrorCode;
  /** Error texts by field id; empty if no field caused the failure. */
  readonly fieldErrors: FieldErrors;

  constructor(
    code: FormSubmitErrorCode,
    message: string,
    { fieldErrors = {}, cause }: { fieldErrors?: FieldErrors; cause?: unknown } = {},
  ) {
    super(code, message, { cause });
    this.fieldErrors = fieldErrors;
  }
}

/** storefront §8, "Status | Message". */
const byStatus = {
  401: 'unauthorized',
  404: 'notConfigured',
  429: 'rateLimited',
  500: 'serverFault',
} as const;

/** Failures without a response from the form's server. */
const byCode: Partial<Record<NetErrorCode, 'processing' | 'checkConnection'>> = {
  crumb: 'processing',
  offline: 'checkConnection',
  timeout: 'checkConnection',
};

/** Error codes of the server that a page may need to distinguish. */
const serverCodes = ['captcha', 'submission-key'] as const;

/** Converts a failure to the texts of storefront §8. Returns a FormSubmitError unchanged. */
export function toSubmitError(error: unknown, form: Form): FormSubmitError {
  if (error instanceof FormSubmitError) return error;
  if (!(error instanceof NetError)) {
    return new FormSubmitError('unknown', formSubmissionStrings('unknown'), { cause: error });
  }
  const fieldErrors = readFieldErrors(form, error);
  if (Object.keys(fieldErrors).length > 0) return refuseFields(fieldErrors, error);
  // The table says that the form was not sent, which is not known of one in doubt.
  const own = isInDoubt(error) ? !error.serverMessage && 'notConfirmed' : readTable(error.status);
  const known = byCode[error.code] ?? own;
  const sentence = known ? formSubmissionStrings(known) : error.serverMessage;
  return new FormSubmitError(
    serverCodes.find((code) => code === readCode(error.body)) ?? error.code,
    sentence || formSubmissionStrings('unknown'),
    { cause: error },
  );
}

/** Creates the error for invalid fields, found by the page or the server. */
export function refuseFields(fieldErrors: FieldErrors, cause?: unknown): FormSubmitError {
  return new FormSubmitError('invalid-fields', formStrings('invalidForm'), { fieldErrors, cause });
}

export function refuseCaptcha(): FormSubmitError {
  return new FormSubmitError('captcha', captchaStrings('required'));
}

/** Also names the reason while offline. */
export function refuseKey(cause: unknown): FormSubmitError {
  const isCutOff = cause instanceof NetError && ['offline', 'timeout'].includes(cause.code);
  const sentences = [
    formSubmissionStrings('noKey'),
    isCutOff && formSubmissionStrings('checkConnection'),
  ];
  return new FormSubmitError('submission-key', sentences.filter(Boolean).join(' '), { cause });
}

/** Whether the form may have been stored although no success arrived. */
export function isUncertain(error: unknown): boolean {
  return error instanceof NetError && (error.code === 'server' || isInDoubt(error));
}

function readTable(status: number | null) {
  return status !== null && Object.hasOwn(byStatus, status)
    ? byStatus[status as keyof typeof byStatus]
    : null;
}

function readCode(body: unknown): unknown {
  return isRecord(body) ? body['code'] : null;
}
