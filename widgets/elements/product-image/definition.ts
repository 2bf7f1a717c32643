import {
  boolean,
  choice,
  defineWidget,
  method,
  string,
  type PropsOf,
} from '../../element/index.js';

export const productImage = defineWidget({
  tag: 'vitrine-product-image',
  summary:
    "The product's main picture, with all its pictures below if asked for; it follows the chosen variant.",
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
    thumbnails: boolean({
      description:
        'Shows the pictures of the product and of its variants as small buttons, when there is more than one. A chosen variant with pictures of its own (`moreImages`) shows these and those of no variant.',
    }),
    lightbox: boolean({
      description:
        'Makes the picture a link that opens all pictures in the whole window. A link of the page around its `<img>` leads to the large file without script.',
    }),
    lightboxTheme: choice(['dark', 'light'], {
      fallback: 'dark',
      description: 'Colours of the lightbox.',
    }),
  },
  methods: {
    showImage: method<(index: number) => void>({
      description:
        'Shows a picture of the product, counted from 0 in the order of the thumbnails, until another variant is chosen.',
    }),
  },
  slots: {
    '': 'An `<img>` with width and height, or a link around one, shown until the widget is there. Its `sizes`, `srcset` and proportions are adopted. A strip of pictures may follow it, in the size of the thumbnails.',
  },
  parts: {
    image: 'The picture.',
    link: 'The link around it, with `lightbox`.',
    thumbnails: 'The list of small pictures.',
    thumbnail: 'The button of one of them; the shown one has `aria-current`.',
    lightbox: 'The dialog over the whole window.',
    'lightbox-picture': 'The picture in it.',
    'lightbox-button': 'A button of the dialog.',
    'lightbox-position': 'The number of its picture.',
  },
  states: {
    loading: 'Another picture was chosen and is on its way; the one before is still shown.',
  },
  cssProperties: {
    '--vitrine-product-image-fit':
      'How a picture of other proportions fills the frame: an `object-fit`, `contain` by default.',
    '--vitrine-product-image-radius': 'Corner radius of the picture.',
    '--vitrine-product-image-background':
      'What shows beside a picture that does not fill the frame.',
    '--vitrine-product-image-thumbnail-size':
      'Side of a thumbnail, 4.5rem by default; 44px at least.',
    '--vitrine-product-image-thumbnail-radius': 'Corner radius of a thumbnail.',
    '--vitrine-product-image-gap': 'Space between thumbnails and above them, 0.5rem by default.',
    '--vitrine-lightbox-background': 'Ground of the lightbox; its theme’s by default.',
    '--vitrine-lightbox-color': 'Text colour of the lightbox; its theme’s by default.',
  },
});

export type ProductImageProps = PropsOf<typeof productImage>;
