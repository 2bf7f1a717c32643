import { defineWidget, string, type PropsOf } from '../../element/index.js';

export const subscription = defineWidget({
  tag: 'vitrine-subscription',
  budget: 1_200,
  summary:
    'What a subscription costs and how it renews: `$10 every 2 weeks for 12 months`. It stands before the button and follows the chosen variant and the quantity.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
  },
  slots: { '': 'The phrase as the server printed it, shown until the widget knows the product.' },
  parts: {
    phrase: 'The price and how often it is paid.',
    terms: 'How the subscription renews and ends.',
  },
  states: {
    unavailable: 'The price cannot be worded.',
    range: 'The lowest of several prices is shown, because no variant is chosen.',
  },
  cssProperties: {
    '--vitrine-subscription-color': 'Text colour of the phrase.',
    '--vitrine-subscription-terms-color': 'Text colour of the renewal terms.',
    '--vitrine-subscription-gap': 'Space between the two.',
  },
});

export type SubscriptionProps = PropsOf<typeof subscription>;
