import { toCartError } from '../../../../core/commerce/cart/index.js';
import {
  quantityProblem,
  type SelectionProblemCode,
} from '../../../../core/commerce/product/index.js';
import { emailProblem, toRestockError } from '../../../../core/commerce/restock/index.js';
import { parseForm } from '../../../../core/forms/index.js';
import { toSubmitError } from '../../../../core/forms/submission/index.js';
import {
  captchaStrings,
  formStrings,
  formSubmissionStrings,
  productStrings,
} from '../../../../core/i18n/index.js';
import { NetError, type NetErrorCode } from '../../../../core/net/index.js';

/** A failed call as it arrives. The shop's own sentence comes first where it sends one. */
const failed = (code: NetErrorCode) => new NetError(code, code);

const anyForm = () => parseForm({ id: 'form', fields: [] });

/** The messages that the library shows for each failed call, by the event that reports it. */
export const callSentences = {
  'vitrine-add-failed': (code: NetErrorCode) =>
    toCartError(failed(code), 'add', () => true).message,
  'vitrine-submit-failed': (code: NetErrorCode) => toSubmitError(failed(code), anyForm()).message,
  'vitrine-restock-failed': (code: NetErrorCode) => toRestockError(failed(code)).message,
} as const;

/** Sentences of codes that no failed call gives. */
export const ownSentences: Readonly<Record<string, () => string>> = {
  'invalid-quantity': () => quantityProblem('0')?.message ?? '',
  unknown: () => toCartError(new Error('unknown'), 'add').message,
  'invalid-fields': () => formStrings('invalidForm'),
  captcha: () => captchaStrings('required'),
  'submission-key': () => formSubmissionStrings('noKey'),
  unparsable: () => formSubmissionStrings('unparsable'),
  'email-blank': () => emailProblem('')?.message ?? '',
  'email-invalid': () => emailProblem('ann')?.message ?? '',
};

const quantity = (text: string) => () => quantityProblem(text)?.message ?? '';

/** The problems of a selection before an add; nothing is sent. */
export const selectionSentences: Readonly<Record<SelectionProblemCode, () => string>> = {
  'missing-options': () => productStrings('selectOptions', { options: 'Size', count: 1 }),
  'no-denomination': () => productStrings('selectDenomination'),
  'no-variant': () => productStrings('variantUnavailable'),
  'out-of-stock': () => productStrings('outOfStock'),
  'quantity-not-numeric': quantity('many'),
  'quantity-not-whole': quantity('1.5'),
  'quantity-too-small': quantity('0'),
  'quantity-too-large': quantity('10000'),
};
