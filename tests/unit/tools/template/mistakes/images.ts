import type { Chapter } from './mistake.js';

const image = (attributes: string) => `<vitrine-image ${attributes}></vitrine-image>`;
const start = 'src="/bowl.jpg" width="800" height="600"';

export const images: Chapter = {
  title: 'Images',
  about:
    'What `<vitrine-image>` needs so that the page keeps its place, and the browser takes the right width. A value that is printed is judged on the page, by the element.',
  mistakes: [
    {
      title: 'No address',
      wrong: image('width="800" height="600" alt="A bowl"'),
      says: '1:1: warning: <vitrine-image> has no src. Give the address of the picture: src="…". [image-rule]',
      right: image(`${start} alt="A bowl"`),
    },
    {
      title: 'No size',
      wrong: image('src="/bowl.jpg" width="800" alt="A bowl"'),
      says: `1:1: warning: <vitrine-image> has no height. Give the picture's own height in pixels, so that the page keeps its place: height="800". [image-rule]`,
      right: image(`${start} alt="A bowl"`),
    },
    {
      title: 'A size that is no number of pixels',
      wrong: image('src="/bowl.jpg" width="100%" height="600" alt="A bowl"'),
      says: '1:1: warning: <vitrine-image> has width="100%", which is no positive whole number. Give pixels without a unit: width="800". [image-rule]',
      right: image(`${start} alt="A bowl"`),
    },
    {
      title: 'No text',
      wrong: image(start),
      says: '1:1: warning: <vitrine-image> has no alt. Say what the picture shows: alt="…"; of a picture that only decorates: alt="". [image-rule]',
      right: image(`${start} alt=""`),
    },
    {
      title: 'An unknown priority',
      wrong: image(`${start} alt="A bowl" priority="highest"`),
      says: '1:1: warning: <vitrine-image> has priority="highest", which is none of high, low, none. Write "high" for the largest picture at the top of the page, else "low" or "none". [image-rule]',
      right: image(`${start} alt="A bowl" priority="high"`),
    },
    {
      title: 'An unknown loader',
      wrong: image(`${start} alt="A bowl" loader="cdn"`),
      says: '1:1: warning: <vitrine-image> has loader="cdn", which is none of sqs, raw. Write "sqs" for pictures that the site stores in all widths, "raw" for any other address. [image-rule]',
      right: image(`${start} alt="A bowl" loader="raw"`),
    },
    {
      title: 'A `srcset` beside one that is made',
      wrong: image(`${start} alt="A bowl" loader="sqs" sizes="100vw" srcset="/bowl-2.jpg 2x"`),
      says: '1:1: warning: <vitrine-image> has a srcset beside loader="sqs", which makes its own. Take the srcset away, or write loader="raw". [image-rule]',
      right: image(`${start} alt="A bowl" loader="sqs" sizes="100vw"`),
    },
    {
      title: 'A loader that does not know how wide the picture is shown',
      wrong: image(`${start} alt="A bowl" loader="sqs"`),
      says: '1:1: warning: <vitrine-image> has no sizes beside loader="sqs". Say how wide the picture is shown: sizes="(width >= 60rem) 50vw, 100vw". [image-rule]',
      right: image(`${start} alt="A bowl" loader="sqs" sizes="(width >= 60rem) 50vw, 100vw"`),
    },
  ],
};
