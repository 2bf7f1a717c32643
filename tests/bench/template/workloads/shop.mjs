import { asLoaded } from './as-loaded.mjs';

const colours = ['Oat', 'Sage', 'Clay', 'Slate', 'Plum', 'Sand', 'Moss', 'Rust', 'Ink', 'Chalk'];
const sizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'];
const widths = '1500x1000,100w,300w,500w,750w,1000w,1500w,2500w';

const money = (cents) => ({ currency: 'USD', value: (cents / 100).toFixed(2) });

/** The fields of a published image. */
export const imageOf = (name, index) => ({
  mainImageId: `5f3c9a2e71b05${index}`,
  systemDataId: `5f3c9a2e71b05${index}`,
  assetUrl: `https://images.example.com/content/v1/${name}/${index}/picture+${index}.jpg`,
  originalSize: '2500x1667',
  mediaFocalPoint: { x: 0.5, y: ((index % 9) + 1) / 10 },
  systemDataVariants: widths,
});

function variant(index, place) {
  const price = 900 + ((index * 7919) % 20000) + (index % 2) * place * 100;
  const onSale = index % 3 === 0;
  return {
    sku: `SQ${index}${place}`,
    attributes: { Colour: colours[Math.floor(place / 10)], Size: sizes[place % 10] },
    price,
    salePrice: price - 450,
    onSale,
    unlimited: index % 5 === 0,
    qtyInStock: index % 7 === 0 ? 0 : (index + place) % 12,
    priceMoney: money(price),
    salePriceMoney: money(price - 450),
  };
}

/** A product as a page's data has it, with so many variants. */
export const product = (index, variants) => ({
  id: `5f3c9a2e71b04${index}`,
  collectionId: '5f3c9a2e71b0400',
  recordType: 11,
  recordTypeLabel: 'store-item',
  title: `Linen shirt & shorts no. ${index}`,
  fullUrl: `/shop/linen-shirt-${index}`,
  addedOn: 1_600_000_000_000 + index * 97_000_000,
  starred: index % 10 === 0,
  tags: ['Linen', index % 2 ? 'Summer & sun' : 'New in'],
  categories: [index % 3 ? 'Shirts' : "Women's wear"],
  ...imageOf('shop', index),
  structuredContent: {
    productType: 1,
    isSubscribable: false,
    onSale: false,
    variantOptionOrdering: ['Colour', 'Size'],
    variants: Array.from({ length: variants }, (_, place) => variant(index, place)),
  },
});

/** A page of 100 products; `variants` of each by its index. */
export const shop = (variants) =>
  asLoaded({
    website: { siteTitle: 'Fern & Field', timeZone: 'America/New_York' },
    collection: { title: 'Shirts & more', fullUrl: '/shop' },
    items: Array.from({ length: 100 }, (_, index) => product(index, variants(index))),
  });
