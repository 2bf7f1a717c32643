import { page, picture } from './build.js';

export const shopTexts = [
  page('care', {
    title: 'Looking after things',
    on: '2026-03-01',
    excerpt: 'Stoneware, linen, oak and brass: what they like and what they do not.',
    words: [
      '<strong>Stoneware</strong> goes in the dishwasher and the microwave. A bare foot that took on the colour of tea comes clean with baking soda.',
      '<strong>Linen</strong> is washed hot once, then at 40 degrees. It shrinks the first time and never again.',
      '<strong>Oak and olive wood</strong> are wiped, not soaked, and oiled twice a year.',
      '<strong>Brass seams</strong> of mended things keep out of the dishwasher.',
    ],
    tags: ['care'],
  }),
  page('studio', {
    title: 'The drawing table',
    on: '2026-11-01',
    excerpt: 'Sketches of next spring, for friends of the house.',
    words: [
      'A tall jug in chalk. A tray that fits the teapot and nothing else. A second lamp, if the paper mill lets us.',
      'Please tell nobody before March.',
    ],
    picture: picture('tide-print-oak', 'A print of waves in an oak frame.'),
    status: 'Private',
  }),
];
