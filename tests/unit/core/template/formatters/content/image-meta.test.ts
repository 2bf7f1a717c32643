import { describe, expect, it } from 'vitest';
import { contentFormatters } from '../../../../../../core/template/formatters/content/index.js';
import type { Value } from '../../../../../../core/template/values.js';
import { renderWith } from '../../render-with.js';

const render = renderWith({ formatters: contentFormatters });
const renderEscaped = renderWith({ formatters: contentFormatters }, { escape: 'html' });

const image = { title: 'T', originalSize: '8x4', assetUrl: '/a.jpg' };
const meta =
  'data-src="/a.jpg" data-image="/a.jpg" data-image-dimensions="8x4" data-image-focal-point="0.5,0.5" alt="T" ';

describe('image-meta', () => {
  it('lists the facts of an image, each followed by a space', () => {
    const full = {
      ...image,
      componentKey: 'k',
      licensedAssetPreview: {},
      mediaFocalPoint: { x: 0.3, y: 0.7 },
    };
    expect(render('{a|image-meta}', { a: full })).toBe(
      'data-licensed-asset-preview="true" data-component-key="k" data-src="/a.jpg" data-image="/a.jpg" ' +
        'data-image-dimensions="8x4" data-image-focal-point="0.3,0.7" alt="T" ',
    );
  });

  it.each<[string, Value]>([
    ['no object', { licensedAssetPreview: true }],
    ['a list', { licensedAssetPreview: [] }],
    ['half a focal point', { mediaFocalPoint: { x: 0.3 } }],
    ['an empty key', { componentKey: '' }],
  ])('leaves out %s', (_, more) => {
    expect(render('{a|image-meta}', { a: { ...image, ...(more as object) } })).toBe(meta);
  });

  it.each([null, 'text', 5, []])('is nothing for %j', (a) => {
    expect(render('[{a|image-meta}{b|image-meta}]', { a })).toBe('[]');
  });

  it('escapes every fact, so that none can leave its attribute', () => {
    const evil = `"><b a='`;
    const written = '&quot;&gt;&lt;b a=';
    const a = {
      title: evil,
      originalSize: evil,
      assetUrl: evil,
      componentKey: evil,
      mediaFocalPoint: { x: evil, y: evil },
    };
    const printed = render('{a|image-meta}', { a });
    expect(printed).not.toContain('"><');
    expect(printed.split(written)).toHaveLength(8);
    expect(renderEscaped('{a|image-meta}', { a })).toBe(printed);
  });

  it('uses the alternative text of an image block', () => {
    const a = { ...image, altText: ' alt ' };
    expect(render('{a|image-meta}', { a, blockType: 5 })).toContain('alt="alt" ');
    expect(render('{a|image-meta}', { a, blockType: 4 })).toContain('alt="T" ');
    expect(render('{a|image-meta}', { a: { ...a, altText: '' }, blockType: 5 })).toContain(
      'alt="" ',
    );
  });
});

describe('child-image-meta and cover-image-meta', () => {
  it.each<[string, Value]>([
    ['{a|child-image-meta}', { items: [image, {}] }],
    ['{a|child-image-meta 1}', { items: [{}, image] }],
    ['{a|child-image-meta 1 2}', { items: [{}, image] }],
    ['{a|cover-image-meta}', { coverImage: image }],
  ])('%s describes an image of the item', (template, a) => {
    expect(render(template, { a })).toBe(meta);
  });

  it.each<[string, Value]>([
    ['{a|child-image-meta 2}', { items: [image] }],
    ['{a|child-image-meta -1}', { items: [image] }],
    ['{a|child-image-meta x}', { items: [image] }],
    ['{a|child-image-meta}', { items: [] }],
    ['{a|child-image-meta}', {}],
    ['{a|child-image-meta}', null],
    ['{a|cover-image-meta}', {}],
  ])('%s of %j is nothing', (template, a) => {
    expect(render(template, { a })).toBe('');
  });
});
