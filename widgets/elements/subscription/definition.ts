import type { Money } from '../../../core/commerce/money/index.js';
import { defineWidget, event, string, type PropsOf } from '../../element/index.js';

export interface PlanChangedDetail {
  /** The product's id. */
  readonly productId: string;
  /** The id of the chosen plan; null for buying once. */
  readonly planId: string | null;
  /** The price of one piece that way, in minor units; null without a variant. */
  readonly price: Money | null;
}

export const subscription = defineWidget({
  tag: 'vitrine-subscription',
  summary:
    'What a subscription costs and how it renews: `$10 every 2 weeks for 12 months`. It stands before the button and follows the chosen variant and the quantity. A product with `purchasePlans` is bought once or by one of them: the element is the choice.',
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
  },
  events: {
    onPlanChanged: event<PlanChangedDetail>({
      type: 'vitrine-plan-changed',
      description: 'The shopper chose a plan here, or to buy once.',
    }),
  },
  slots: {
    '': 'The phrase as the server printed it, shown until the widget knows the product; for a product with plans radio buttons named `purchaseBy` (`once`, `plan`) and a `<select name="planId">`. What they say, also when scripts change them, is taken over; they are kept in step, so that their form sends it.',
  },
  parts: {
    options: 'The fieldset around the two ways to buy.',
    option: 'One way to buy: its label, with the price.',
    radio: 'The radio button of a way.',
    label: 'The words of a way.',
    price: 'What one piece costs that way.',
    'compare-at': 'The regular price beside a lower one, struck through.',
    cadence: 'The choice of how often.',
    'cadence-label': 'Its label.',
    select: 'The dropdown of the plans.',
    phrase: 'The price and how often it is paid.',
    terms: 'How the subscription renews and ends.',
  },
  states: {
    unavailable: 'The price cannot be worded.',
    range: 'The lowest of several prices is shown, because no variant is chosen.',
    choice: 'The product can be bought once or by a plan.',
    plan: 'A plan is chosen.',
  },
  cssProperties: {
    '--vitrine-subscription-color': 'Text colour of the phrase.',
    '--vitrine-subscription-terms-color': 'Text colour of the renewal terms.',
    '--vitrine-subscription-gap': 'Space between the two.',
    '--vitrine-subscription-border': 'Border around a way to buy, and of the dropdown.',
    '--vitrine-subscription-chosen-border': 'Border around the chosen way.',
    '--vitrine-subscription-radius': 'Corner radius of both.',
    '--vitrine-subscription-background': 'Background of the dropdown.',
    '--vitrine-subscription-compare-at-color': 'Colour of the regular price beside a lower one.',
  },
});

export type SubscriptionProps = PropsOf<typeof subscription>;
