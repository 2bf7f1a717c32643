import { address, choice, defineWidget, string, type PropsOf } from '../../element/index.js';

export const image = defineWidget({
  tag: 'vitrine-image',
  summary:
    'A picture in the width that its place needs, whose crop keeps the focal point in view. It completes the plain `<img>` it holds, or renders one.',
  props: {
    src: address({
      fallback: '',
      reflect: true,
      description: 'The address of the picture. Required.',
    }),
    // Reflected, because the rules are checked at the attributes. Texts, so that the warning of the image rules is the only one about a wrong number.
    width: string({
      fallback: '',
      reflect: true,
      description: "The file's own width in pixels, a positive whole number. Required.",
    }),
    height: string({
      fallback: '',
      reflect: true,
      description: "The file's own height in pixels, a positive whole number. Required.",
    }),
    alt: string({
      reflect: true,
      description: 'What it shows; empty for a picture that only decorates. Required.',
    }),
    sizes: string({
      fallback: '',
      reflect: true,
      description: 'How wide it is shown, as in `<img>`. Required with the loader `sqs`.',
    }),
    srcset: string({
      fallback: '',
      reflect: true,
      description: 'Its candidates, as in `<img>`; only with the loader `raw`.',
    }),
    priority: choice(['high', 'low', 'none'], {
      fallback: 'none',
      reflect: true,
      description:
        '`high` is fetched at once and before others; `low` near the viewport and after others; `none` near the viewport.',
    }),
    loader: choice(['sqs', 'raw'], {
      fallback: 'raw',
      reflect: true,
      description:
        '`sqs`: the site stores the picture in the widths 100, 300, 500, 750, 1000, 1500 and 2500, as `?format=500w`. `raw`: `src` and `srcset` as they are.',
    }),
    focalPoint: string({
      fallback: '0.5,0.5',
      description:
        'The place that stays in view when the picture is cropped, as shares of width and height: `0.2,0.8`.',
    }),
  },
  slots: { '': 'The plain `<img>`, as it stands without script.' },
  parts: { frame: 'What crops the picture.', image: 'The picture, where the page holds none.' },
  cssProperties: {
    '--vitrine-image-ratio':
      "Proportions of the frame, such as `1 / 1`; the picture's own by default.",
    '--vitrine-image-fit':
      'How a picture of other proportions fills the frame: an `object-fit`, `cover` by default.',
    '--vitrine-image-radius': 'Corner radius of the picture.',
  },
});

export type ImageProps = PropsOf<typeof image>;
