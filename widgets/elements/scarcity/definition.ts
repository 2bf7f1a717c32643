import { defineWidget, json, number, string, type PropsOf } from '../../element/index.js';

export const scarcity = defineWidget({
  tag: 'vitrine-scarcity',
  summary:
    'Says that few pieces are left: in the words of the page, or counted from the stock of what is chosen.',
  // An element that starts hidden is never near the viewport.
  load: 'idle',
  props: {
    productId: string({
      fallback: '',
      description: 'The product, when the element is not inside its `vitrine-product`.',
    }),
    threshold: number({
      fallback: 5,
      description: 'The most pieces that are few.',
    }),
    text: string({
      fallback: '',
      description:
        'A message with `{qtyInStock}`, such as `{qtyInStock, plural, one {Last one!} other {Only # left}}`. With it, or without content, the number comes from the product.',
    }),
    variantAttributes: json<Readonly<Record<string, string>> | null>({
      attribute: 'data-variant-attributes',
      typeName: 'Record<string, string>',
      fallback: null,
      description:
        'The variant that the content is about, by option: the element is `hidden` while another one is chosen, or none.',
    }),
  },
  slots: { '': 'The notice as the server printed it.' },
  parts: { notice: 'The words, when they are counted here.' },
  states: {
    scarce: 'Few are left, and the notice is shown.',
    empty: 'There is nothing to say, and nothing is shown.',
  },
  cssProperties: { '--vitrine-scarcity-color': 'Text colour of the notice.' },
});

export type ScarcityProps = PropsOf<typeof scarcity>;
