import { photo, reviewsOf } from './build.js';

const market = 'Makers’ Market';

export const moreReviews = [
  ...reviewsOf('marram-throw', [
    {
      stars: 5,
      by: 'Fenna',
      on: '2026-11-16',
      title: 'The dog has claimed it',
      text: 'Soft from the first day and it did not shed. Washed it once at 30 degrees; it came out the same size.',
      bought: 'Oat',
      helpful: 10,
      photos: [photo('marram-throw-oat', 'The oat throw over the arm of a chair.')],
    },
    {
      stars: 5,
      by: 'Colm',
      on: '2026-10-07',
      text: 'Warm, light, and the moss is exactly the colour of our hill.',
      bought: 'Moss',
    },
    {
      stars: 3,
      by: 'Katja',
      on: '2026-09-02',
      title: 'Fringe tangles',
      text: 'A beautiful throw, but the fringe needs combing after each wash.',
      bought: 'Plum',
      helpful: 6,
      reply: {
        on: '2026-09-03',
        text: 'Dry it flat and the fringe stays in order. We will put that on the label.',
      },
    },
    { stars: 4, by: 'Ben', on: '2026-02-20', text: 'Good and heavy for reading.', from: market },
  ]),
  ...reviewsOf('linen-tea-towel', [
    {
      stars: 5,
      by: 'Dorothea',
      on: '2026-09-26',
      text: 'The first wash takes the stiffness out. After the fifth they dry better than anything I own.',
      bought: 'Indigo',
      helpful: 4,
    },
    {
      stars: 4,
      by: 'Sam W.',
      on: '2026-06-28',
      text: 'Needs ironing if you are the kind of person who irons towels. I am not.',
      bought: 'Natural',
      helpful: 12,
    },
  ]),
  ...reviewsOf('lantern-lamp', [
    {
      stars: 5,
      by: 'Petra',
      on: '2026-11-01',
      title: 'Evening light, all evening',
      text: 'The shade throws a warm ring on the wall. It is bright enough to read by if you sit close.',
      bought: 'Chalk',
      helpful: 7,
      photos: [
        photo('lantern-lamp-chalk', 'The chalk lamp lit on a bedside table.'),
        photo('lantern-lamp-ochre', 'The ochre one, which I should have bought as well.'),
      ],
    },
    {
      stars: 2,
      by: 'G. Hart',
      on: '2026-08-08',
      title: 'Short cable',
      text: 'Pretty, but the cable is too short for our room. I had to buy an extension.',
      bought: 'Forest',
      helpful: 15,
      reply: {
        on: '2026-08-10',
        text: 'You were not the only one. Since this month the lamp comes with 2.5 m; write to us and we will change yours.',
      },
    },
    { stars: 5, by: 'Alma', on: '2026-05-30', text: 'Kind light.', from: market },
  ]),
  ...reviewsOf('field-notebook', [
    {
      stars: 5,
      by: 'Jonah',
      on: '2026-10-22',
      text: 'Takes fountain-pen ink without bleeding. Lies flat from the first page.',
      bought: 'Indigo',
      helpful: 9,
      photos: [photo('field-notebook-indigo', 'The indigo notebook, open and flat.')],
    },
    {
      stars: 4,
      by: 'Mei',
      on: '2026-07-07',
      text: 'I would like one with dots.',
      bought: 'Rust',
      helpful: 3,
    },
    { stars: 5, by: 'Ewan', on: '2026-04-04', text: 'On my sixth.', from: market },
  ]),
  ...reviewsOf('harbour-coffee', [
    {
      stars: 5,
      by: 'Luca',
      on: '2026-11-10',
      title: 'Chocolate, then plum',
      text: 'Good as filter, very good as espresso. It comes within three days of roasting.',
      bought: true,
      helpful: 5,
    },
    {
      stars: 4,
      by: 'Ottilie',
      on: '2026-08-25',
      text: 'I would drink more of it if the bags were larger.',
      bought: true,
    },
  ]),
  ...reviewsOf('throwing-evening', [
    {
      stars: 5,
      by: 'Noor',
      on: '2026-10-15',
      title: 'Three hours went by in one',
      text: 'I made a bowl that is not quite round and I am absurdly proud of it. They fired it and sent it on.',
      bought: true,
      helpful: 13,
    },
  ]),
  ...reviewsOf('bread-notes', [
    {
      stars: 5,
      by: 'Hal',
      on: '2026-09-30',
      text: 'Short, clear, and the timings work in a cold kitchen.',
      bought: true,
      helpful: 2,
    },
    {
      stars: 3,
      by: 'Vera',
      on: '2026-06-18',
      text: 'Well written. I had hoped for more rye.',
      from: market,
    },
  ]),
];
