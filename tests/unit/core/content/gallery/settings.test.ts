import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  galleryChoices,
  galleryMediaOf,
  galleryMediaTypes,
  galleryNumbers,
  galleryRatios,
  gallerySliderRatio,
  gallerySwitches,
  parseGallerySettings,
} from '../../../../../core/content/index.js';

const defaults = {
  design: 'grid',
  autoplay: false,
  'autoplay-duration': 5,
  controls: false,
  'auto-crop': true,
  'aspect-ratio': 'square',
  'square-thumbs': true,
  thumbnails: false,
  'thumbnail-strip-height': 80,
  'thumbnail-strip-margin': 20,
  'show-meta-basic': true,
  'show-meta': true,
  'show-meta-only-title': false,
  'meta-position': 'bottom',
  'show-meta-on-hover': false,
  'active-alignment': 'center',
  'thumbnails-per-row': 4,
  padding: 20,
  lightbox: false,
  lightboxTheme: 'dark',
  'max-width': 300,
  newWindow: false,
  transparentBackground: false,
};

describe('the settings of a gallery (platform §3)', () => {
  it('are 23, each with its default', () => {
    expect(Object.keys(defaults)).toHaveLength(23);
    expect(parseGallerySettings({})).toEqual(defaults);
  });

  it.each([
    ['design', 'slideshow, slider, grid, stacked'],
    [
      'aspect-ratio',
      'square, standard, standard-vertical, four-three, three-four-vertical, widescreen, anamorphic-widescreen',
    ],
    ['meta-position', 'top, top-left, top-right, center, bottom, bottom-left, bottom-right'],
    ['active-alignment', 'left, center, right'],
    ['lightboxTheme', 'dark, light'],
  ] as const)('platform §3: %s is one of %s', (setting, values) => {
    expect(galleryChoices[setting].values.join(', ')).toBe(values);
    for (const value of galleryChoices[setting].values) {
      expect(parseGallerySettings({ [setting]: value })[setting]).toBe(value);
    }
    expect(parseGallerySettings({ [setting]: 'other' })[setting]).toBe(defaults[setting]);
  });

  it.each([
    ['autoplay-duration', '1-10 s'],
    ['thumbnail-strip-height', '0-200'],
    ['thumbnail-strip-margin', '0-60'],
    ['thumbnails-per-row', '1-10'],
    ['padding', '0-50'],
    ['max-width', '100-300'],
  ] as const)('platform §3: %s is %s', (setting, range) => {
    const [, least, most] = /(\d+)-(\d+)/.exec(range)!.map(Number);
    const read = (value: unknown) => parseGallerySettings({ [setting]: value })[setting];
    expect([read(least), read(most)]).toEqual([least, most]);
    expect([read(least! - 1), read(most! + 1), read(Infinity)]).toEqual([least, most, most]);
    expect([read(`${most}`), read(`${most}px`)]).toEqual([most, most]);
    for (const nonsense of [null, '', 'wide', [], {}, true, Number.NaN]) {
      expect(read(nonsense)).toBe(defaults[setting]);
    }
  });

  it.each([
    ['square', 1],
    ['standard', 3 / 2],
    ['standard-vertical', 2 / 3],
    ['four-three', 4 / 3],
    ['three-four-vertical', 3 / 4],
    ['widescreen', 16 / 9],
    ['anamorphic-widescreen', 2.4],
  ] as const)('platform §3: a picture that is %s is %f times as wide as high', (name, ratio) => {
    expect(galleryRatios[name]).toBe(ratio);
  });

  it("platform §3: 'Default slider aspect ratio is 50'", () => {
    expect(gallerySliderRatio).toBe(50);
  });

  it.each<[unknown, boolean | null]>([
    [true, true],
    ['true', true],
    ['On', true],
    [1, true],
    ['1', true],
    [false, false],
    ['false', false],
    ['off', false],
    [0, false],
    ['0', false],
    ['yes', null],
    [2, true],
    [1.5, null],
    ['', null],
    [null, null],
    [[], null],
    [{}, null],
  ])('a switch of %j is %j, and null is its default', (value, expected) => {
    const names = Object.keys(gallerySwitches) as (keyof typeof gallerySwitches)[];
    for (const name of names.filter((each) => each !== 'thumbnails' && each !== 'autoplay')) {
      expect(parseGallerySettings({ [name]: value })[name]).toBe(expected ?? defaults[name]);
    }
  });

  it.each([
    ['slideshow', true, true],
    ['slider', false, true],
    ['grid', false, false],
    ['stacked', false, false],
  ])(
    "platform §3: 'The slideshow design implies thumbnails on; the other designs imply thumbnails off. Grid and stacked force autoplay off.' %s",
    (design, thumbnails, autoplay) => {
      for (const asked of [true, false]) {
        expect(parseGallerySettings({ design, thumbnails: asked, autoplay: true })).toMatchObject({
          thumbnails,
          autoplay,
        });
      }
    },
  );

  it.each([undefined, null, '', 'grid', 4, true, [], () => 1])(
    'of %j are the defaults',
    (value) => {
      expect(parseGallerySettings(value)).toEqual(defaults);
    },
  );
});

const names = Object.keys(defaults);
const anyValue = fc.oneof(
  fc.jsonValue(),
  fc.string(),
  fc.double(),
  fc.constantFrom(...Object.values(galleryChoices).flatMap(({ values }) => [...values])),
  fc.constantFrom('true', 'false', 'on', 'off', undefined),
);
const anyOptions = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fc.constantFrom(...names, '__proto__', 'x'), anyValue) },
  { weight: 1, arbitrary: fc.anything() },
);

describe('any options of a gallery', () => {
  it('are read to settings in their ranges, with what they imply, and the same again', () => {
    fc.assert(
      fc.property(anyOptions, (options) => {
        const settings = parseGallerySettings(options);
        expect(Object.keys(settings).sort()).toEqual([...names].sort());
        for (const [name, { values }] of Object.entries(galleryChoices)) {
          expect(values).toContain(settings[name as keyof typeof galleryChoices]);
        }
        for (const [name, { least, most }] of Object.entries(galleryNumbers)) {
          const value = settings[name as keyof typeof galleryNumbers];
          expect(Number.isInteger(value) && value >= least && value <= most).toBe(true);
        }
        for (const name of Object.keys(gallerySwitches)) {
          expect(typeof settings[name as keyof typeof gallerySwitches]).toBe('boolean');
        }
        expect(settings.thumbnails).toBe(settings.design === 'slideshow');
        if (['grid', 'stacked'].includes(settings.design)) expect(settings.autoplay).toBe(false);
        expect(parseGallerySettings(settings)).toEqual(settings);
      }),
    );
  });
});

describe('the media of an item', () => {
  it("platform §3: 'Gallery item media types: imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video.'", () => {
    expect(Object.keys(galleryMediaTypes).join(', ')).toBe(
      'imageEmpty, imageFile, imageLicensed, imageReused, assetReused, video',
    );
  });

  it.each([
    ['imageEmpty', 'nothing'],
    ['imageFile', 'picture'],
    ['imageLicensed', 'picture'],
    ['imageReused', 'picture'],
    ['assetReused', 'picture'],
    ['video', 'video'],
    ['toString', 'picture'],
    [undefined, 'picture'],
    [8, 'picture'],
  ])('of %j is %s', (type, media) => {
    expect(galleryMediaOf(type)).toBe(media);
  });
});
