import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseGallerySettings } from '../../../../../core/content/index.js';
import { createSite } from '../../../../../core/template/site/index.js';
import {
  completeGalleryOptions,
  withGalleryOptions,
} from '../../../../../core/template/site/gallery-options.js';
import type { Value } from '../../../../../core/template/values.js';

const picture = (title: string, more: Record<string, Value> = {}) => ({
  title,
  assetUrl: `https://img.example/${title.toLowerCase()}.jpg`,
  systemDataVariants: '100w,300w',
  originalSize: '800x600',
  ...more,
});

async function render(options: Value, items: Value[] = [picture('One'), picture('Two')]) {
  const site = createSite({
    files: { 'site.region': '{squarespace.main-content}' },
    data: {
      collections: [{ urlId: 'pictures', title: 'Pictures', typeName: 'gallery', options, items }],
    },
  });
  const { body, errors } = await site.render({ path: '/pictures' });
  expect(errors).toEqual([]);
  return body;
}

const tagOf = (html: string) => /<vitrine-gallery[^>]*>/.exec(html)?.[0];

describe('the options of a gallery', () => {
  it.each<[string, Value]>([
    ['a gallery', { typeName: 'gallery' }],
    ['a gallery block', { typeName: 'gallery-block' }],
    ['a gallery of slides, by its number', { type: 15 }],
  ])('of %s are complete before a template sees them', (_, collection) => {
    const { options } = withGalleryOptions({ collection });
    expect(options).toEqual(parseGallerySettings({}));
  });

  it('of another collection stay', () => {
    const data = { collection: { typeName: 'blog', options: {} }, options: {} };
    expect(withGalleryOptions(data)).toBe(data);
    expect(withGalleryOptions({})).toEqual({});
  });

  it('of the collections of an index are complete', () => {
    const { collection } = withGalleryOptions({
      collection: { collections: [{ typeName: 'gallery', options: { design: 'slider' } }, 'x'] },
    });
    expect(collection).toEqual({
      collections: [
        { typeName: 'gallery', options: parseGallerySettings({ design: 'slider' }) },
        'x',
      ],
    });
  });

  it('keep what is no setting', () => {
    expect(completeGalleryOptions({ indicators: true })).toMatchObject({ indicators: true });
  });

  it.each([
    ['gallery-design-grid?', {}],
    ['gallery-auto-crop?', {}],
    ['gallery-thumbnails?', { design: 'slideshow' }],
  ])('{.%s} of a site holds by the defaults', async (predicate, options) => {
    const site = createSite({
      files: { 'site.region': `{.${predicate}}yes{.or}no{.end}` },
      data: { collections: [{ urlId: 'p', typeName: 'gallery', options, items: [] }] },
    });
    expect((await site.render({ path: '/p' })).body).toBe('yes');
  });
});

