import { defineWidget, event, method, type PropsOf } from '../../element/index.js';
import type { ProductFormRequest, ProductFormEnding } from './request.js';

export interface ProductFormDetail {
  /** Empty for a form without an id. */
  formId: string;
}

export const productForm = defineWidget({
  tag: 'vitrine-product-form',
  budget: 3_200,
  summary:
    'The lightbox with the form of a product: what a shopper fills in before the item is added, or changes in the cart. Add-to-cart and cart put it on the page when it is needed.',
  rendering: 'light-container',
  load: 'eager',
  events: {
    onProductFormOpened: event<ProductFormDetail>({
      type: 'vitrine-product-form-opened',
      description: 'The form is shown.',
    }),
    onProductFormClosed: event<ProductFormDetail>({
      type: 'vitrine-product-form-closed',
      description: 'It was closed without being sent. What was typed is kept.',
    }),
    onProductFormSubmitted: event<ProductFormDetail>({
      type: 'vitrine-product-form-submitted',
      description: 'It was sent, and what it was opened for has succeeded.',
    }),
  },
  methods: {
    open: method<(request: ProductFormRequest) => Promise<ProductFormEnding>>({
      description:
        'Shows a form and tells how it ended. Rejects with a CartError when the form cannot be read.',
    }),
  },
  states: { open: 'The form is shown.' },
  cssProperties: {
    '--vitrine-product-form-width': 'Width of the lightbox.',
    '--vitrine-product-form-background': 'Background of the button that sends.',
    '--vitrine-product-form-color': 'Text colour of that button.',
    '--vitrine-form-control-border': 'Border of the controls.',
    '--vitrine-form-control-background': 'Background of the controls.',
    '--vitrine-form-error-color': 'Colour of what is wrong.',
    '--vitrine-form-gap': 'Space between two fields.',
  },
});

export type ProductFormProps = PropsOf<typeof productForm>;
