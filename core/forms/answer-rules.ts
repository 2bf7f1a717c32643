import { formStrings } from '../i18n/index.js';
import { getRuntime, type EmailPattern } from '../runtime/index.js';
import { isRealDate, isRealTime } from './date-and-time.js';
import { isValidEmail } from './email.js';
import type { FieldType, FormField } from './form.js';
import { isAmountText, isNumberText } from './number-text.js';
import { isWebsite, longestWebsite } from './website.js';

/** What a site decides about answers. */
export interface AnswerSettings {
  readonly emailPattern: EmailPattern;
}

/** Of the page's site; a server has no page and passes its own. */
export function pageSettings(): AnswerSettings {
  return getRuntime().site;
}

/** What is wrong with an answer that is not empty, in a sentence; null when nothing is. The texts are trimmed. */
type AnswerRule = (
  texts: readonly [string, ...string[]],
  field: FormField,
  settings: AnswerSettings,
) => string | null;

/** The rules of storefront §5 and platform §5; a type without one takes anything. */
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
  twitter: ([text]) => (/^@?\w{1,15}$/.test(text) ? null : formStrings('invalidHandle')),
};
