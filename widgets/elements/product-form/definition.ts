import { defineWidget, event, method, type PropsOf } from '../../element/index.js';
import type {
  ProductFormRequest,
  ProductFormEnding,
} from '../../parts/product-form-request/index.js';

export interface ProductFormDetail {
  /** Empty for a form without an id. */
  formId: string;
}

export const productForm = defineWidget({
  tag: 'vitrine-product-form',
  summary:
    'A lightbox with the form of a product, which a shopper fills in before the item is added, or edits in the cart. Add-to-cart and cart create it on demand.',
  rendering: 'light-container',
  load: 'eager',
  events: {
    onProductFormOpened: event<ProductFormDetail>({
      type: 'vitrine-product-form-opened',
      description: 'The form is shown.',
    }),
    onProductFormClosed: event<ProductFormDetail>({
      type: 'vitrine-product-form-closed',
      description: 'It was closed without being submitted. The values are kept.',
    }),
    onProductFormSubmitted: event<ProductFormDetail>({
      type: 'vitrine-product-form-submitted',
      description: 'It was submitted successfully.',
    }),
  },
  methods: {
    open: method<(request: ProductFormRequest) => Promise<ProductFormEnding>>({
      description:
        'Opens a form and resolves to how it was closed. Rejects with a CartError when the form cannot be read.',
    }),
  },
  states: { open: 'The form is shown.' },
  cssProperties: {
    '--vitrine-product-form-width': 'Width of the lightbox.',
    '--vitrine-product-form-background': 'Background of the submit button.',
    '--vitrine-product-form-color': 'Text colour of the submit button.',
    '--vitrine-form-control-border': 'Border of the controls.',
    '--vitrine-form-control-background': 'Background of the controls.',
    '--vitrine-form-error-color': 'Colour of error messages.',
    '--vitrine-form-gap': 'Space between two fields.',
  },
});

export type ProductFormProps = PropsOf<typeof productForm>;
