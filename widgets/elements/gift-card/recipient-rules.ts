import {
  isDeliveryDay,
  recipientLimits,
  writeDay,
  type DeliveryDays,
} from '../../../core/commerce/purchase/index.js';
import { isValidEmail } from '../../../core/forms/index.js';
import { formStrings, giftCardStrings } from '../../../core/i18n/index.js';

export const recipientParts = ['name', 'email', 'message', 'deliveryDate'] as const;
export type RecipientPart = (typeof recipientParts)[number];

export interface RecipientSetting {
  days: DeliveryDays;
  /** BCP 47. */
  locale: string;
}

/** The text of a control; `isUnreadable` for a date that is typed in part. */
export interface TypedText {
  text: string;
  isUnreadable?: boolean;
}

type Rule = (typed: Required<TypedText>, setting: RecipientSetting) => string | null;

const rules: Readonly<Record<RecipientPart, Rule>> = {
  name: ({ text }) => (text ? tooLong(text, recipientLimits.name) : formStrings('required')),
  email({ text, isUnreadable }) {
    if (!text && !isUnreadable) return formStrings('required');
    return isValidEmail(text) && !isUnreadable
      ? null
      : formStrings('invalidEmail', { email: formStrings('emailExample') });
  },
  message: ({ text }) => tooLong(text, recipientLimits.message),
  deliveryDate({ text, isUnreadable }, { days, locale }) {
    if (!text && !isUnreadable) return null;
    if (text && isDeliveryDay(text, days)) return null;
    const [min, max] = [writeDay(days.min, locale), writeDay(days.max, locale)];
    return giftCardStrings('dateOutOfRange', { min, max });
  },
};

/** The problem of a part of the recipient, in the words of storefront §5; null for none. */
export function recipientProblem(
  part: RecipientPart,
  { text, isUnreadable = false }: TypedText,
  setting: RecipientSetting,
): string | null {
  return rules[part]({ text: text.trim(), isUnreadable }, setting);
}

function tooLong(text: string, max: number): string | null {
  return text.length > max ? formStrings('tooLong') : null;
}
