import { defineWidget, event, method, type PropsOf } from '../../element/index.js';

/** The total of the checkout, which the server has counted again. */
export interface CheckoutCountedDetail {
  /** The amount due, in whole minor units of its currency. */
  readonly dueCents: number;
  /** The same as the page words it, such as `$38.50`. */
  readonly total: string;
}

/** The form is right and is about to be posted. */
export interface BeforeOrderDetail {
  /** The amount due, in whole minor units of its currency. */
  readonly dueCents: number;
  /** Holds the order until the work is done; a rejected one ends it. A provider of payments puts its token into a field of the form meanwhile. */
  waitFor(work: PromiseLike<unknown>): void;
}

export const checkout = defineWidget({
  tag: 'vitrine-checkout',
  summary:
    "The page's own checkout form, made live: another country changes the fields of the address, another delivery, coupon or gift card the total and the amount on the button, and each field is checked when it is left. Every answer is the server's page, of which the marked parts are exchanged.",
  props: {},
  events: {
    onCheckoutCounted: event<CheckoutCountedDetail>({
      type: 'vitrine-checkout-counted',
      description: 'The server has counted the total again, and the page shows it.',
    }),
    onBeforeOrder: event<BeforeOrderDetail>({
      type: 'vitrine-before-order',
      cancelable: true,
      description:
        'The button that buys was pressed, and nothing is wrong in the fields. A listener may prevent the order, or have it wait.',
    }),
  },
  methods: {
    count: method<() => void>({ description: 'Has the server count the total again.' }),
  },
  slots: {
    '': "The page's form, which works without script. `data-checkout-part` marks what an answer exchanges, `data-checkout-plain` what only a page without script needs, `data-checkout-keep` what a provider of payments has filled and keeps.",
  },
  parts: {
    failure: 'The sentence that the total could not be counted.',
    retry: 'The button that tries again.',
  },
  states: {
    counting: 'The total is being counted.',
    failed: 'It could not be counted; the total of before is shown.',
  },
});

export type CheckoutProps = PropsOf<typeof checkout>;
