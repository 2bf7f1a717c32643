import { products } from '../../../../examples/server/catalogue/products.js';
import { toProductJson } from '../../../../examples/server/catalogue/product-json.js';
import type { CartJson, CatalogueCurrency, EntryJson } from '../../../../examples/server/index.js';
import type { StorefrontServices } from '../../../../examples/storefront/index.js';

/** The real catalogue without a database, and a cart for the token 'full'. */
export function createFakeServices(): StorefrontServices {
  const list = (currency: CatalogueCurrency) =>
    products.map(({ id, urlId, variants, ...details }) => {
      const rows = variants.map(({ salePrices, image, stock, ...variant }) => ({
        ...variant,
        sale_prices: salePrices ?? null,
        image: image ?? null,
        stock: stock === 'unlimited' ? null : stock,
      }));
      return toProductJson({ id, url_id: urlId, details, variants: rows }, currency);
    });
  return {
    catalogue: {
      list: (currency, filter) =>
        Promise.resolve(
          list(currency).filter(({ category }) => (filter?.category ?? category) === category),
        ),
      byUrlId: (urlId, currency) =>
        Promise.resolve(list(currency).find((product) => product.urlId === urlId) ?? null),
    },
    carts: { read: (token) => Promise.resolve(token === 'full' ? cart : null) },
    crumbs: { issue: () => 'the-crumb' },
  };
}

export const entry: EntryJson = {
  id: 'entry/1',
  itemId: 'item-dune-mug',
  quantity: 2,
  chosenVariant: { sku: 'MUG-OAT-LARGE', attributes: { Colour: 'Oat', Size: 'Large' } },
  title: 'Dune Mug',
  subTotal: 6800,
  purchasePriceCents: 3400,
  additionalFields: null,
  imageUrl: '/images/dune-mug-oat.svg',
  itemUrl: '/shop/dune-mug',
};

export const cart: CartJson = {
  id: 'cart-1',
  websiteId: 'vitrine-shop',
  orderId: null,
  created: 0,
  isPurchased: false,
  entries: [entry],
  shippingOptions: [],
  selectedShippingOption: null,
  shippingLocation: null,
  applicableTaxRules: [],
  coupons: [],
  validCoupons: [],
  invalidCoupons: [],
  subtotalCents: 6800,
  taxCents: 544,
  shippingCostCents: 0,
  discountCents: 0,
  grandTotalCents: 7344,
  totalQuantity: 2,
  hasDigital: false,
  purelyDigital: false,
  requiresShipping: true,
  currency: 'USD',
};
