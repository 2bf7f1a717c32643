/** A product as a server prints it (platform §3), as far as stories look into it. */
export interface ProductJson {
  id: string;
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
  id: 'dune-mug',
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
  title: string,
  { variant, ...product }: { variant?: object; [field: string]: unknown } = {},
): ProductJson {
  const priceMoney = { value: '38.00', currency: 'USD' };
  return {
    id: sku.toLowerCase(),
    title,
    productType: 1,
    ...product,
    variants: [{ sku, attributes: {}, unlimited: true, priceMoney, ...variant }],
  };
}

/** One variant, any number of pieces. */
export const teapot = writeSingle('HARBOUR-TEAPOT', 'Harbour teapot', {
  images: [picture('harbour-teapot', 'A round teapot')],
});

/** The same at another price. */
export const teapotAt = (value: string, currency: string) =>
  writeSingle('HARBOUR-TEAPOT', 'Harbour teapot', { variant: { priceMoney: { value, currency } } });

export const soldOutTeapot = writeSingle('HARBOUR-TEAPOT', 'Harbour teapot', {
  variant: { unlimited: false, qtyInStock: 0 },
});

/** Nobody can buy two of it. */
export const lastVase = writeSingle('REED-VASE', 'Reed vase', {
  variant: { unlimited: false, qtyInStock: 1 },
});

export const coffeePlan = writeSingle('COFFEE-PLAN', 'Harbour coffee every month', {
  isSubscribable: true,
  subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
});

/** The merchant gave it a button text of its own. */
export const workshop = writeSingle('THROWING-EVENING', 'Throwing evening', {
  productType: 3,
  useCustomAddButtonText: true,
  customAddButtonText: 'Book a seat',
});

/** It is engraved, by a form. */
export const engravedMug = writeSingle('ENGRAVED-MUG', 'Engraved mug', {
  additionalFieldsFormId: 'engraving',
});

const denominations = ['$25', '$50', '$100'];

export const giftCard: ProductJson = {
  id: 'gift-card',
  title: 'Gift card',
  productType: 4,
  variantOptionOrdering: ['Value'],
  variants: denominations.map((value) => ({
    sku: `GIFT-${value.slice(1)}`,
    attributes: { Value: value },
    priceMoney: { value: `${value.slice(1)}.00`, currency: 'USD' },
  })),
};

const inks = 'Black Blue Brown Green Grey Indigo Orange Red Teal Violet'.split(' ');

/** More values than buttons are good for. */
export const ink: ProductJson = {
  id: 'ink',
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
  engravedMug,
  ink,
];
