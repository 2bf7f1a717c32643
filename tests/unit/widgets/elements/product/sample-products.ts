import { parseProduct, type Product } from '../../../../../core/commerce/product/index.js';

const money = (value: string) => ({ value, currency: 'USD' });
const picture = (name: string) => ({
  assetUrl: `/images/${name}.png`,
  originalSize: '800x600',
  altText: `A ${name}`,
});

/** As a server writes it. Blue comes in S and L (the last one sold out), Clay in S and M. */
export const mugJson = {
  id: 'mug',
  title: 'Mug',
  productType: 1,
  variantOptionOrdering: ['Colour', 'Size'],
  images: [picture('mug')],
  variants: [
    {
      sku: 'BLUE-S',
      attributes: { Colour: 'Blue', Size: 'S' },
      priceMoney: money('30.00'),
      qtyInStock: 3,
      image: picture('blue'),
    },
    {
      sku: 'BLUE-L',
      attributes: { Colour: 'Blue', Size: 'L' },
      priceMoney: money('42.00'),
      qtyInStock: 0,
      image: picture('blue'),
    },
    {
      sku: 'CLAY-S',
      attributes: { Colour: 'Clay', Size: 'S' },
      priceMoney: money('30.00'),
      salePriceMoney: money('24.00'),
      onSale: true,
      unlimited: true,
      image: picture('clay'),
    },
    {
      sku: 'CLAY-M',
      attributes: { Colour: 'Clay', Size: 'M' },
      priceMoney: money('36.00'),
      unlimited: true,
      image: picture('clay'),
    },
  ],
};

/** One variant, no options. */
export const candleJson = {
  id: 'candle',
  title: 'Candle',
  productType: 1,
  variants: [{ sku: 'CANDLE', priceMoney: money('18.00'), qtyInStock: 5 }],
};

export function readProduct(json: unknown): Product {
  const parsed = parseProduct(json);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.product;
}
