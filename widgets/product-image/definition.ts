import { defineWidget, string } from '../element/index.js';

export const productImage = defineWidget({
  tag: 'vitrine-product-image',
  summary: "The product's main picture; it follows the chosen variant.",
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
  },
  slots: {
    '': 'An `<img>` with width and height, shown until the widget is there. Its `sizes`, `srcset` and proportions are adopted.',
  },
  parts: { image: 'The picture.' },
  states: {
    loading: 'Another picture was chosen and is on its way; the one before is still shown.',
  },
  cssProperties: {
    '--vitrine-product-image-fit':
      'How a picture of other proportions fills the frame: an `object-fit`, `contain` by default.',
    '--vitrine-product-image-radius': 'Corner radius of the picture.',
    '--vitrine-product-image-background':
      'What shows beside a picture that does not fill the frame.',
  },
});
