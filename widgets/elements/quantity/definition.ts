import { defineWidget, event, string, type PropsOf } from '../../element/index.js';

export interface QuantityChange {
  /** The field's text, as typed. */
  text: string;
  /** Null while that is not a whole number. */
  quantity: number | null;
}

export const quantity = defineWidget({
  tag: 'vitrine-quantity',
  summary:
    'How many of a product to buy: a field with two steppers. It obeys the rules of the shop for the variant (`quantityRule`) and those of the page’s own field; the stricter wins.',
  formAssociated: true,
  delegatesFocus: true,
  props: {
    productId: string({ description: 'The product; the nearest vitrine-product if left out.' }),
  },
  events: {
    onQuantityChanged: event<QuantityChange>({
      type: 'vitrine-quantity-changed',
      description: 'The shopper changed the quantity.',
    }),
  },
  slots: {
    '': 'A plain input named "quantity". It carries the value for its form; its `min`, `max`, `step`, `pattern` and `required` hold here, and scripts that set it and fire `input` or `change` set the quantity here. A control that is neither text nor number, or is read-only, stays in sight instead of the field.',
  },
  parts: {
    input: 'The field.',
    decrease: 'The button that takes one away.',
    increase: 'The button that adds one.',
    message: 'What is wrong with the quantity, or how many are available.',
  },
  states: {
    unused:
      'The product is bought in one quantity alone: nothing is shown, and that is submitted, mostly 1.',
  },
  cssProperties: {
    '--vitrine-quantity-size': 'Width and height of a stepper, and height of the field.',
    '--vitrine-quantity-input-width': 'Width of the field.',
    '--vitrine-quantity-border': 'Colour of the borders.',
    '--vitrine-quantity-radius': 'Corner radius.',
    '--vitrine-quantity-error-color': 'Colour of an invalid field and its message.',
  },
});

export type QuantityProps = PropsOf<typeof quantity>;
