import { formStrings } from '../i18n/index.js';
import { getRuntime, type EmailPattern } from '../runtime/index.js';
import { isRealDate, isRealTime } from './date-and-time.js';
import { isValidEmail } from './email.js';
import { readFileReference, unsentFile } from './files/index.js';
import type { FieldType, FormField } from './form.js';
import { isAmountText, isNumberText } from './number-text.js';
import { isWebsite, longestWebsite } from './website.js';

/** The site's settings for checking answers. */
export interface AnswerSettings {
  readonly emailPattern: EmailPattern;
}

/** Reads the settings of the page's site. A server, which has no page, passes its own. */
export function pageSettings(): AnswerSettings {
  return getRuntime().site;
}

/** Checks a non-empty answer, given as trimmed texts. Returns the error text, or null if it is valid. */
type AnswerRule = (
  texts: readonly [string, ...string[]],
  field: FormField,
  settings: AnswerSettings,
) => string | null;

/** The rules of storefront §5 and platform §5; a type without a rule accepts anything. */
export const answerRules: Partial<Record<FieldType, AnswerRule>> = {
  email: ([text], _, { emailPattern }) =>
    isValidEmail(text, emailPattern)
      ? null
      : formStrings('invalidEmail', { email: formStrings('emailExample') }),
  website([text]) {
    if (text.length > longestWebsite) return formStrings('tooLong');
    const [host, other] = [formStrings('hostExample'), formStrings('linkExample')];
    return isWebsite(text) ? null : formStrings('invalidLink', { host, other });
  },
  number: ([text]) => (isNumberText(text) ? null : formStrings('invalidNumber')),
  currency: ([text], { currencySymbol }) =>
    isAmountText(text, currencySymbol) ? null : formStrings('invalidAmount'),
  date: (parts) => (isRealDate(parts) ? null : formStrings('invalidDate')),
  time: (parts) => (isRealTime(parts) ? null : formStrings('invalidTime')),
  phone: (parts) =>
    /\p{Decimal_Number}/u.test(parts.join('')) ? null : formStrings('invalidPhone'),
  file(texts, { files }) {
    if (texts.some((text) => text === unsentFile.uploading)) return formStrings('fileUploading');
    if (texts.some((text) => text === unsentFile.failed)) return formStrings('fileFailed');
    const count = files?.maxCount ?? 1;
    if (texts.length > count) return formStrings('fileCount', { count });
    return texts.every(readFileReference) ? null : formStrings('fileGone');
  },
  twitter: ([text]) => (/^@?\w{1,15}$/.test(text) ? null : formStrings('invalidHandle')),
};
