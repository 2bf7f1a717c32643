// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { products } from '../../../../../examples/marram/catalogue/products.js';
import { toProductJson } from '../../../../../shop/server/domains/catalogue/product-json.js';
import { catalogueCurrencies } from '../../../../../shop/server/domains/catalogue/types.js';
import { parseProduct } from '../../../../../core/commerce/product/index.js';

const variants = products.flatMap((product) => product.variants);
const of = (type: string) => products.filter((product) => product.type === type);
const named = (urlId: string) => products.find((product) => product.urlId === urlId)!;
const isSoldOut = (product: (typeof products)[number]) =>
  product.variants.every(({ stock }) => stock === 0);

describe('the catalogue', () => {
  it('has at least 24 products, each with an id, an address and words of its own', () => {
    expect(products.length).toBeGreaterThanOrEqual(24);
    for (const read of ['id', 'urlId', 'title', 'excerpt'] as const) {
      expect(new Set(products.map((product) => product[read])).size).toBe(products.length);
    }
    for (const { description } of products) expect(description.length).toBeGreaterThan(0);
  });

  it('sells every type of product', () => {
    for (const type of ['physical', 'digital', 'service', 'gift-card']) {
      expect(of(type).length).toBeGreaterThan(0);
    }
  });

  it('has gift cards whose denominations are variants', () => {
    const [card] = of('gift-card');
    expect(card?.options).toEqual(['Denomination']);
    expect(new Set(card?.variants.map(({ prices }) => prices.USD)).size).toBe(4);
  });

  it('has products with no option, one option and two options', () => {
    expect(new Set(products.map(({ options }) => options.length))).toEqual(new Set([0, 1, 2]));
    for (const { options, variants: own } of products) {
      expect(own.length > 1).toBe(options.length > 0);
    }
  });

  it('leaves some combinations of two options out and has others sold out', () => {
    const mug = named('dune-mug').variants.map(({ attributes, stock }) => ({
      ...attributes,
      stock,
    }));
    expect(mug).toHaveLength(5);
    expect(mug).not.toContainEqual(expect.objectContaining({ Colour: 'Fern', Size: 'Large' }));
    expect(mug).toContainEqual({ Colour: 'Slate', Size: 'Small', stock: 0 });
  });

  it('has products that are sold out, and variants that are nearly so, or never', () => {
    expect(products.filter(isSoldOut).map(({ urlId }) => urlId)).toEqual(['workshop-apron']);
    expect(
      variants.filter(({ stock }) => stock === 1 || stock === 2 || stock === 3).length,
    ).toBeGreaterThan(5);
    expect(variants.some(({ stock }) => stock === 'unlimited')).toBe(true);
  });

  it('has sale prices below the regular ones, for a whole product and for single variants', () => {
    const reduced = variants.filter(({ salePrices }) => salePrices !== undefined);
    for (const { prices, salePrices } of reduced) {
      for (const currency of catalogueCurrencies) {
        expect(salePrices?.[currency]).toBeLessThan(prices[currency]);
      }
    }
    expect(named('harbour-teapot').variants.every(({ salePrices }) => salePrices)).toBe(true);
    expect(
      new Set(named('marram-throw').variants.map(({ salePrices }) => salePrices !== undefined))
        .size,
    ).toBe(2);
  });

  it('has a price in whole minor units of USD, EUR and JPY for every variant', () => {
    for (const { prices } of variants) {
      expect(Object.keys(prices)).toEqual(['USD', 'EUR', 'JPY']);
      for (const amount of Object.values(prices)) {
        expect(Number.isInteger(amount) && amount > 0).toBe(true);
      }
    }
  });

  it('gives each variant its own sku and a value for each option', () => {
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    for (const { options, variants: own } of products) {
      for (const { attributes } of own) expect(Object.keys(attributes)).toEqual(options);
    }
  });

  it('is read by widgets without a problem, in every currency', () => {
    for (const { id, urlId, variants: own, additionalFieldsForm: form, ...details } of products) {
      const rows = own.map(({ sku, attributes, prices, salePrices, image, stock }) => ({
        sku,
        attributes,
        prices,
        sale_prices: salePrices ?? null,
        image: image ?? null,
        stock: stock === 'unlimited' ? null : stock,
      }));
      for (const currency of catalogueCurrencies) {
        const json = toProductJson(
          { id, url_id: urlId, details, variants: rows, form: form ?? null },
          currency,
        );
        expect(parseProduct(json)).toHaveProperty('product');
      }
    }
  });
});
