import { engravingForm } from './fake-form.js';

/**
 * A product as a server prints it (platform §3), as far as stories look into it. Ids and SKUs are those of the example
 * shop, so that the HTML of a story sells there.
 */
export interface ProductJson {
  id: string;
  /** Its handle, the last part of the address of its page. */
  urlId: string;
  title: string;
  variants: readonly VariantJson[];
  [field: string]: unknown;
}

interface VariantJson {
  sku: string;
  attributes: Readonly<Record<string, string>>;
  priceMoney: { value: string; currency: string };
  [field: string]: unknown;
}

interface Mug {
  colour: string;
  size: string;
  price: string;
  salePrice?: string;
  stock?: number;
}

const picture = (name: string, altText: string) => ({
  assetUrl: `/images/${name}.svg`,
  originalSize: '800x1000',
  altText,
});

const mugPicture = (colour: string) =>
  picture(`dune-mug-${colour.toLowerCase()}`, `Dune mug in ${colour.toLowerCase()}`);

function writeMug({ colour, size, price, salePrice, stock }: Mug): VariantJson {
  return {
    sku: `MUG-${colour}-${size}`.toUpperCase(),
    attributes: { Colour: colour, Size: size },
    priceMoney: { value: price, currency: 'USD' },
    ...(salePrice && { onSale: true, salePriceMoney: { value: salePrice, currency: 'USD' } }),
    ...(stock === undefined ? { unlimited: true } : { qtyInStock: stock }),
    image: mugPicture(colour),
  };
}

/** One variant is sold out, one on sale, and there is no large slate mug. */
export const duneMug: ProductJson = {
  id: 'item-dune-mug',
  urlId: 'dune-mug',
  title: 'Dune mug',
  productType: 1,
  variantOptionOrdering: ['Colour', 'Size'],
  images: [mugPicture('Oat')],
  variants: [
    { colour: 'Fern', size: 'Small', price: '24.00', stock: 3 },
    { colour: 'Fern', size: 'Large', price: '30.00', stock: 0 },
    { colour: 'Oat', size: 'Small', price: '24.00' },
    { colour: 'Oat', size: 'Large', price: '30.00', salePrice: '26.00' },
    { colour: 'Slate', size: 'Small', price: '24.00' },
  ].map(writeMug),
};

function writeSingle(
  sku: string,
  urlId: string,
  title: string,
  { variant, ...product }: { variant?: object; [field: string]: unknown } = {},
): ProductJson {
  const priceMoney = { value: '38.00', currency: 'USD' };
  return {
    id: `item-${urlId}`,
    urlId,
    title,
    productType: 1,
    ...product,
    variants: [{ sku, attributes: {}, unlimited: true, priceMoney, ...variant }],
  };
}

/** One variant, any number of pieces. */
export const teapot = writeSingle('TEAPOT', 'harbour-teapot', 'Harbour teapot', {
  images: [picture('harbour-teapot', 'A round teapot')],
});

/** The same at another price. */
export const teapotAt = (value: string, currency: string) =>
  writeSingle('TEAPOT', 'harbour-teapot', 'Harbour teapot', {
    variant: { priceMoney: { value, currency } },
  });

export const soldOutTeapot = writeSingle('TEAPOT', 'harbour-teapot', 'Harbour teapot', {
  variant: { unlimited: false, qtyInStock: 0 },
});

/** Nobody can buy two of it. */
export const lastVase = writeSingle('VASE-BONE-SMALL', 'reed-vase', 'Reed vase', {
  variant: { unlimited: false, qtyInStock: 1 },
});

export const coffeePlan = writeSingle('DECAF', 'decaf-coffee', 'Decaf coffee every month', {
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
});

/** The merchant gave it a button text of its own. */
export const workshop = writeSingle(
  'THROWING-FIRST-TUESDAY',
  'throwing-evening',
  'Throwing evening',
  {
    productType: 3,
    useCustomAddButtonText: true,
    customAddButtonText: 'Book a seat',
  },
);

/** It is engraved, by a form. */
export const engravedBowl = writeSingle('BOWL-CHALK', 'tide-bowl', 'Engraved bowl', {
  additionalFieldsForm: engravingForm,
});

const denominations = [
  { value: 25, sku: 'GIFT-PEBBLE' },
  { value: 50, sku: 'GIFT-SHELL' },
  { value: 100, sku: 'GIFT-DRIFTWOOD' },
];

export const giftCard: ProductJson = {
  id: 'item-gift-card',
  urlId: 'gift-card',
  title: 'Gift card',
  productType: 4,
  variantOptionOrdering: ['Value'],
  variants: denominations.map(({ value, sku }) => ({
    sku,
    attributes: { Value: `$${value}` },
    priceMoney: { value: `${value}.00`, currency: 'USD' },
  })),
};

const inks = 'Black Blue Brown Green Grey Indigo Orange Red Teal Violet'.split(' ');

/** More values than buttons are good for. The example shop does not sell it. */
export const ink: ProductJson = {
  id: 'item-ink',
  urlId: 'ink',
  title: 'Bottled ink',
  productType: 1,
  variantOptionOrdering: ['Colour'],
  variants: inks.map((colour) => ({
    sku: `INK-${colour}`.toUpperCase(),
    attributes: { Colour: colour },
    priceMoney: { value: '14.00', currency: 'USD' },
    unlimited: true,
  })),
};

export const allProducts: readonly ProductJson[] = [
  duneMug,
  teapot,
  lastVase,
  coffeePlan,
  workshop,
  giftCard,
  engravedBowl,
  ink,
];
