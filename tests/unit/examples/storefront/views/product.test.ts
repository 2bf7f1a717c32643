// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct } from '../../../../../examples/server/index.js';
import { productPage, productView } from '../../../../../examples/storefront/views/product.js';
import { parsed, usd } from '../../../core/commerce/product/fixtures.js';
import { unreviewed } from '../fake-reviews.js';
import { createFakeServices } from '../fake-services.js';
import { countKeys, productOf } from './products.js';

const catalogue = await createFakeServices().catalogue.list('USD');

function view(urlId: string, changes: Partial<CatalogueProduct> = {}) {
  const found = catalogue.find((product) => product.urlId === urlId);
  if (!found) throw new Error(`There is no ${urlId}.`);
  const source = { ...found, ...changes };
  return productView({
    source,
    product: parsed(source),
    page: productPage(source),
    reviews: unreviewed,
    origin: 'https://shop.example',
    related: [productOf([{}])],
    crumb: 'the-crumb',
    problem: null,
    problemCode: undefined,
    restock: { captcha: null, isSignedUp: false, problem: null },
    experiments: {},
    createKey: countKeys(),
  });
}

describe('productView', () => {
  it('contains the data of widgets, without texts of the page', () => {
    const { data } = view('dune-mug').product;
    expect(data).toMatchObject({ id: 'item-dune-mug', variantOptionOrdering: ['Colour', 'Size'] });
    for (const word of ['description', 'excerpt', 'category', 'tags']) {
      expect(data).not.toHaveProperty(word);
    }
  });

  it('contains the page in the site context', () => {
    expect(view('dune-mug').page).toEqual({
      id: 'item-dune-mug',
      contentSource: 'i',
      title: 'Dune Mug',
      path: '/shop/dune-mug',
      permissionType: null,
    });
  });

  it.each([
    ['Gifts & Classes', '/shop/gifts-classes'],
    ['Cellar', '/shop'],
  ])('has a breadcrumb from %s to %s', (category, url) => {
    expect(view('dune-mug', { category }).product.trail).toEqual([
      { title: 'Shop', url: '/shop' },
      { title: category, url },
    ]);
  });

  it('lists the price of each value of a product with one option', () => {
    expect(view('gift-card').product.prices.slice(0, 2)).toEqual([
      { value: 'Pebble', price: usd('25.00') },
      { value: 'Shell', price: usd('50.00') },
    ]);
  });

  it.each([
    ['with two options', 'dune-mug'],
    ['with one price', 'market-tote'],
    ['without options', 'olive-spoons'],
  ])('lists no prices of a product %s', (_, urlId) => {
    expect(view(urlId).product.prices).toEqual([]);
  });

  it('gives the forms of others on the shelf keys of their own', () => {
    const { product, related } = view('dune-mug');
    expect([
      product.form.idempotencyKey,
      ...related.map(({ form }) => form?.idempotencyKey),
    ]).toEqual(['key-1', 'key-2']);
  });
});
