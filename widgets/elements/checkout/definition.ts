import { defineWidget, event, method, type PropsOf } from '../../element/index.js';

/** The total of the checkout, which the server has counted again. */
export interface CheckoutCountedDetail {
  /** The total in whole minor units of its currency. */
  readonly grandTotalCents: number;
  /** The total as the page words it, such as `$38.50`. */
  readonly total: string;
}

export const checkout = defineWidget({
  tag: 'vitrine-checkout',
  budget: 4_000,
  summary:
    "The page's own checkout form, made live: another country changes the fields of the address, another delivery or coupon the total, and each field is checked when it is left. Every answer is the server's page, of which the marked parts are exchanged.",
  props: {},
  events: {
    onCheckoutCounted: event<CheckoutCountedDetail>({
      type: 'vitrine-checkout-counted',
      description: 'The server has counted the total again, and the page shows it.',
    }),
  },
  methods: {
    count: method<() => void>({ description: 'Has the server count the total again.' }),
  },
  slots: {
    '': "The page's form, which works without script. `data-checkout-part` marks what an answer exchanges, `data-checkout-plain` what only a page without script needs.",
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
