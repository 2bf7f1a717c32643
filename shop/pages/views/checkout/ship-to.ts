import { say } from '../../words/say.js';
import { addressLines } from '../parts/address-lines.js';
import { fieldView } from '../parts/field.js';
import type { CheckoutPage } from './checkout-page.js';

/** The choice among the addresses that a member keeps; null where there is none. */
export function shipToView({ member }: Pick<CheckoutPage, 'member'>) {
  if (member === null || member.addresses.length < 2) return null;
  const kept = member.addresses.map((address) => ({
    value: address.id,
    label: (addressLines(address) ?? []).join(', '),
  }));
  const other = { value: '', label: say('Another address') };
  const field = {
    name: 'shipTo',
    label: 'Ship to',
    autocomplete: 'off',
    isRequired: false,
    choices: member.shown === null ? [other, ...kept] : kept,
  };
  return fieldView(field, { shipTo: member.shown ?? '' }, {});
}
