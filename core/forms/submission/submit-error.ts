import { captchaStrings, formStrings, formSubmissionStrings } from '../../i18n/index.js';
import { NetError, VitrineError, type NetErrorCode } from '../../net/index.js';
import type { Form } from '../form.js';
import { readFieldErrors } from '../check-answers.js';
import type { FieldErrors } from '../validate.js';

/**
 * Why a form was not sent. `invalid-fields`: see `fieldErrors`; `captcha`: it is not solved, or the server did not take
 * it; `submission-key`: none could be had, or the server did not take it; `unparsable`: the page's own fields could not
 * be read; the others as of NetError.
 */
export type FormSubmitErrorCode =
  'invalid-fields' | 'captcha' | 'submission-key' | 'unparsable' | 'unknown' | NetErrorCode;

/** A form that was not sent. `message` is the sentence to show (storefront §8). */
export class FormSubmitError extends VitrineError {
  declare readonly code: FormSubmitErrorCode;
  /** Sentences by field id; no keys when no field is to blame. */
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

/** What is no answer of the server for the form. */
const byCode: Partial<Record<NetErrorCode, 'processing' | 'checkConnection'>> = {
  crumb: 'processing',
  offline: 'checkConnection',
  timeout: 'checkConnection',
};

/** The reasons that the server names and that a page may want to tell apart. */
const serverCodes = ['captcha', 'submission-key'] as const;

/** Words a failed save as storefront §8 does. A FormSubmitError is returned as it is. */
export function toSubmitError(error: unknown, form: Form): FormSubmitError {
  if (error instanceof FormSubmitError) return error;
  if (!(error instanceof NetError)) {
    return new FormSubmitError('unknown', formSubmissionStrings('unknown'), { cause: error });
  }
  const fieldErrors = readFieldErrors(form, error);
  if (Object.keys(fieldErrors).length > 0) return refuseFields(fieldErrors, error);
  const known = byCode[error.code] ?? readTable(error.status);
  const sentence = known ? formSubmissionStrings(known) : error.serverMessage;
  return new FormSubmitError(
    serverCodes.find((code) => code === readCode(error.body)) ?? error.code,
    sentence || formSubmissionStrings('unknown'),
    { cause: error },
  );
}

/** Fields that are not valid, by the page's own check or the server's. */
export function refuseFields(fieldErrors: FieldErrors, cause?: unknown): FormSubmitError {
  return new FormSubmitError('invalid-fields', formStrings('invalidForm'), { fieldErrors, cause });
}

export function refuseCaptcha(): FormSubmitError {
  return new FormSubmitError('captcha', captchaStrings('required'));
}

/** Without a network the reason is said too. */
export function refuseKey(cause: unknown): FormSubmitError {
  const isCutOff = cause instanceof NetError && ['offline', 'timeout'].includes(cause.code);
  const sentences = [
    formSubmissionStrings('noKey'),
    isCutOff && formSubmissionStrings('checkConnection'),
  ];
  return new FormSubmitError('submission-key', sentences.filter(Boolean).join(' '), { cause });
}

/** Whether the form may have been stored although no success was heard. */
export function isUncertain(error: unknown): boolean {
  if (!(error instanceof NetError)) return false;
  const isOpen = ['offline', 'timeout', 'aborted', 'server', 'unexpected-answer'];
  return error.isRepeat || isOpen.includes(error.code);
}

function readTable(status: number | null) {
  return status !== null && Object.hasOwn(byStatus, status)
    ? byStatus[status as keyof typeof byStatus]
    : null;
}

function readCode(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
}
