import { price, reduced, single, withOptions } from './build.js';

const category = 'Textiles';
const singleThrow = price(12800, 11800, 19000);
const doubleThrow = price(17800, 16500, 26500);

export const textileProducts = [
  withOptions(
    {
      urlId: 'marram-throw',
      title: 'Marram Throw',
      category,
      tags: ['wool', 'sale'],
      excerpt: 'Lambswool with two pale bands and a hand-knotted fringe.',
      description: [
        'Woven for us in a small mill from undyed and plant-dyed lambswool, brushed once so that it is soft without being fluffy.',
        'The single is 130 by 180 cm and covers one person on a sofa. The double is 180 by 220 cm and covers two, or a bed. Air it rather than wash it.',
      ],
      alt: 'A {value} wool throw with two pale bands and a fringe, hanging from an oak rail.',
    },
    {
      sku: 'THROW',
      options: ['Colour', 'Size'],
      price: ({ Colour, Size }) => {
        const before = Size === 'Double' ? doubleThrow : singleThrow;
        if (Colour !== 'Plum') return before;
        return Size === 'Double'
          ? reduced(before, 13900, 12900, 20700)
          : reduced(before, 9800, 9000, 14500);
      },
      stock: {
        'Oat / Single': 10,
        'Oat / Double': 5,
        'Moss / Single': 3,
        'Moss / Double': 0,
        'Plum / Single': 6,
      },
      pictured: 'Colour',
    },
  ),
  withOptions(
    {
      urlId: 'linen-tea-towel',
      title: 'Linen Tea Towel',
      category,
      tags: ['linen'],
      excerpt: 'Heavy washed linen with five woven stripes, ready to dry a great many glasses.',
      description: [
        'Linen dries glass without leaving lint, and gets better at it with every wash. Ours is woven at 220 grams, which is about as heavy as a tea towel can be and still dry overnight.',
        '50 by 70 cm, with a loop to hang it by.',
      ],
      alt: 'A linen tea towel with {value} stripes hanging from a wooden peg.',
    },
    {
      sku: 'TOWEL',
      options: ['Stripe'],
      price: price(1800, 1700, 2700),
      stock: { Natural: 40, Indigo: 31, Moss: 0 },
      pictured: 'Stripe',
    },
  ),
  withOptions(
    {
      urlId: 'linen-cushion',
      title: 'Washed Linen Cushion',
      category,
      tags: ['linen'],
      excerpt: 'Stone-washed linen with stitched lines, filled with feather or left empty.',
      description: [
        'A cushion with a little weight to it. The cover is stone-washed linen, stitched with three lines and closed by a hidden zip; the filling is duck feather from a certified farm.',
        '50 by 50 cm. Take the cover alone if you have a good cushion already.',
      ],
      alt: 'A square linen cushion in {value} with three stitched lines.',
    },
    {
      sku: 'CUSHION',
      options: ['Colour', 'Filling'],
      price: ({ Filling }) =>
        Filling === 'Feather' ? price(6400, 5900, 9500) : price(4200, 3900, 6200),
      stock: {
        'Clay / Feather': 7,
        'Clay / Cover only': 12,
        'Sea / Feather': 1,
        'Sea / Cover only': 9,
        'Ochre / Cover only': 4,
      },
      pictured: 'Colour',
    },
  ),
  withOptions(
    {
      urlId: 'waffle-towels',
      title: 'Waffle Towels',
      category,
      tags: ['cotton'],
      excerpt: 'Deep-celled cotton that drinks a bath dry and folds down to nothing.',
      description: [
        'A waffle weave has twice the surface of a terry towel and half the bulk. It dries you quickly and then dries itself before the next person is up.',
        'Long-staple cotton, 380 grams, in four colours packed as they come. Hand towels are 50 by 90 cm, bath towels 80 by 150 cm.',
      ],
      alt: 'Four folded waffle towels in shell, bone, sea and slate.',
    },
    {
      sku: 'WAFFLE',
      options: ['Size'],
      price: ({ Size }) => (Size === 'Bath' ? price(4400, 4100, 6500) : price(2200, 2000, 3300)),
      stock: { Hand: 26, Bath: 15 },
    },
  ),
  withOptions(
    {
      urlId: 'market-tote',
      title: 'Market Tote',
      category,
      tags: ['cotton', 'gift'],
      excerpt: 'Stout canvas with a printed tuft of grass and straps long enough for a coat.',
      description: [
        'Sixteen-ounce canvas, sewn twice at every place that takes weight. It stands up by itself, which matters when you are packing it.',
        'There is one pocket inside for keys and a telephone. Printed by hand, one bag at a time.',
      ],
      alt: 'A {value} canvas tote bag printed with a tuft of marram grass.',
    },
    {
      sku: 'TOTE',
      options: ['Colour'],
      price: price(2600, 2400, 3900),
      stock: { Natural: 'unlimited', Ink: 2 },
      pictured: 'Colour',
    },
  ),
  single(
    {
      urlId: 'workshop-apron',
      title: 'Workshop Apron',
      category,
      tags: ['cotton'],
      excerpt: 'Ink-blue drill with a split pocket, cut for the potting shed and the kitchen.',
      description: [
        'The apron we wear ourselves: cotton drill the weight of good jeans, a neck strap that does not pull, and a split pocket for a towel on one side and everything else on the other.',
        'We sew these in small runs. The next one is on the table now.',
      ],
      alt: 'An ink-blue work apron with a split pocket, hanging from a peg.',
    },
    { sku: 'APRON', price: price(7200, 6700, 10700), stock: 0 },
  ),
];
