import { price, single, withOptions } from './build.js';

const category = 'Light';

export const lightProducts = [
  withOptions(
    {
      urlId: 'lantern-lamp',
      title: 'Lantern Table Lamp',
      category,
      tags: ['steel', 'new'],
      excerpt: 'A spun steel shade over a slim stem, with light that stays on the table.',
      description: [
        'The shade comes down far enough that you never see the bulb, only what it lights: a book, a plate, the other person. A dimmer sits in the cord where your hand finds it.',
        'Spun and powder-coated steel, 38 cm high. It comes with a warm bulb and a cloth cord, with the plug of your country.',
      ],
      alt: 'A lit table lamp in {value} with a domed steel shade.',
    },
    {
      sku: 'LAMP',
      options: ['Colour', 'Plug'],
      price: price(18600, 17200, 27600),
      stock: {
        'Chalk / US': 6,
        'Chalk / EU': 8,
        'Chalk / UK': 3,
        'Ochre / US': 2,
        'Ochre / EU': 0,
        'Forest / EU': 5,
        'Forest / UK': 1,
      },
      pictured: 'Colour',
    },
  ),
  withOptions(
    {
      urlId: 'paper-pendant',
      title: 'Paper Pendant',
      category,
      tags: ['paper'],
      excerpt: 'A globe of mulberry paper over a bamboo rib, folded flat until you hang it.',
      description: [
        'Mulberry paper scatters light so evenly that the whole globe seems to be the lamp. It arrives folded as flat as a magazine and opens with one pull.',
        'The small pendant is 35 cm across and the large one 60 cm. The cord, two metres with a ceiling cup, is included; the bulb is not.',
      ],
      alt: 'A {value} round paper pendant lamp, lit from within.',
    },
    {
      sku: 'PENDANT',
      options: ['Size'],
      price: ({ Size }) => (Size === 'Large' ? price(9800, 9100, 14500) : price(5800, 5400, 8600)),
      stock: { Small: 13, Large: 4 },
      pictured: 'Size',
    },
  ),
  single(
    {
      urlId: 'beeswax-tapers',
      title: 'Beeswax Tapers',
      category,
      tags: ['beeswax', 'gift'],
      excerpt: 'A pair of dipped candles that burn eight hours and smell faintly of honey.',
      description: [
        'Dipped forty times in wax from hives along the estuary. They burn slowly, do not drip out of a draught, and need no scent added.',
        'One long and one shorter, joined at the wick as they come off the frame. Brass holders are not included.',
      ],
      alt: 'Two lit beeswax tapers of different heights in brass holders.',
    },
    { sku: 'TAPERS', price: price(1600, 1500, 2400), stock: 2 },
  ),
  withOptions(
    {
      urlId: 'dusk-candle',
      title: 'Dusk Candle',
      category,
      tags: ['candle', 'gift'],
      excerpt: 'Three quiet scents in a stoneware tumbler you will keep afterwards.',
      description: [
        'Dune is dry grass and salt. Harbour is tarred rope, cedar and rain. Fig is a tree against a warm wall. All three are poured from rapeseed wax and burn for about fifty hours.',
        'When it is done, put the tumbler in hot water, wipe out the wax, and keep pencils in it.',
      ],
      alt: 'A lit candle with the scent {value} in a glazed tumbler with a paper label.',
    },
    {
      sku: 'CANDLE',
      options: ['Scent'],
      price: price(3800, 3500, 5600),
      stock: { Dune: 17, Harbour: 3, Fig: 0 },
      pictured: 'Scent',
    },
  ),
];
