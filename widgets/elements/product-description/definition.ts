import { defineWidget, string, type PropsOf } from '../../element/index.js';

export const productDescription = defineWidget({
  tag: 'vitrine-product-description',
  summary:
    "The merchant's description of the product: headings, lists, tables, pictures and links; anything that could run is left out.",
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
  },
  slots: {
    '': 'The description as the server printed it, shown until the product is known, and when it has none.',
  },
  parts: { description: 'The description.' },
  states: { empty: 'The product has no description; the content of the page stays.' },
  cssProperties: {
    '--vitrine-product-description-color': 'Text colour.',
    '--vitrine-product-description-gap': 'Space between two paragraphs.',
  },
});

export type ProductDescriptionProps = PropsOf<typeof productDescription>;
