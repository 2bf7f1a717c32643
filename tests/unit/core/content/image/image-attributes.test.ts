import { describe, expect, it } from 'vitest';
import {
  imageWidths,
  plainImage,
  type ImageDescription,
} from '../../../../../core/content/index.js';

const described: ImageDescription = {
  src: 'https://cdn.example/a.jpg',
  width: 2500,
  height: 1250,
  alt: 'A',
  sizes: '50vw',
  srcset: '',
  priority: 'none',
  loader: 'raw',
};
const widthsOf = (width: number) =>
  plainImage({ ...described, width, loader: 'sqs' })
    .srcset?.split(', ')
    .map((candidate) => candidate.split(' ')[1]);

describe('plainImage (platform §5, image template rules)', () => {
  it('prints a raw image as it is', () => {
    expect(plainImage({ ...described, srcset: '/b.jpg 2x' })).toEqual({
      src: 'https://cdn.example/a.jpg',
      width: 2500,
      height: 1250,
      alt: 'A',
      sizes: '50vw',
      srcset: '/b.jpg 2x',
      loading: 'lazy',
      fetchpriority: null,
      decoding: 'async',
    });
  });

  it('platform §9: "Image widths offered: 100, 300, 500, 750, 1000, 1500, 2500."', () => {
    expect(widthsOf(2500)).toEqual(imageWidths.map((width) => `${width}w`));
    expect(widthsOf(3000)).toEqual(imageWidths.map((width) => `${width}w`));
  });

  it('offers nothing wider than the file, and the file as wide as it is', () => {
    expect(widthsOf(800)).toEqual(['100w', '300w', '500w', '750w', '800w']);
    expect(plainImage({ ...described, width: 120, loader: 'sqs' }).srcset).toBe(
      'https://cdn.example/a.jpg?format=100w 100w, https://cdn.example/a.jpg?format=original 120w',
    );
  });

  it.each([
    ['/a b.jpg', '/a%20b.jpg?format=100w 100w'],
    ['/a.jpg?v=1', '/a.jpg?v=1&format=100w 100w'],
  ])('keeps the candidates of %s apart', (src, first) => {
    expect(plainImage({ ...described, src, loader: 'sqs' }).srcset?.split(', ')[0]).toBe(first);
  });

  it.each([
    ['high', 'eager', 'high'],
    ['low', 'lazy', 'low'],
    ['none', 'lazy', null],
  ] as const)('priority %s is loading %s, fetchpriority %s', (priority, loading, fetchpriority) => {
    expect(plainImage({ ...described, priority })).toMatchObject({ loading, fetchpriority });
  });

  it('has no candidates without a width, and no sizes without candidates', () => {
    expect(plainImage({ ...described, width: 0, loader: 'sqs' })).toMatchObject({
      width: null,
      srcset: null,
      sizes: null,
    });
  });
});
