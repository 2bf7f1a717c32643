import type { Value } from '../../../../../../core/template/values.js';

const usd = (value: string) => ({ value, currency: 'USD' });

/** A mug in two glazes and two sizes; the large oat one is sold out. */
export function mug(content: Record<string, Value> = {}, item: Record<string, Value> = {}) {
  return {
    id: 'item-mug',
    collectionId: 'shop',
    title: 'Dune Mug',
    fullUrl: '/shop/dune-mug',
    structuredContent: {
      productType: 1,
      variantOptionOrdering: ['Glaze', 'Size'],
      variants: [
        mugVariant('OAT-S', 'Oat', 'Small', '28.00', 24),
        mugVariant('OAT-L', 'Oat', 'Large', '34.00', 0),
        mugVariant('FERN-S', 'Fern', 'Small', '28.00', 3),
      ],
      ...content,
    },
    ...item,
  };
}

function mugVariant(sku: string, Glaze: string, Size: string, price: string, qtyInStock: number) {
  return {
    sku,
    attributes: { Glaze, Size },
    price: Number(price) * 100,
    priceMoney: usd(price),
    qtyInStock,
  };
}

/** One variant, so nothing to choose. */
export function bowl(content: Record<string, Value> = {}, item: Record<string, Value> = {}) {
  return {
    id: 'item-bowl',
    title: 'Tide Bowl',
    structuredContent: {
      productType: 1,
      variants: [{ sku: 'BOWL', priceMoney: usd('40.00'), qtyInStock: 5 }],
      ...content,
    },
    ...item,
  };
}

export function giftCard(content: Record<string, Value> = {}) {
  return {
    id: 'item-gift',
    title: 'Gift Card',
    structuredContent: {
      productType: 4,
      variantOptionOrdering: ['Amount'],
      variants: ['25', '50'].map((amount) => ({
        sku: `GIFT-${amount}`,
        attributes: { Amount: amount },
        priceMoney: usd(amount),
      })),
      ...content,
    },
  };
}

export function ebook(content: Record<string, Value> = {}) {
  return {
    id: 'item-ebook',
    title: 'Bread Notes',
    structuredContent: { productType: 2, priceMoney: usd('12.00'), variants: [], ...content },
  };
}
