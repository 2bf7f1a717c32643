import { describe, expect, it } from 'vitest';
import {
  describeImageRule,
  findBrokenImageRules,
  imageLoaders,
  imagePriorities,
  imageRules,
  imageRuleTexts,
  type ImageAttribute,
} from '../../../../../core/content/index.js';

type Attributes = Partial<Record<ImageAttribute, string>>;
const good: Attributes = { src: '/a.jpg', width: '800', height: '600', alt: 'A' };
const tell = (attributes: Attributes) => {
  const read = (name: ImageAttribute) => attributes[name] ?? null;
  return findBrokenImageRules(read).map(({ rule, attribute }) =>
    describeImageRule(rule, attribute, read(attribute) ?? '', '<vitrine-image>'),
  );
};
const without = (name: ImageAttribute) =>
  Object.fromEntries(Object.entries(good).filter(([known]) => known !== name));

describe('platform §5, image template rules (author warnings)', () => {
  it.each<[string, Attributes, string]>([
    ['"src, width and height required"', without('src'), 'has no src. Give the address'],
    [
      '"src, width and height required"',
      without('width'),
      'has no width. Give the picture’s own width',
    ],
    [
      '"src, width and height required"',
      without('height'),
      'has no height. Give the picture’s own height',
    ],
    [
      '"width and height positive integers"',
      { ...good, width: '0' },
      'has width="0", which is no positive',
    ],
    [
      '"width and height positive integers"',
      { ...good, height: '10.5' },
      'has height="10.5", which',
    ],
    [
      '"width and height positive integers"',
      { ...good, height: '80px' },
      'has height="80px", which',
    ],
    ['"alt text required"', without('alt'), 'has no alt. Say what the picture shows'],
    [
      '"priority must be high, low or none"',
      { ...good, priority: 'top' },
      'has priority="top", which is none of high, low, none',
    ],
    [
      '"loader must be sqs or raw"',
      { ...good, loader: 'cdn' },
      'has loader="cdn", which is none of sqs, raw',
    ],
    [
      '"srcset only with loader raw"',
      { ...good, loader: 'sqs', sizes: '100vw', srcset: '/b.jpg 2x' },
      'has a srcset beside loader="sqs"',
    ],
    [
      '"sizes required with loader sqs"',
      { ...good, loader: 'sqs' },
      'has no sizes beside loader="sqs"',
    ],
  ])('%s', (_, attributes, sentence) => {
    const [only, ...others] = tell(attributes);
    expect(only?.replaceAll("'", '’')).toContain(`<vitrine-image> ${sentence}`);
    expect(others).toEqual([]);
  });

  it.each<[string, Attributes]>([
    ['all that is required', good],
    ['"but may be an empty string for decorative images"', { ...good, alt: '' }],
    ['loader raw with srcset', { ...good, loader: 'raw', srcset: '/b.jpg 2x' }],
    ['loader sqs with sizes', { ...good, loader: 'sqs', sizes: '100vw' }],
    ...imagePriorities.map((priority): [string, Attributes] => [priority, { ...good, priority }]),
  ])('has nothing to say about %s', (_, attributes) => {
    expect(tell(attributes)).toEqual([]);
  });

  it('are eight, each with its words', () => {
    expect(Object.keys(imageRules)).toHaveLength(8);
    expect(Object.keys(imageRuleTexts)).toEqual(Object.keys(imageRules));
  });

  it('name the values that the tables have', () => {
    expect(tell({ ...good, priority: 'x' })[0]).toContain(imagePriorities.join(', '));
    expect(tell({ ...good, loader: 'x' })[0]).toContain(imageLoaders.join(', '));
  });

  it('do not judge a text that is only known later', () => {
    const read = (name: ImageAttribute) => ({ ...good, width: '?', priority: '?' })[name] ?? null;
    expect(findBrokenImageRules(read, (name) => read(name) !== '?')).toEqual([]);
  });
});
