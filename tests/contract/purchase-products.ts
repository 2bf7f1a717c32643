import type { ProductSeed } from '../../shop/server/domains/catalogue/types.js';

const words = {
  category: 'Kitchen',
  tags: [],
  description: ['What it says.'],
  options: [],
  images: [],
} as const;

const single = (
  sku: string,
  usd: number,
  stock: number | 'unlimited',
): Pick<ProductSeed, 'variants'> => ({
  variants: [{ sku, attributes: {}, prices: { USD: usd, EUR: usd - 100, JPY: usd + 1000 }, stock }],
});

/** Products for direct purchases, and one with a stock of ten. */
export const purchaseProducts: readonly ProductSeed[] = [
  {
    ...words,
    id: 'item-coffee',
    urlId: 'coffee',
    title: 'Coffee Each Month',
    type: 'physical',
    excerpt: 'A bag a month.',
    ...single('COFFEE', 1600, 5),
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12 },
  },
  {
    ...words,
    id: 'item-sharpening',
    urlId: 'sharpening',
    title: 'Sharpening',
    type: 'service',
    excerpt: 'Your knives, twice a year.',
    ...single('SHARPENING', 4000, 'unlimited'),
    subscriptionPlan: { billingPeriod: { value: 26, unit: 'WEEK' }, numBillingCycles: 0 },
  },
  {
    ...words,
    id: 'item-letters',
    urlId: 'letters',
    title: 'Letters',
    type: 'digital',
    excerpt: 'A plan that nobody can subscribe to.',
    ...single('LETTERS', 500, 'unlimited'),
    subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
  },
  {
    ...words,
    id: 'item-bowl',
    urlId: 'bowl',
    title: 'Rare Bowl',
    type: 'physical',
    excerpt: 'Ten were made.',
    ...single('BOWL', 5000, 10),
  },
  {
    ...words,
    id: 'item-engraved',
    urlId: 'engraved',
    title: 'Engraved Spoon',
    type: 'physical',
    excerpt: 'With a name on it.',
    ...single('SPOON', 1900, 'unlimited'),
    additionalFieldsForm: {
      id: 'form-engraving',
      name: 'Engraving',
      fields: [{ id: 'text-1', type: 'text', title: 'Name on it', required: true }],
    },
  },
];
