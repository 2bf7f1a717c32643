import { defineWidget, event, string, type PropsOf } from '../../element/index.js';

export interface QuantityChange {
  /** The field's text, as typed. */
  text: string;
  /** Null while that is not a whole number. */
  quantity: number | null;
}

export const quantity = defineWidget({
  tag: 'vitrine-quantity',
  summary: 'How many of a product to buy: a number field with two steppers.',
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
    '': 'A plain number input named "quantity", used until the widget is there. Scripts that set it and fire `input` or `change` set the quantity here.',
  },
  parts: {
    input: 'The number field.',
    decrease: 'The button that takes one away.',
    increase: 'The button that adds one.',
    message: 'What is wrong with the quantity, or how many are available.',
  },
  states: { unused: 'The product is bought one at a time: nothing is shown and 1 is submitted.' },
  cssProperties: {
    '--vitrine-quantity-size': 'Width and height of a stepper, and height of the field.',
    '--vitrine-quantity-input-width': 'Width of the field.',
    '--vitrine-quantity-border': 'Colour of the borders.',
    '--vitrine-quantity-radius': 'Corner radius.',
    '--vitrine-quantity-error-color': 'Colour of an invalid field and its message.',
  },
});

export type QuantityProps = PropsOf<typeof quantity>;
