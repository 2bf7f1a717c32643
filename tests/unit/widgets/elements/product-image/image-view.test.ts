import { describe, expect, it } from 'vitest';
import {
  chooseImage,
  listImages,
  viewedImage,
  viewImage,
  type Chosen,
} from '../../../../../widgets/elements/product-image/image-view.js';
import { candleJson, mugJson, readProduct } from '../product/sample-products.js';

const mug = readProduct(mugJson);
const main = mug.images[0]!;
const blue = mug.variants[0]!.image!;
const base = 'https://shop.example/shop/mug';
const page = {
  src: 'https://shop.example/images/mug.png',
  srcset: '/images/mug-400.png 400w',
  sizes: '50vw',
  width: 400,
  height: 500,
};

describe('chooseImage', () => {
  const choose = (changes: Partial<Chosen>) =>
    chooseImage({ product: mug, variant: null, choices: {}, ...changes }).image?.url;
  const [variant] = mug.variants;

  it("takes the variant's image, else the product's first", () => {
    expect(choose({ variant: variant! })).toBe('/images/blue.png');
    expect(choose({ variant: { ...variant!, image: null } })).toBe('/images/mug.png');
    expect(choose({})).toBe('/images/mug.png');
    expect(choose({ product: readProduct(candleJson) })).toBeUndefined();
  });

  it('takes a picture that all variants still possible share', () => {
    expect(choose({ choices: { Colour: 'Clay' } })).toBe('/images/clay.png');
    expect(choose({ choices: { Size: 'S' } })).toBe('/images/mug.png');
  });
});

describe('the key of a choice', () => {
  const keyOf = (changes: Partial<Chosen>) =>
    chooseImage({ product: mug, variant: null, choices: {}, ...changes }).key;
  const [blueSmall, blueLarge, claySmall] = mug.variants;

  it('is another for each variant, also where they share a picture', () => {
    const keys = [blueSmall, blueLarge, claySmall].map((variant) => keyOf({ variant: variant! }));
    expect(new Set([...keys, keyOf({})]).size).toBe(4);
  });

  it('stays while a choice says nothing about the picture', () => {
    expect(keyOf({ choices: { Size: 'S' } })).toBe(keyOf({}));
    expect(keyOf({ choices: { Colour: 'Clay' } })).not.toBe(keyOf({}));
  });
});

describe('listImages', () => {
  const list = (changes: Partial<Chosen>) =>
    listImages({ product: mug, variant: null, choices: {}, ...changes }).map(({ url }) => url);

  it("has the product's own pictures, then those of its variants, each once", () => {
    expect(list({})).toEqual(['/images/mug.png', '/images/blue.png', '/images/clay.png']);
    expect(list({ product: { ...mug, images: [blue, main] } })).toHaveLength(3);
    expect(list({ product: readProduct(candleJson) })).toEqual([]);
  });

  it('has the pictures of the chosen variant and those of none, where it has more than one', () => {
    const near = { ...blue, url: '/images/blue-near.png' };
    const variants = mug.variants.map((variant) =>
      variant.attributes['Colour'] === 'Blue' ? { ...variant, moreImages: [near] } : variant,
    );
    const product = { ...mug, variants, images: [main, near] };
    const ofBlue = ['/images/blue.png', '/images/blue-near.png', '/images/mug.png'];
    expect(list({ product, variant: variants[0]! })).toEqual(ofBlue);
    expect(list({ product, choices: { Colour: 'Blue' } })).toEqual(ofBlue);
    const all = [
      '/images/mug.png',
      '/images/blue-near.png',
      '/images/blue.png',
      '/images/clay.png',
    ];
    expect(list({ product })).toEqual(all);
    expect(list({ product, choices: { Colour: 'Clay' } })).toEqual(all);
    expect(list({ product, choices: { Size: 'S' } })).toEqual(all);
  });
});

describe('viewImage', () => {
  it("adopts srcset and sizes when it is the page's own picture", () => {
    expect(viewImage(main, mug, page, base)).toEqual({
      src: '/images/mug.png',
      srcSet: '/images/mug-400.png 400w',
      sizes: '50vw',
      alt: 'A mug',
      width: 400,
      height: 500,
    });
  });

  it("keeps the frame but not the srcset of the page's picture for another one", () => {
    expect(viewImage(blue, mug, page, base)).toEqual({
      src: '/images/blue.png',
      srcSet: undefined,
      sizes: undefined,
      alt: 'A blue',
      width: 400,
      height: 500,
    });
  });

  it("uses the sizes of the page with the picture's own srcset", () => {
    const view = viewImage({ ...blue, srcset: '/images/blue-400.png 400w' }, mug, page, base);

    expect(view.srcSet).toBe('/images/blue-400.png 400w');
    expect(view.sizes).toBe('50vw');
  });

  it("frames by the product's first picture without a page picture, else by its own", () => {
    const size = { width: 1000, height: 500 };

    expect(viewImage({ ...blue, ...size }, mug, null, base)).toMatchObject({
      width: 800,
      height: 600,
    });
    expect(viewImage({ ...blue, ...size }, { title: '', images: [] }, null, base)).toMatchObject(
      size,
    );
    expect(
      viewImage({ ...blue, width: null }, { title: '', images: [] }, null, base).width,
    ).toBeUndefined();
  });

  it('is given to the lightbox with the file that is shown already', () => {
    const shown = viewImage({ ...blue, url: '/images/mug.png' }, mug, page, base);
    expect(viewedImage({ ...blue, url: '/images/mug.png', srcset: null }, shown, 'Mug')).toEqual({
      src: '/images/mug.png',
      srcSet: shown.srcSet,
      preview: '/images/mug.png',
      alt: blue.alt,
      title: '',
      text: '',
      video: null,
    });
    expect(viewedImage({ ...blue, alt: '', srcset: '/b 2x' }, shown, 'Mug')).toMatchObject({
      src: blue.url,
      srcSet: '/b 2x',
      preview: '',
      alt: 'Mug',
    });
  });

  it('describes a picture without a text by the title', () => {
    expect(viewImage({ ...blue, alt: '' }, mug, null, base).alt).toBe('Mug');
  });
});
