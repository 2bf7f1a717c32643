import { describe, expect, it } from 'vitest';
import { contentFormatters } from '../../../../../../core/template/formatters/content/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';
import { parsePart } from '../../../../../support/parse-html.js';

const render = renderWith({ formatters: contentFormatters });
const renderEscaped = renderWith({ formatters: contentFormatters }, { escape: 'html' });

function parse(html: string): HTMLImageElement {
  const { childNodes, firstElementChild } = parsePart(html);
  expect(childNodes).toHaveLength(1);
  return firstElementChild as HTMLImageElement;
}

function attributesOf(html: string): Record<string, string> {
  return Object.fromEntries([...parse(html).attributes].map(({ name, value }) => [name, value]));
}

describe('image', () => {
  // platform §3: "Image: assetUrl, originalSize (WIDTHxHEIGHT), mediaFocalPoint x/y, … systemDataVariants"
  it('is a real image with the facts of the reference', () => {
    const img = {
      id: '560c37',
      title: 'Mug "blue"',
      originalSize: '800x400',
      assetUrl: '/a.jpg',
      systemDataVariants: '800x400,100w,300w',
      mediaFocalPoint: { x: 0.3, y: 0.7 },
      licensedAssetPreview: {},
      componentKey: 'key',
    };
    expect(attributesOf(render('{img|image}', { img }))).toEqual({
      class: 'thumb-image',
      src: '/a.jpg',
      srcset: '/a.jpg?format=100w 100w,/a.jpg?format=300w 300w,/a.jpg?format=original 500w',
      alt: 'Mug "blue"',
      width: '800',
      height: '400',
      loading: 'lazy',
      'data-licensed-asset-preview': 'true',
      'data-component-key': 'key',
      'data-src': '/a.jpg',
      'data-image': '/a.jpg',
      'data-image-dimensions': '800x400',
      'data-image-focal-point': '0.3,0.7',
      'data-image-id': '560c37',
    });
  });

  it('has the known attributes, and always a class and an alternative text', () => {
    expect(attributesOf(render('{img|image round}', { img: { originalSize: 1000 } }))).toEqual({
      class: 'round',
      alt: '',
      loading: 'lazy',
      'data-src': '',
      'data-image': '',
      'data-image-dimensions': '1000',
      'data-image-focal-point': '0.5,0.5',
    });
  });

  it.each([null, 'text', 5, []])('is nothing for %j', (img) => {
    expect(render('[{img|image}{missing|image}]', { img })).toBe('[]');
  });

  it('keeps hostile data in its attributes, and runs no address', () => {
    const evil = `"><script>alert(1)</script> onerror='x`;
    const img = {
      id: evil,
      title: evil,
      originalSize: evil,
      assetUrl: `java\nscript:alert(1)//${evil}`,
      systemDataVariants: `${evil}w`,
      componentKey: evil,
    };
    const html = render('{img|image}', { img });
    const attributes = attributesOf(html);
    expect(attributes['src']).toBeUndefined();
    expect(attributes['alt']).toBe(evil);
    expect(html).not.toContain('<script');
    expect(renderEscaped('{img|image}', { img })).toBe(html);
  });
});

describe('image-srcset', () => {
  it.each<[Value, string]>([
    [
      { assetUrl: '/a.jpg', systemDataVariants: '8x4,100w,1500w' },
      ' srcset="/a.jpg?format=100w 100w,/a.jpg?format=1500w 1500w,/a.jpg?format=original 2500w"',
    ],
    [{ assetUrl: '/a"b.jpg', systemDataVariants: '5w' }, ' srcset="/a&quot;b.jpg?format=5w 5w"'],
    [{ assetUrl: '/a.jpg', systemDataVariants: '' }, ''],
    [{ assetUrl: '/a.jpg' }, ''],
    [{ systemDataVariants: '100w' }, ''],
    [null, ''],
    ['text', 'text'],
  ])('of %j is %s', (a, expected) => {
    expect(render('{a|image-srcset}', { a })).toBe(expected);
  });

  it('hands on no text as markup where the engine escapes', () => {
    expect(renderEscaped('[{a|image-srcset}]', { a: '<b>' })).toBe('[]');
  });
});

describe('image-color', () => {
  const colorData = {
    topLeftAverage: '111',
    topRightAverage: '222',
    bottomLeftAverage: '333',
    bottomRightAverage: '444',
    centerAverage: '555',
  };

  it.each<[string, Value, string]>([
    [
      'image-color',
      { colorData },
      'data-color-topLeft="#111" data-color-topRight="#222" data-color-bottomLeft="#333" data-color-bottomRight="#444" data-color-center="#555" ',
    ],
    ['image-color', { colorData: { centerAverage: '555' } }, 'data-color-center="#555" '],
    ['image-color center', { colorData }, '#555'],
    ['image-color topLeft color', { colorData }, 'color: #111'],
    ['image-color:topLeft:background-color', { colorData }, 'background-color: #111'],
    ['image-color topLeft', { colorData: { topLeftAverage: '' } }, '"topLeft" not found.'],
    ['image-color middle', { colorData }, '"middle" not found.'],
    ['image-color middle x', { colorData }, '"middle" not found.'],
    ['image-color', {}, ''],
    ['image-color center', { colorData: null }, ''],
    ['image-color center', null, ''],
  ])('%s of %j is %s', (call, a, expected) => {
    expect(render(`{a|${call}}`, { a })).toBe(expected);
  });

  it('escapes the colours', () => {
    const a = { colorData: { centerAverage: '"><b>' } };
    expect(render('{a|image-color center}', { a })).toBe('#&quot;&gt;&lt;b&gt;');
    expect(renderEscaped('{a|image-color}', { a })).toBe(
      'data-color-center="#&quot;&gt;&lt;b&gt;" ',
    );
  });
});
