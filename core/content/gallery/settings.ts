/** Gallery settings with several values, and the default of each (platform §3). */
export const galleryChoices = {
  design: { values: ['slideshow', 'slider', 'grid', 'stacked'], default: 'grid' },
  'aspect-ratio': {
    values: [
      'square',
      'standard',
      'standard-vertical',
      'four-three',
      'three-four-vertical',
      'widescreen',
      'anamorphic-widescreen',
    ],
    default: 'square',
  },
  'meta-position': {
    values: ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    default: 'bottom',
  },
  'active-alignment': { values: ['left', 'center', 'right'], default: 'center' },
  lightboxTheme: { values: ['dark', 'light'], default: 'dark' },
} as const;

/** Gallery settings that are on or off, and the default of each (platform §3). */
export const gallerySwitches = {
  autoplay: false,
  controls: false,
  'auto-crop': true,
  'square-thumbs': true,
  thumbnails: false,
  'show-meta-basic': true,
  'show-meta': true,
  'show-meta-only-title': false,
  'show-meta-on-hover': false,
  lightbox: false,
  newWindow: false,
  transparentBackground: false,
} as const;

/** Gallery settings that are numbers, with the least, the most and the default of each (platform §3). */
export const galleryNumbers = {
  /** Seconds. */
  'autoplay-duration': { least: 1, most: 10, default: 5 },
  /** Pixels. */
  'thumbnail-strip-height': { least: 0, most: 200, default: 80 },
  /** Pixels. */
  'thumbnail-strip-margin': { least: 0, most: 60, default: 20 },
  'thumbnails-per-row': { least: 1, most: 10, default: 4 },
  /** Pixels between pictures. */
  padding: { least: 0, most: 50, default: 20 },
  /** Pixels: the widest that a picture of a grid becomes. */
  'max-width': { least: 100, most: 300, default: 300 },
} as const;

/** Width divided by height of each `aspect-ratio` (platform §3). */
export const galleryRatios: Readonly<Record<GalleryValue<'aspect-ratio'>, number>> = {
  square: 1,
  standard: 3 / 2,
  'standard-vertical': 2 / 3,
  'four-three': 4 / 3,
  'three-four-vertical': 3 / 4,
  widescreen: 16 / 9,
  'anamorphic-widescreen': 2.4,
};

/** The height of a slider in percent of its width: 'Default slider aspect ratio is 50' (platform §3). */
export const gallerySliderRatio = 50;

export type GalleryChoice = keyof typeof galleryChoices;
export type GallerySwitch = keyof typeof gallerySwitches;
export type GalleryNumber = keyof typeof galleryNumbers;

/** The values of one choice. */
export type GalleryValue<Choice extends GalleryChoice> =
  (typeof galleryChoices)[Choice]['values'][number];

/** All 23 settings of a gallery (platform §3). */
export type GallerySettings = { readonly [Choice in GalleryChoice]: GalleryValue<Choice> } & {
  readonly [Switch in GallerySwitch]: boolean;
} & { readonly [Name in GalleryNumber]: number };