describe('a gallery without a template', () => {
  it('is a list that works without script', async () => {
    const html = await render({ lightbox: true });
    expect(html).toContain('<vitrine-gallery design="grid" lightbox>');
    expect(html).toContain('<ul role="list" aria-label="Pictures">');
    expect(html).toContain('<li><figure><a href="https://img.example/one.jpg"><img');
    expect(html).toContain(
      'srcset="https://img.example/one.jpg?format=100w 100w,https://img.example/one.jpg?format=300w 300w,https://img.example/one.jpg?format=original 500w"',
    );
    expect(html).toContain(' width="800" height="600"');
    expect(html).toContain('alt="One"');
    expect(html).toContain('data-image-focal-point="0.5,0.5"');
    expect(html).toContain('<figcaption><p>One</p></figcaption>');
    expect(html.match(/loading="lazy"/g)).toHaveLength(1);
  });

  it.each([
    ['slideshow', true],
    ['slider', true],
    ['grid', false],
    ['stacked', false],
  ])('in the design %s takes the focus where it scrolls: %j', async (design, isFocusable) => {
    expect((await render({ design })).includes(' tabindex="0"')).toBe(isFocusable);
  });

  it.each<[string, Record<string, Value>, Value, string]>([
    ['opens its link', { clickthroughUrl: '/a?b&c' }, {}, '<figure><a href="/a?b&amp;c"><img'],
    [
      'opens its link in a new window',
      { clickthroughUrl: '/a' },
      { newWindow: true },
      '<a href="/a" target="_blank" rel="noopener"><img',
    ],
    ['without a link is a picture alone', {}, {}, '<li><figure><img'],
    [
      'of a video leads to it',
      { mediaType: 'video', oembed: { url: 'https://vimeo.com/1234' } },
      { lightbox: true },
      '<a href="https://vimeo.com/1234" data-video><img',
    ],
    ['has its description', { body: '<b>x</b>' }, {}, '<p>One</p><div><b>x</b></div></figcaption>'],
    [
      'has its title alone',
      { body: '<b>x</b>' },
      { 'show-meta-only-title': true },
      '<p>One</p></figcaption>',
    ],
  ])('an item %s', async (_, more, options, expected) => {
    expect(await render(options, [picture('One', more)])).toContain(expected);
  });

  it('leaves out captions, and items without a picture', async () => {
    expect(await render({ 'show-meta': false })).not.toContain('figcaption');
    expect(await render({ 'show-meta-basic': false })).not.toContain('figcaption');
    expect(await render({}, [picture('One', { mediaType: 'imageEmpty' })])).not.toContain('<li>');
  });

  it('has its focal point for the sheet, without a style attribute', async () => {
    const html = await render({}, [picture('One', { mediaFocalPoint: { x: 0, y: 0.25 } })]);
    expect(html).toContain(' data-focal-x="0" data-focal-y="0.25" ');
    expect(html).toContain('data-image-focal-point="0,0.25"');
    expect(await render({})).not.toContain('data-focal');
    const hostile = await render({}, [picture('One', { mediaFocalPoint: { x: '"><b>', y: 1 } })]);
    expect(hostile).not.toContain('<b>');
  });

  it('escapes what its items say', async () => {
    const html = await render({}, [picture('One', { title: '"><script>', clickthroughUrl: '">' })]);
    expect(html).not.toContain('<script>');
    expect(html).toContain('href="&quot;&gt;"');
  });

  it('prints any options as attributes in their ranges', async () => {
    const names = Object.keys(parseGallerySettings({}));
    const value = fc.oneof(
      fc.jsonValue(),
      fc.boolean(),
      fc.integer(),
      fc.constantFrom('slider', 'slideshow', 'widescreen', 'light', 'top-left', 'right', '">'),
    );
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value), async (options) => {
        const tag = tagOf(await render(options as Value))!;
        expect(tag).toBe(expectedTag(options));
      }),
      { numRuns: 60 },
    );
  });
});

/** Written out another way than the partial: what differs from the defaults. */
function expectedTag(options: unknown): string {
  const settings = parseGallerySettings(options);
  const initial = parseGallerySettings({});
  const order = [
    'autoplay',
    'autoplay-duration',
    'controls',
    'auto-crop',
    'aspect-ratio',
    'square-thumbs',
    'thumbnail-strip-height',
    'thumbnail-strip-margin',
    'show-meta-basic',
    'show-meta',
    'show-meta-only-title',
    'meta-position',
    'show-meta-on-hover',
    'active-alignment',
    'thumbnails-per-row',
    'padding',
    'lightbox',
    'lightboxTheme',
    'max-width',
    'newWindow',
    'transparentBackground',
  ] as const;
  const attributes = order
    .filter((name) => settings[name] !== initial[name])
    .map((name) => {
      const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      if (settings[name] === true) return ` ${attribute}`;
      return ` ${attribute}="${settings[name] === false ? 'off' : settings[name]}"`;
    });
  return `<vitrine-gallery design="${settings.design}"${attributes.join('')}>`;
}
