import { expect, it } from 'vitest';
import { parseProduct } from '../../core/commerce/product/index.js';
import { products as shopProducts } from '../../examples/marram/catalogue/products.js';
import { catalogueCurrencies } from '../../shop/server/index.js';
import { describeShop } from './open-shop.js';
import { sampleProducts } from './sample-products.js';

describeShop('The catalogue', (shop) => {
  it('returns a product as vitrine-product reads it, in the requested currency', async () => {
    const { services } = await shop.open();
    const mug = await services.catalogue.byUrlId('mug', 'EUR');
    expect(mug).toEqual({
      id: 'item-mug',
      urlId: 'mug',
      url: '/shop/mug',
      title: 'Harbour Mug',
      productType: 1,
      category: 'Table',
      tags: ['stoneware'],
      excerpt: 'Holds a quarter of a litre.',
      facts: null,
      description: ['Thrown by hand.', 'Safe in the dishwasher.'],
      variantOptionOrdering: ['Glaze', 'Size'],
      variants: [
        expect.objectContaining({ sku: 'MUG-OAT-SMALL', unlimited: true, qtyInStock: 0 }),
        {
          id: 'MUG-OAT-LARGE',
          sku: 'MUG-OAT-LARGE',
          attributes: { Glaze: 'Oat', Size: 'Large' },
          optionValues: [
            { optionName: 'Glaze', value: 'Oat' },
            { optionName: 'Size', value: 'Large' },
          ],
          priceMoney: { value: '28.00', currency: 'EUR' },
          salePriceMoney: { value: '23.99', currency: 'EUR' },
          price: 2800,
          salePrice: 2399,
          onSale: true,
          qtyInStock: 7,
          unlimited: false,
          image: null,
        },
        expect.objectContaining({ sku: 'MUG-FERN-SMALL', unlimited: false, qtyInStock: 0 }),
      ],
      priceMoney: { value: '22.00', currency: 'EUR' },
      salePriceMoney: { value: '22.00', currency: 'EUR' },
      onSale: true,
      isSubscribable: false,
      optionColors: null,
      complements: [],
      subscriptionPlan: null,
      purchasePlans: [],
      additionalFieldsFormId: null,
      additionalFieldsForm: null,
      useCustomAddButtonText: false,
      customAddButtonText: null,
      images: [
        { assetUrl: '/images/mug.svg', originalSize: '800x1000', altText: 'A mug on a sill.' },
      ],
    });
  });

  it('prices in whole yen', async () => {
    const { services } = await shop.open();
    const pattern = await services.catalogue.byId('item-pattern', 'JPY');
    expect(pattern?.priceMoney).toEqual({ value: '1300', currency: 'JPY' });
    expect(pattern?.variants[0]?.price).toBe(1300);
  });

  it('lists in the written order, by category and by tag', async () => {
    const { services } = await shop.open();
    const list = async (filter?: { category?: string; tag?: string }) =>
      (await services.catalogue.list('USD', filter)).map(({ urlId }) => urlId);
    expect(await list()).toEqual(['mug', 'pattern', 'gift']);
    expect(await list({ category: 'Paper' })).toEqual(['pattern']);
    expect(await list({ tag: 'stoneware' })).toEqual(['mug']);
    expect(await list({ category: 'Paper', tag: 'stoneware' })).toEqual([]);
    expect(await services.catalogue.byUrlId('none', 'USD')).toBeNull();
  });

  it('follows a changed catalogue, and keeps the remaining stock', async () => {
    const { database } = await shop.open();
    await database.query(`update variants set stock = 2 where sku = 'MUG-OAT-LARGE'`);
    const changed = sampleProducts
      .filter(({ urlId }) => urlId !== 'gift')
      .map((product) => ({
        ...product,
        title: `${product.title}, new`,
        urlId: `new-${product.urlId}`,
      }));
    const { services } = await shop.openCopy({ products: changed });
    const products = await services.catalogue.list('USD');
    expect(products.map(({ title }) => title)).toEqual([
      'Harbour Mug, new',
      'Sail Bag Pattern, new',
    ]);
    expect(products[0]?.variants[1]?.qtyInStock).toBe(2);
    expect(await services.catalogue.byUrlId('mug', 'USD')).toBeNull();
  });

  it('keeps removed products in carts, but adds no more of them', async () => {
    const { visit } = await shop.open();
    const visitor = await visit();
    await visitor.add({ itemId: 'item-pattern' });
    await shop.openCopy({ products: sampleProducts.filter(({ urlId }) => urlId !== 'pattern') });
    const [entry] = (await visitor.cart()).entries;
    expect(entry).toMatchObject({ title: 'Sail Bag Pattern', quantity: 1 });
    const again = await visitor.add({ itemId: 'item-pattern' });
    expect(await again.json()).toMatchObject({ code: 'item-unavailable' });
    const more = await visitor.send(`/api/commerce/shopping-cart/entries/${entry?.id}`, {
      method: 'PUT',
      json: { quantity: 2 },
    });
    expect(await more.json()).toMatchObject({ code: 'item-unavailable' });
  });

  it('is read without a problem by the widgets, each written product in each currency', async () => {
    const { services } = await shop.open({ products: shopProducts });
    for (const currency of catalogueCurrencies) {
      const products = await services.catalogue.list(currency);
      expect(products).toHaveLength(shopProducts.length);
      const problems = products
        .map((product) => parseProduct(product))
        .filter((parsed) => 'problem' in parsed);
      expect(problems).toEqual([]);
    }
  });
});
