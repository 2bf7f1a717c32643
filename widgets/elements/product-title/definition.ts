import { boolean, defineWidget, number, string, type PropsOf } from '../../element/index.js';

export const productTitle = defineWidget({
  tag: 'vitrine-product-title',
  summary: "The product's title, as a heading if asked for, and as a link to the product's page.",
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
    level: number({
      fallback: 0,
      description:
        'Level of the heading, 1 to 6; by default that of the heading in the content, and no heading without one.',
    }),
    link: boolean({ description: "Links the title to the product's page." }),
  },
  slots: {
    '': 'The title as the server printed it, shown until the product is known and kept when it says the same.',
  },
  parts: { title: 'The title.', link: "The link to the product's page." },
  cssProperties: { '--vitrine-product-title-color': 'Text colour.' },
});

export type ProductTitleProps = PropsOf<typeof productTitle>;
