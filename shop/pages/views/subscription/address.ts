import type { Subscription } from '../../../server/index.js';
import { say } from '../../words/say.js';
import { toAddress } from '../address.js';
import { postalForm, type PostalForm } from '../parts/postal-form.js';
import { basics } from './basics.js';
import { subscriptionAddressPath, subscriptionPath } from './paths.js';

export interface SubscriptionAddressPage extends PostalForm {
  readonly subscription: Subscription;
  readonly crumb: string;
}

/** The form of the address to which further orders of a subscription go. */
export function subscriptionAddressView({ subscription, crumb, ...form }: SubscriptionAddressPage) {
  const { id, title, quantity } = subscription;
  const fields = postalForm(form);
  return {
    ...basics(say('Change the address'), fields.alert !== null),
    ...fields,
    product: { title, quantity: String(quantity) },
    crumb,
    form: { url: toAddress(subscriptionAddressPath(id)) },
    back: { url: toAddress(subscriptionPath(id)) },
  };
}
