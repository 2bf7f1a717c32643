import { describe, expect, it } from 'vitest';
import { productOf } from './fixtures.js';

const rows = [{ attributes: { Size: 'S' } }, { attributes: { Size: 'L' } }];

describe('a product of outside data', () => {
  it.each([
    [{}, {}, undefined],
    [{ quantityRule: { minimum: 6 } }, {}, 6],
    // That of the product is of each of its variants without one.
    [{}, { quantityRule: { minimum: 4 } }, 4],
    [{ quantityRule: { minimum: 6 } }, { quantityRule: { minimum: 4 } }, 6],
    [{ quantityRule: 'by the dozen' }, {}, undefined],
  ])('with %j of a variant and %j of all has the least quantity %s', (own, all, minimum) => {
    const priceMoney = { value: '42.00', currency: 'USD' };
    const { variants } = productOf([], { variants: [{ sku: 'A', priceMoney, ...own }], ...all });
    expect(variants[0]?.quantityRule?.minimum).toBe(minimum);
  });

  it.each([
    ['javascript:alert(1)', null],
    [' JavaScript:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['data:text/html,x', null],
    ['https://[', null],
    ['/shop/linen-apron', '/shop/linen-apron'],
    ['https://shop.test/linen-apron', 'https://shop.test/linen-apron'],
  ])('whose page is %j leads to %j', (url, address) => {
    expect(productOf(rows, { url }).url).toBe(address);
  });

  it.each([
    ['java\nscript:alert(1)', []],
    ['https://[', []],
    ['/apron.jpg', ['/apron.jpg']],
    ['data:image/png;base64,AA==', ['data:image/png;base64,AA==']],
  ])('with the picture %j shows %j', (assetUrl, shown) => {
    const image = { assetUrl };
    const variants = rows.map((row, index) => ({
      ...row,
      moreImages: [image, null],
      sku: `SKU-${index}`,
      image,
      priceMoney: { value: '42.00', currency: 'USD' },
    }));
    const product = productOf(rows, { images: [image], variants });
    expect(product.images.map(({ url }) => url)).toEqual(shown);
    expect(product.variants.map((variant) => variant.image?.url ?? null)).toEqual(
      variants.map(() => shown[0] ?? null),
    );
    expect(product.variants.map(({ moreImages = [] }) => moreImages.map(({ url }) => url))).toEqual(
      variants.map(() => shown),
    );
  });
});
