import { mendingForm } from './product-forms.js';
import { price, single, withOptions } from './build.js';

const category = 'Gifts & Classes';
const denominations: Readonly<Record<string, ReturnType<typeof price>>> = {
  Pebble: price(2500, 2500, 4000),
  Shell: price(5000, 5000, 8000),
  Driftwood: price(10000, 10000, 15000),
  Lighthouse: price(20000, 20000, 30000),
};

export const giftProducts = [
  withOptions(
    {
      urlId: 'gift-card',
      title: 'Marram Gift Card',
      category,
      tags: ['gift'],
      type: 'gift-card',
      excerpt: 'A printed card in a sealed envelope, and a code that never expires.',
      description: [
        'For the friend whose taste you admire and cannot predict. Each denomination has its own drawing: Pebble, Shell, Driftwood and Lighthouse.',
        'We send the code by e-mail at once and the card by post the next working day. It can be spent in parts, on anything in the shop but subscriptions and other gift cards.',
      ],
      alt: 'A gift card with a drawing of a {value} in an envelope sealed with wax.',
    },
    {
      sku: 'GIFT',
      options: ['Denomination'],
      price: ({ Denomination = 'Pebble' }) =>
        denominations[Denomination] ?? price(2500, 2500, 4000),
      stock: {
        Pebble: 'unlimited',
        Shell: 'unlimited',
        Driftwood: 'unlimited',
        Lighthouse: 'unlimited',
      },
      pictured: 'Denomination',
    },
  ),
  withOptions(
    {
      urlId: 'throwing-evening',
      title: 'Throwing Evening',
      category,
      tags: ['class'],
      type: 'service',
      customAddButtonText: 'Book A Place',
      excerpt: 'Three hours at the wheel, two pots to keep, supper in the middle.',
      description: [
        'Six people, six wheels and one patient teacher. You will make more than two pots; you will keep the two you like best, and we will glaze and fire them for you.',
        'From six to nine at the workshop behind the shop. Clay, apron and supper are included. No experience is needed, and short nails help.',
      ],
      alt: 'A freshly thrown clay pot on a potter’s wheel.',
    },
    {
      sku: 'THROWING',
      options: ['Evening'],
      price: price(9500, 8800, 14200),
      stock: { 'First Tuesday': 4, 'First Thursday': 0, 'Third Tuesday': 6, 'Third Thursday': 2 },
    },
  ),
  single(
    {
      urlId: 'mending-service',
      title: 'Mending with Gold',
      category,
      tags: ['repair'],
      type: 'service',
      excerpt: 'Send us the broken bowl. It comes back whole, with its cracks in gold.',
      description: [
        'We mend stoneware and porcelain with lacquer and brass powder, in the manner of kintsugi. The seams stay visible, because the bowl has a history now.',
        'The price is for a piece in up to five parts. Pack the parts well; we write back within a week and return it in about two months.',
      ],
      alt: 'A slate-blue bowl mended along its cracks with gold.',
      additionalFieldsForm: mendingForm,
    },
    { sku: 'MENDING', price: price(6800, 6300, 10100), stock: 'unlimited' },
  ),
  single(
    {
      urlId: 'shoreline-knit-pattern',
      title: 'Shoreline Jumper Pattern',
      category,
      tags: ['download', 'wool'],
      type: 'digital',
      excerpt: 'A knitting pattern in nine sizes, from the collar down, in one piece.',
      description: [
        'A plain jumper with one band of small waves at the yoke. It is knitted from the top down without a seam, so you can try it on as you go.',
        'Fourteen pages as a PDF, with charts and written rows, for a chest of 78 to 142 cm.',
      ],
      alt: 'A knitting chart with a ball of clay-coloured wool and two needles.',
    },
    { sku: 'PATTERN', price: price(800, 750, 1200), stock: 'unlimited' },
  ),
  single(
    {
      urlId: 'tide-wallpapers',
      title: 'Low Tide Wallpapers',
      category,
      tags: ['download', 'print'],
      type: 'digital',
      excerpt: 'The bay at dusk and at night, for every screen you own.',
      description: [
        'The Low Tide print and its night-time companion, drawn again for telephones, tablets and desks.',
        'Eight files at up to 6,016 pixels across. For your own screens, please, not for other people’s mugs.',
      ],
      alt: 'A tablet and a telephone showing a seascape at dusk and at night.',
    },
    { sku: 'WALLPAPERS', price: price(500, 450, 700), stock: 'unlimited' },
  ),
  withOptions(
    {
      urlId: 'bread-notes',
      title: 'Bread Notes',
      category,
      tags: ['download'],
      type: 'digital',
      excerpt: 'Forty pages on one loaf, written by the baker next door.',
      description: [
        'Flour, water, salt and time, and what to change when it goes wrong. One sourdough loaf explained so thoroughly that the other ninety explain themselves.',
        'The PDF is laid out for a screen at arm’s length; the EPUB reflows on a reader.',
      ],
      alt: 'A tablet showing the cover of a small book about bread.',
    },
    {
      sku: 'BREAD',
      options: ['Format'],
      price: price(1200, 1100, 1800),
      stock: { PDF: 'unlimited', EPUB: 'unlimited' },
    },
  ),
];
