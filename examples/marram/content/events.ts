import { event, picture } from './build.js';

const loft = {
  addressTitle: 'Marram',
  addressLine1: 'The Old Net Loft, Quay Lane',
  addressLine2: 'Wells-next-the-Sea, NR23 1AT',
  addressCountry: 'United Kingdom',
  mapLat: 52.9569,
  mapLng: 0.8512,
};

export const shopEvents = [
  event('harvest-market', {
    title: 'Harvest market on the quay',
    on: '2026-08-20',
    from: '2026-09-19T10:00:00+01:00',
    to: '2026-09-20T16:00:00+01:00',
    location: { ...loft, addressTitle: 'The Quay', addressLine1: 'The Quay' },
    excerpt: 'Two days of seconds, samples and what we could not bear to list.',
    words: ['Thank you to everybody who came. The apples were from the garden next door.'],
    picture: picture('market-tote-natural', 'A natural canvas tote with a wave printed on it.'),
    categories: ['Markets'],
  }),
  event('throwing-evening-december', {
    title: 'Throwing evening',
    on: '2026-11-02',
    from: '2026-12-10T18:30:00+00:00',
    to: '2026-12-10T21:00:00+00:00',
    location: loft,
    excerpt:
      'Two and a half hours at the wheel, an apron, and a bowl that we fire and send to you.',
    words: [
      'There are six wheels and one of us for each three. You need not have touched clay before; short nails help.',
      'The evening is booked like anything else in the shop: as a <a href="/shop/throwing-evening">throwing evening</a>.',
    ],
    picture: picture('throwing-evening', 'A wheel with a half-thrown bowl under a lamp.'),
    categories: ['Evenings'],
  }),
  event('open-kiln', {
    title: 'The kiln is opened',
    on: '2026-11-10',
    from: '2026-12-22T11:00:00+00:00',
    to: '2026-12-22T13:00:00+00:00',
    location: loft,
    excerpt: 'The winter firing comes out, still warm. Coffee is on.',
    words: ['Come at eleven if you want to hear it: glaze sings while it cools.'],
    picture: picture('harbour-coffee', 'A bag of coffee with a lighthouse on it.'),
    categories: ['Evenings'],
  }),
  event('mending-weekend', {
    title: 'Mending weekend',
    on: '2026-11-16',
    from: '2027-02-06T10:00:00+00:00',
    to: '2027-02-07T16:00:00+00:00',
    location: loft,
    excerpt: 'Bring what fell. Glue, brass and tea for two days.',
    words: [
      'Up to four pieces for each of you. We set them on Saturday and draw the gold on Sunday, because glue takes its time.',
    ],
    picture: picture('mending-service', 'A mended bowl with golden seams.'),
    categories: ['Mending'],
  }),
];
