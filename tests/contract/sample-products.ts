import type { ProductSeed } from '../../shop/server/domains/catalogue/types.js';

const image = (name: string, altText: string) => ({
  assetUrl: `/images/${name}.svg`,
  width: 800,
  height: 1000,
  altText,
});

/** A mug in two options, a downloadable pattern, and a gift card: enough to meet every rule. */
export const sampleProducts: readonly ProductSeed[] = [
  {
    id: 'item-mug',
    urlId: 'mug',
    title: 'Harbour Mug',
    type: 'physical',
    category: 'Table',
    tags: ['stoneware'],
    excerpt: 'Holds a quarter of a litre.',
    description: ['Thrown by hand.', 'Safe in the dishwasher.'],
    options: ['Glaze', 'Size'],
    variants: [
      {
        sku: 'MUG-OAT-SMALL',
        attributes: { Glaze: 'Oat', Size: 'Small' },
        prices: { USD: 2400, EUR: 2200, JPY: 3600 },
        stock: 'unlimited',
        image: image('mug-oat', 'An oat-coloured mug.'),
      },
      {
        sku: 'MUG-OAT-LARGE',
        attributes: { Glaze: 'Oat', Size: 'Large' },
        prices: { USD: 3000, EUR: 2800, JPY: 4500 },
        salePrices: { USD: 2599, EUR: 2399, JPY: 3900 },
        stock: 7,
      },
      {
        sku: 'MUG-FERN-SMALL',
        attributes: { Glaze: 'Fern', Size: 'Small' },
        prices: { USD: 2400, EUR: 2200, JPY: 3600 },
        stock: 0,
      },
    ],
    images: [image('mug', 'A mug on a sill.')],
  },
  {
    id: 'item-pattern',
    urlId: 'pattern',
    title: 'Sail Bag Pattern',
    type: 'digital',
    category: 'Paper',
    tags: ['download', 'sewing'],
    excerpt: 'Twelve pages to print.',
    description: ['With drawings for each step.'],
    options: [],
    variants: [
      {
        sku: 'PATTERN',
        attributes: {},
        prices: { USD: 900, EUR: 850, JPY: 1300 },
        stock: 'unlimited',
      },
    ],
    images: [image('pattern', 'A sheet with lines.')],
    customAddButtonText: 'Get The Pattern',
  },
  {
    id: 'item-gift',
    urlId: 'gift',
    title: 'Gift Card',
    type: 'gift-card',
    category: 'Gifts',
    tags: [],
    excerpt: 'For the friend whose taste you cannot predict.',
    description: ['It never expires.'],
    options: ['Denomination'],
    variants: [
      {
        sku: 'GIFT-25',
        attributes: { Denomination: 'Twenty-five' },
        prices: { USD: 2500, EUR: 2500, JPY: 4000 },
        stock: 'unlimited',
      },
      {
        sku: 'GIFT-50',
        attributes: { Denomination: 'Fifty' },
        prices: { USD: 5000, EUR: 5000, JPY: 8000 },
        stock: 'unlimited',
      },
    ],
    images: [],
  },
];
