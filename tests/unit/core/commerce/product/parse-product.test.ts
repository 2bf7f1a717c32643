import { describe, expect, it } from 'vitest';
import { parseProduct } from '../../../../../core/commerce/product/index.js';
import { oneVariant, parsed, twoVariants, usd } from './fixtures.js';

const full = {
  id: 'apron',
  title: 'Linen apron',
  url: '/shop/linen-apron',
  productType: 1,
  variantOptionOrdering: ['Size', 'Colour'],
  variants: [
    {
      id: 'v1',
      sku: 'A-1',
      attributes: { Colour: 'Red', Size: 'S' },
      optionValues: [
        { optionName: 'Colour', value: 'Red' },
        { optionName: 'Size', value: 'S' },
      ],
      priceMoney: { decimalValue: '42.00', currencyCode: 'USD' },
      salePriceMoney: { value: '30.00', currency: 'USD' },
      price: 4200,
      salePrice: 3000,
      onSale: true,
      qtyInStock: 3,
      unlimited: false,
      image: {
        assetUrl: '/images/red.svg',
        originalSize: '800x1000',
        altText: 'Red apron',
        srcset: '/images/red-2x.svg 2x',
      },
    },
    {
      id: 'v2',
      sku: 'A-2',
      attributes: { Colour: 'Blue', Size: 'S' },
      priceMoney: usd('45'),
      onSale: false,
      qtyInStock: 0,
      unlimited: true,
      image: null,
    },
  ],
  images: [{ assetUrl: '/images/apron.svg', originalSize: '1200x900', altText: '' }],
  priceMoney: usd('42.00'),
  onSale: true,
  isSubscribable: false,
  subscriptionPlan: null,
  useCustomAddButtonText: true,
  customAddButtonText: ' Take me home ',
  additionalFieldsFormId: 'form-1',
  additionalFieldsForm: { id: 'form-1', fields: [{ id: 'f', type: 'text' }] },
};

