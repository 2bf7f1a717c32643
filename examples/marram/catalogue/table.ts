import { price, reduced, single, withOptions } from './build.js';

const category = 'Table';
const smallMug = price(2800, 2600, 4200);
const largeMug = price(3400, 3200, 5100);

export const tableProducts = [
  withOptions(
    {
      urlId: 'dune-mug',
      title: 'Dune Mug',
      category,
      tags: ['stoneware', 'new'],
      excerpt: 'Speckled stoneware with a bare foot and a handle that fits three fingers.',
      description: [
        'We throw the Dune Mug from a sandy stoneware, glaze it to just above the foot, and leave the rest bare so that it sits warm and slightly rough in the hand.',
        'The small one holds 200 ml, which is a flat white; the large one holds 350 ml, which is a morning. Both go in the dishwasher and the microwave.',
      ],
      alt: 'A speckled stoneware mug in {value} with an unglazed foot.',
      scenes: {
        use: 'The mug with hot tea, beside a loaf on a board.',
        near: 'The rim, the speckles and the bare foot from near.',
        size: 'The small mug is 8 cm high; the large one is 10 cm wide.',
      },
    },
    {
      sku: 'MUG',
      options: ['Colour', 'Size'],
      price: ({ Size }) => (Size === 'Large' ? largeMug : smallMug),
      stock: {
        'Oat / Small': 24,
        'Oat / Large': 48,
        'Slate / Small': 0,
        'Slate / Large': 3,
        'Fern / Small': 9,
      },
      pictured: 'Colour',
      closer: {
        use: 'The {value} mug with hot tea, beside a loaf on a board.',
        near: 'The rim, the speckles and the bare foot of the {value} mug from near.',
      },
    },
  ),
  withOptions(
    {
      urlId: 'tide-bowl',
      title: 'Tide Bowl',
      category,
      tags: ['stoneware'],
      excerpt: 'A wide bowl on a narrow foot, for salad, noodles or a heap of plums.',
      description: [
        'The Tide Bowl is turned thin at the rim and heavy at the foot, so it looks light and does not tip. It is 26 cm across and holds a salad for four.',
        'The glaze pools a little darker in the throwing rings. No two are quite alike, and we think that is the point.',
      ],
      alt: 'A wide speckled bowl in {value} on a narrow foot.',
      scenes: {
        use: 'The bowl heaped with plums.',
        near: 'The thin rim and the speckles from near.',
        size: 'The bowl is 26 cm wide and 10 cm high.',
      },
    },
    {
      sku: 'BOWL',
      options: ['Colour'],
      price: price(5200, 4800, 7800),
      stock: { Chalk: 11, Sea: 2, Clay: 0 },
      pictured: 'Colour',
    },
  ),
  single(
    {
      urlId: 'harbour-teapot',
      title: 'Harbour Teapot',
      category,
      tags: ['stoneware', 'sale'],
      excerpt: 'A round green pot for four cups, with a spout that does not drip.',
      description: [
        'It took eleven spouts to find one that pours cleanly and stops when you do. This is the eleventh. The lid has a turned oak knob that stays cool.',
        'Holds 900 ml. A fine steel strainer sits inside the spout; wash it by hand.',
      ],
      alt: 'A round dark green teapot with an oak knob on its lid.',
      scenes: {
        use: 'The pot behind a mug of hot tea.',
        near: 'The lid and its oak knob from near.',
      },
    },
    { sku: 'TEAPOT', price: reduced(price(8600, 7900, 12800), 6800, 6200, 9900), stock: 7 },
  ),
  withOptions(
    {
      urlId: 'shore-plates',
      title: 'Shore Plates',
      category,
      tags: ['stoneware'],
      excerpt: 'Dinner plates in four colours of the beach, sold in sets.',
      description: [
        'Plates with a low wall, so that sauce stays where you put it. Every set mixes sea, chalk, shell and sand; tell us in the order note if you would rather have one colour.',
        'Each plate is 27 cm across. They stack neatly and go in the dishwasher.',
      ],
      alt: 'A stack of four plates in sea, chalk, shell and sand, with a sprig of olive on top.',
    },
    {
      sku: 'PLATES',
      options: ['Pieces'],
      price: ({ Pieces }) =>
        Pieces === 'Set of 6'
          ? price(16800, 15600, 24800)
          : Pieces === 'Set of 4'
            ? price(11600, 10800, 17200)
            : price(6000, 5600, 8900),
      stock: { 'Set of 2': 14, 'Set of 4': 6, 'Set of 6': 1 },
    },
  ),
  withOptions(
    {
      urlId: 'reed-vase',
      title: 'Reed Vase',
      category,
      tags: ['stoneware'],
      excerpt: 'A full-bellied vase with a narrow neck that holds dry grass upright.',
      description: [
        'Made for what you bring home from a walk: three stems of grass, a branch, one thistle. The narrow neck holds them where you put them.',
        'The small vase is 18 cm high and the tall one 30 cm. Both hold water.',
      ],
      alt: 'A round-bellied vase in {value} with four stems of dry grass.',
      scenes: {
        use: 'The vase with dry grass, beside a plate.',
        near: 'The narrow neck and the speckles from near.',
      },
    },
    {
      sku: 'VASE',
      options: ['Colour', 'Size'],
      price: ({ Size }) => (Size === 'Tall' ? price(7400, 6900, 11000) : price(4600, 4300, 6800)),
      stock: {
        'Bone / Small': 8,
        'Bone / Tall': 4,
        'Terracotta / Small': 12,
        'Terracotta / Tall': 0,
        'Ink / Tall': 2,
      },
      pictured: 'Colour',
    },
  ),
  single(
    {
      urlId: 'salt-cellar',
      title: 'Salt Cellar',
      category,
      tags: ['stoneware', 'oak'],
      excerpt: 'A squat pot for salt beside the stove, under a turned oak lid.',
      description: [
        'The lid lifts with one hand, which is usually all you have free. Wide enough for a pinch, deep enough for a whole box of sea salt.',
        'The oak is oiled, not varnished. Wipe it; do not soak it.',
      ],
      alt: 'A small pot in chalk and sea glaze under a turned oak lid.',
    },
    { sku: 'SALT', price: price(3200, 3000, 4800), stock: 'unlimited' },
  ),
];
