import { describe, expect, it } from 'vitest';
import { withAbsoluteAddresses } from '../../../../../core/commerce/product/absolute-addresses.js';
import { oneVariant, parsed } from './fixtures.js';

const base = 'https://shop.example/api/commerce/products/mug';

const withImage = (assetUrl: string, srcset: string | null = null) =>
  parsed({ ...oneVariant({}), url: '/shop/mug', images: [{ assetUrl, srcset }] });

describe('withAbsoluteAddresses', () => {
  it('resolves the page of the product', () => {
    expect(withAbsoluteAddresses(withImage('/a.jpg'), base).url).toBe(
      'https://shop.example/shop/mug',
    );
    expect(withAbsoluteAddresses(parsed(oneVariant({})), base).url).toBeNull();
  });

  it.each([
    ['/mug.jpg', 'https://shop.example/mug.jpg'],
    ['mug.jpg', 'https://shop.example/api/commerce/products/mug.jpg'],
    ['//pictures.example/mug.jpg', 'https://pictures.example/mug.jpg'],
    ['https://pictures.example/mug.jpg', 'https://pictures.example/mug.jpg'],
    ['data:image/gif;base64,R0lG', 'data:image/gif;base64,R0lG'],
  ])('resolves the picture %s', (address, absolute) => {
    expect(withAbsoluteAddresses(withImage(address), base).images[0]?.url).toBe(absolute);
  });

  it.each([
    ['/a.jpg', 'https://shop.example/a.jpg'],
    ['/a.jpg 1x, /b.jpg 2x', 'https://shop.example/a.jpg 1x, https://shop.example/b.jpg 2x'],
    ['/a.jpg 400w,/b.jpg 800w', 'https://shop.example/a.jpg 400w,https://shop.example/b.jpg 800w'],
    [
      '/w_400,h_300/a.jpg 400w, /w_800,h_600/a.jpg 800w',
      'https://shop.example/w_400,h_300/a.jpg 400w, https://shop.example/w_800,h_600/a.jpg 800w',
    ],
    ['https://c.example/a.jpg 2x', 'https://c.example/a.jpg 2x'],
  ])('resolves the srcset %s', (srcset, absolute) => {
    const [image] = withAbsoluteAddresses(withImage('/a.jpg', srcset), base).images;
    expect(image?.srcset).toBe(absolute);
  });

  it('resolves the pictures of variants', () => {
    const product = parsed(
      oneVariant({ image: { assetUrl: '/oat.jpg' }, moreImages: [{ assetUrl: '/near.jpg' }] }),
    );
    const { variants } = withAbsoluteAddresses(product, base);
    expect(variants[0]?.image?.url).toBe('https://shop.example/oat.jpg');
    expect(variants[0]?.moreImages?.map(({ url }) => url)).toEqual([
      'https://shop.example/near.jpg',
    ]);
  });
});
