import type { Field } from '../parts/field.js';

export const nameField: Field = {
  name: 'name',
  label: 'Name',
  autocomplete: 'name',
  maxLength: 200,
};

/** The buyer. Names are those that the server reads (`checkout.readDetails`). */
const buyerFields: readonly Field[] = [
  {
    name: 'email',
    label: 'E-mail',
    type: 'email',
    autocomplete: 'email',
    hint: 'For the receipt and updates on this order.',
    maxLength: 256,
  },
  nameField,
];

export const phoneField: Field = {
  name: 'phone',
  label: 'Phone',
  type: 'tel',
  autocomplete: 'tel',
  isOptional: true,
  hint: 'Only for questions of the carrier.',
  maxLength: 40,
};

/** Asks for a phone number only if a carrier needs it. */
export function contactFields(requiresShipping: boolean): readonly Field[] {
  return requiresShipping ? [...buyerFields, phoneField] : buyerFields;
}

/** The recipient of a gift card that is not for the buyer. */
export const recipientFields: readonly Field[] = [
  { name: 'recipientName', label: 'Recipient name', isRequired: false, maxLength: 200 },
  {
    name: 'recipientEmail',
    label: 'Recipient e-mail',
    type: 'email',
    isRequired: false,
    maxLength: 256,
  },
  {
    name: 'recipientMessage',
    label: 'Message',
    isOptional: true,
    isLong: true,
    hint: 'At most 500 characters.',
    maxLength: 500,
  },
  {
    name: 'recipientDate',
    label: 'Delivery date',
    type: 'date',
    isOptional: true,
    hint: 'Leave it empty to send the card at once.',
  },
];

/** The discount code, beside the order. */
export const couponField: Field = {
  name: 'coupon',
  label: 'Coupon code',
  autocomplete: 'off',
  isRequired: false,
  maxLength: 60,
};

/** A gift card pays a part, or all. */
export const giftCardField: Field = {
  name: 'giftCard',
  label: 'Gift card code',
  autocomplete: 'off',
  isRequired: false,
  maxLength: 60,
};
