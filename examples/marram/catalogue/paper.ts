import { cardForm } from './product-forms.js';
import { price, reduced, single, withOptions } from './build.js';

const category = 'Paper';

export const paperProducts = [
  withOptions(
    {
      urlId: 'field-notebook',
      title: 'Field Notebook',
      category,
      tags: ['paper', 'gift'],
      excerpt: 'Cloth-bound, thread-sewn, and flat on the table from the first page.',
      description: [
        'One hundred and sixty pages of uncoated paper that takes ink without a ghost on the other side, sewn so the book lies open, bound in cloth that does not mind a bag.',
        'A5, with an elastic band, a ribbon, and a pocket at the back for receipts and pressed leaves.',
      ],
      alt: 'A cloth-bound notebook in {value} with a yellow pencil leaning beside it.',
    },
    {
      sku: 'NOTEBOOK',
      options: ['Colour', 'Ruling'],
      price: price(2200, 2000, 3300),
      stock: {
        'Rust / Plain': 22,
        'Rust / Ruled': 15,
        'Rust / Dotted': 0,
        'Forest / Plain': 8,
        'Forest / Dotted': 19,
        'Indigo / Ruled': 2,
        'Indigo / Dotted': 11,
      },
      pictured: 'Colour',
    },
  ),
  withOptions(
    {
      urlId: 'tide-print',
      title: 'Low Tide Print',
      category,
      tags: ['print', 'new'],
      excerpt: 'A screen print in five colours: sun, sky, two waters and a dune.',
      description: [
        'Drawn from the window above the shop on a still evening in October and printed by hand in five colours on cotton paper. Each print is signed and numbered out of two hundred.',
        '40 by 56 cm. Framed prints come behind museum glass and ready to hang.',
      ],
      alt: 'A seascape print at dusk, {value}.',
    },
    {
      sku: 'PRINT',
      options: ['Frame'],
      price: ({ Frame }) =>
        Frame === 'Unframed' ? price(8400, 7800, 12500) : price(19800, 18400, 29500),
      stock: { Unframed: 38, Oak: 4, Black: 2 },
      pictured: 'Frame',
    },
  ),
  single(
    {
      urlId: 'wall-calendar',
      title: 'Wall Calendar',
      category,
      tags: ['print', 'sale'],
      excerpt: 'Twelve linocuts of one stretch of coast, and room to write in every day.',
      description: [
        'The same bay, cut in lino on the first morning of each month. The days below are generous enough for a dentist, a birthday and the bins.',
        'Heavy paper on an oak bar, 30 by 46 cm. Reduced, because the year has already begun.',
      ],
      alt: 'A wall calendar with a linocut of a green coast, hanging from an oak bar.',
    },
    { sku: 'CALENDAR', price: reduced(price(2900, 2700, 4300), 1450, 1350, 2150), stock: 21 },
  ),
  single(
    {
      urlId: 'letterpress-cards',
      title: 'Letterpress Cards',
      category,
      tags: ['paper', 'gift'],
      excerpt: 'Six cards in three designs, pressed deep enough to feel.',
      description: [
        'Grass, waves and a setting sun, two of each, printed on an old platen press from photopolymer plates. Blank inside, because you will know what to say.',
        'With six envelopes in recycled kraft.',
      ],
      alt: 'Three letterpress cards with grass, waves and a sun.',
      additionalFieldsForm: cardForm,
    },
    { sku: 'CARDS', price: price(1400, 1300, 2100), stock: 'unlimited' },
  ),
];
