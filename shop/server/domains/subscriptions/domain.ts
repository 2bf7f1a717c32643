import { defineDomain, type Ground } from '../../ground/domain.js';
import { currentPricing } from '../carts/index.js';
import type { Catalogue } from '../catalogue/index.js';
import type { Mailer } from '../mail/index.js';
import type { Payments } from '../payments/index.js';
import { shippingCountries, type Terms } from '../terms/index.js';
import { subscriptionData } from './personal-data.js';
import { sharesSubscription } from './rows.js';
import { createSubscriptions, type Subscriptions } from './subscriptions.js';

interface Given extends Ground {
  readonly catalogue: Catalogue;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly terms: Terms;
}

export const subscriptions = defineDomain({
  name: 'subscriptions',
  uses: ['catalogue', 'mail', 'payments', 'terms'],
  open: (given: Given) => ({
    subscriptions: createSubscriptions({
      ...given,
      pricing: () => currentPricing(given),
      countries: async () => shippingCountries(await given.terms.known()),
    }),
    sharesSubscription: (orderId: string, others: readonly string[]) =>
      sharesSubscription(given.database, orderId, others),
  }),
  personal: subscriptionData,
  start: ({ subscriptions }: { readonly subscriptions: Subscriptions }) => subscriptions.start(),
});
