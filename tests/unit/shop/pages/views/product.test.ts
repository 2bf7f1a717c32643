// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { CatalogueProduct, ExperimentContexts } from '../../../../../shop/server/index.js';
import { productPage, productView } from '../../../../../shop/pages/views/product.js';
import { parsed } from '../../../core/commerce/product/fixtures.js';
import { unreviewed } from '../fake-reviews.js';
import { createFakeServices } from '../fake-services.js';
import { countKeys, productOf } from './products.js';
import '../on-marram.js';

const catalogue = await createFakeServices().catalogue.list('USD');

function view(
  urlId: string,
  changes: Partial<CatalogueProduct> = {},
  experiments: ExperimentContexts = {},
) {
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
    experiments,
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

  it('says what is asked before buying', () => {
    const titles = (urlId: string) => view(urlId).product.facts.map(({ title }) => title);
    expect(titles('dune-mug')).toEqual(['Size', 'Materials', 'Care', 'Delivery', 'Returns']);
    expect(titles('letterpress-cards')).toEqual(['Delivery', 'Returns']);
    expect(titles('bread-notes')).toEqual([]);
  });

  it.each([
    ['a thing', 'dune-mug', true],
    ['what is sold out', 'workshop-apron', false],
    ['a subscription', 'decaf-coffee', false],
    ['a download', 'bread-notes', false],
  ])('offers instalments for %s: %s, %s', (_, urlId, isOffered) => {
    expect(view(urlId).product.hasInstalments).toBe(isOffered);
  });

  it('has a place for the words of a gift', () => {
    const experiments: ExperimentContexts = {
      'gift-note': {
        experimentType: 'FEATURE_TOGGLE',
        variant: 'true',
        segmentName: 'on',
        containsError: false,
      },
    };
    const noteOf = (urlId: string) => view(urlId, {}, experiments).product.form.giftNote;
    expect(noteOf('dune-mug')).toEqual({ name: 'Gift note', maxLength: 200 });
    expect(noteOf('workshop-apron')).toBeNull();
  });

  it('gives the forms of others on the shelf keys of their own', () => {
    const { product, related } = view('dune-mug');
    expect([
      product.form.idempotencyKey,
      ...related.map(({ form }) => form?.idempotencyKey),
    ]).toEqual(['key-1', 'key-2']);
  });
});