describe('parseProduct', () => {
  // platform §3: "productType, variants, priceMoney, salePriceMoney, onSale, isSubscribable, subscriptionPlan,
  // additionalFieldsFormId, additionalFieldsForm, useCustomAddButtonText, customAddButtonText, variantOptionOrdering."
  it('reads every part of a product', () => {
    expect(parseProduct(full)).toEqual({
      product: {
        id: 'apron',
        handle: 'linen-apron',
        description: null,
        title: 'Linen apron',
        url: '/shop/linen-apron',
        productType: 'physical',
        options: [
          { name: 'Size', values: ['S'] },
          { name: 'Colour', values: ['Red', 'Blue'] },
        ],
        variants: [
          {
            id: 'v1',
            sku: 'A-1',
            attributes: { Colour: 'Red', Size: 'S' },
            price: { cents: 4200, currency: 'USD' },
            salePrice: { cents: 3000, currency: 'USD' },
            onSale: true,
            stock: { unlimited: false, quantity: 3 },
            image: {
              url: '/images/red.svg',
              alt: 'Red apron',
              width: 800,
              height: 1000,
              srcset: '/images/red-2x.svg 2x',
            },
          },
          {
            id: 'v2',
            sku: 'A-2',
            attributes: { Colour: 'Blue', Size: 'S' },
            price: { cents: 4500, currency: 'USD' },
            salePrice: null,
            onSale: false,
            stock: { unlimited: true, quantity: 0 },
            image: null,
          },
        ],
        images: [{ url: '/images/apron.svg', alt: '', width: 1200, height: 900, srcset: null }],
        isSubscribable: false,
        subscriptionPlan: null,
        instalments: null,
        addButtonLabel: 'Take me home',
        additionalFieldsFormId: 'form-1',
        additionalFieldsForm: { id: 'form-1', fields: [{ id: 'f', type: 'text' }] },
      },
    });
  });

  it.each([
    [{ handle: 'dune-mug', urlId: 'mug', url: '/shop/m' }, 'dune-mug'],
    [{ urlId: 'mug', url: '/shop/m' }, 'mug'],
    [{ url: '/shop/m' }, 'm'],
    [{ url: 'https://shop.example/shop/m/#top' }, 'm'],
    [{ url: '/shop?item=4' }, null],
    [{ url: 'm' }, null],
    [{}, null],
  ])('names by its handle %j', (changes, handle) => {
    expect(parsed({ id: 7, ...changes }).handle).toBe(handle);
  });

  it('needs no more than an id', () => {
    expect(parsed({ id: 7 })).toEqual({
      id: '7',
      handle: null,
      description: null,
      title: '',
      url: null,
      productType: 'unknown',
      options: [],
      variants: [],
      images: [],
      isSubscribable: false,
      subscriptionPlan: null,
      instalments: null,
      addButtonLabel: null,
      additionalFieldsFormId: null,
      additionalFieldsForm: null,
    });
  });

  it('accepts the storefront view of a product', () => {
    const product = parsed({
      id: 'p',
      name: 'Mug',
      productType: 'physical',
      variants: [
        { sku: 'M', price: { decimalValue: '5.50', currencyCode: 'EUR' }, attributes: {} },
      ],
    });
    expect(product.title).toBe('Mug');
    expect(product.variants[0]?.price).toEqual({ cents: 550, currency: 'EUR' });
  });

  it('reads zero-decimal prices without a factor of a hundred', () => {
    const product = parsed(oneVariant({ priceMoney: { value: '1624', currency: 'JPY' } }));
    expect(product.variants[0]?.price).toEqual({ cents: 1624, currency: 'JPY' });
  });

  it.each([
    ['number', 3, 3],
    ['text', '3', 3],
    ['decimal text', '3.0', 3],
    ['part of a piece', 2.9, 2],
    ['backorder', -4, 0],
    ['null', null, 0],
    ['missing value', undefined, 0],
  ])('reads stock from a %s', (_, qtyInStock, quantity) => {
    expect(parsed(oneVariant({ qtyInStock })).variants[0]?.stock).toEqual({
      unlimited: false,
      quantity,
    });
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    [0, false],
    [null, false],
    [undefined, false],
  ])('reads the flag %j as %s', (unlimited, expected) => {
    expect(parsed(oneVariant({ unlimited })).variants[0]?.stock.unlimited).toBe(expected);
  });

  it.each([
    [1, false],
    [2, true],
    [3, false],
    [4, true],
    [9, false],
  ])('gives the variants of product type %d unlimited stock: %s', (productType, unlimited) => {
    const product = parsed({ ...oneVariant({ qtyInStock: 0 }), productType });
    expect(product.variants[0]?.stock.unlimited).toBe(unlimited);
  });

  it('accepts numbers as texts', () => {
    const { variants } = parsed(twoVariants({ id: 1, sku: 11, attributes: { Size: 38 } }, {}));
    expect(variants[0]).toMatchObject({ id: '1', sku: '11', attributes: { Size: '38' } });
  });

  // platform §3: "attributes, priceMoney, salePriceMoney, price, salePrice, onSale, qtyInStock, unlimited, optionValues."
  it('reads option values when attributes are missing', () => {
    const optionValues = [{ optionName: 'Size', value: 'XL' }];
    const { variants } = parsed(twoVariants({ attributes: null, optionValues }, {}));
    expect(variants[0]?.attributes).toEqual({ Size: 'XL' });
  });

  it('identifies a variant without an id by its SKU, else by its place', () => {
    expect(parsed(oneVariant({})).variants[0]?.id).toBe('M');
    expect(parsed(oneVariant({ sku: null })).variants[0]).toMatchObject({ id: 'mug-1', sku: '' });
  });

  describe('options', () => {
    it('follow the merchant’s ordering, then the variants', () => {
      const attributes = { Cut: 'A', Size: 'S', Colour: 'Red' };
      const product = parsed({
        ...twoVariants({ attributes }, { attributes: { ...attributes, Size: 'L' } }),
        variantOptionOrdering: ['Colour', 'Gone', 'Size'],
      });
      expect(product.options).toEqual([
        { name: 'Colour', values: ['Red'] },
        { name: 'Size', values: ['S', 'L'] },
        { name: 'Cut', values: ['A'] },
      ]);
    });

    it('are none for a single variant', () => {
      expect(parsed(oneVariant({ attributes: { Size: 'S' } })).options).toEqual([]);
    });
  });

  describe('prices of the product', () => {
    const priced = { priceMoney: usd('9'), salePriceMoney: usd('7'), onSale: true };

    it('are the default of a variant that has none', () => {
      const product = parsed({ ...twoVariants({ priceMoney: null }, {}), ...priced });
      expect(
        product.variants.map(({ price, salePrice, onSale }) => [price, salePrice, onSale]),
      ).toEqual([
        [{ cents: 900, currency: 'USD' }, { cents: 700, currency: 'USD' }, true],
        [{ cents: 500, currency: 'USD' }, null, false],
      ]);
    });

    it('make a product without variants its own one', () => {
      expect(parsed({ id: 'song', sku: 'S', productType: 2, ...priced }).variants).toEqual([
        {
          id: 'song',
          sku: 'S',
          attributes: {},
          price: { cents: 900, currency: 'USD' },
          salePrice: { cents: 700, currency: 'USD' },
          onSale: true,
          stock: { unlimited: true, quantity: 0 },
          image: null,
        },
      ]);
    });

    it('make no denomination of a gift card', () => {
      expect(parsed({ id: 'card', productType: 4, ...priced }).variants).toEqual([]);
    });
  });

  it('prices at 0 USD what has no price at all', () => {
    expect(parsed(oneVariant({ priceMoney: null })).variants[0]?.price).toEqual({
      cents: 0,
      currency: 'USD',
    });
  });

  it('leaves out images it cannot read', () => {
    const product = parsed({
      ...oneVariant({ image: { altText: 'no address' } }),
      images: [
        null,
        'image.png',
        { assetUrl: '' },
        { assetUrl: '/a.svg', originalSize: 'big', altText: 4 },
      ],
    });
    expect(product.variants[0]?.image).toBeNull();
    expect(product.images).toEqual([
      { url: '/a.svg', alt: '', width: null, height: null, srcset: null },
    ]);
    expect(parsed({ id: 'p', images: 'none' }).images).toEqual([]);
  });

  it.each([
    [true, 'Order now', 'Order now'],
    [false, 'Order now', null],
    [true, '  ', null],
    [true, null, null],
  ])('with useCustomAddButtonText %s and %j labels the button %j', (use, text, label) => {
    const product = parsed({ id: 'p', useCustomAddButtonText: use, customAddButtonText: text });
    expect(product.addButtonLabel).toBe(label);
  });

  it('reads the form’s id from the form itself too', () => {
    expect(parsed({ id: 'p', additionalFieldsForm: { id: 'f' } }).additionalFieldsFormId).toBe('f');
    expect(parsed({ id: 'p', additionalFieldsFormId: '' }).additionalFieldsFormId).toBeNull();
  });

  it.each<[string, unknown, string]>([
    ['null', null, 'The product must be a JSON object.'],
    ['a list', [], 'The product must be a JSON object.'],
    ['a text', 'apron', 'The product must be a JSON object.'],
    ['no id', { title: 'Apron' }, 'id is missing.'],
    ['a blank id', { id: ' ' }, 'id is missing.'],
    ['a wrong title', { id: 'p', title: {} }, 'title must be text.'],
    ['variants that are no list', { id: 'p', variants: {} }, 'variants must be a list.'],
    ['a variant that is no object', { id: 'p', variants: ['S'] }, 'variants[0] must be an object.'],
    ['a wrong SKU', oneVariant({ sku: true }), 'variants[0].sku must be text.'],
    [
      'stock in words',
      oneVariant({ qtyInStock: 'many' }),
      'variants[0].qtyInStock must be a number.',
    ],
    [
      'stock as empty text',
      oneVariant({ qtyInStock: '' }),
      'variants[0].qtyInStock must be a number.',
    ],
    [
      'attributes in words',
      oneVariant({ attributes: 'Red' }),
      'variants[0].attributes must be an object of option names and values.',
    ],
    [
      'a wrong attribute',
      oneVariant({ attributes: { Size: ['S'] } }),
      'variants[0].attributes.Size must be text.',
    ],
    [
      'an option value without its name',
      oneVariant({ optionValues: [{ value: 'S' }] }),
      'variants[0].optionValues[0].optionName is missing.',
    ],
    [
      'an ordering in words',
      { id: 'p', variantOptionOrdering: 'Size' },
      'variantOptionOrdering must be a list of option names.',
    ],
    [
      'a price that is no money',
      oneVariant({ priceMoney: 42 }),
      'variants[0].priceMoney must be money, such as { "value": "42.00", "currency": "USD" }.',
    ],
    [
      'a price in words',
      oneVariant({ priceMoney: usd('free') }),
      'variants[0].priceMoney cannot be read: "free" is not a decimal number.',
    ],
    [
      'a sale price in an unknown currency',
      oneVariant({ salePriceMoney: { value: '1', currency: 'XYZ' } }),
      'variants[0].salePriceMoney cannot be read: "XYZ" is not a supported currency.',
    ],
    [
      'an amount without a currency',
      { id: 'p', priceMoney: { value: '12' } },
      'priceMoney cannot be read: The amount "12" names no currency.',
    ],
  ])('refuses %s and names the field', (_, json, problem) => {
    expect(parseProduct(json)).toEqual({ problem });
  });

  // Platform §3 lets a price name no currency; it is that of the site.
  it('takes the currency of the site for prices that name none', () => {
    const json = {
      id: 7,
      name: 'Mug',
      price: { decimalValue: '68.00' },
      variants: [
        { sku: 's', price: { decimalValue: '68.00' }, attributes: { Size: 'S' } },
        { sku: 'l', attributes: [{ optionName: 'Size', value: 'L' }] },
      ],
    };
    expect(parseProduct(json, { currency: 'HUF' })).toMatchObject({
      product: {
        id: '7',
        options: [{ name: 'Size', values: ['S', 'L'] }],
        variants: [
          { price: { cents: 6800, currency: 'HUF' } },
          { price: { cents: 6800, currency: 'HUF' } },
        ],
      },
    });
    expect(parseProduct(json, { currency: 'JPY' })).toMatchObject({
      product: { variants: [{ price: { cents: 68, currency: 'JPY' } }, {}] },
    });
    expect(parseProduct(json)).toHaveProperty('problem');
  });
});
