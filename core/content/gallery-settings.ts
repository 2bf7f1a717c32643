/** Gallery settings with several values, and the default of each (platform §3). */
export const galleryChoices = {
  design: { values: ['slideshow', 'slider', 'grid', 'stacked'], default: 'grid' },
  'meta-position': {
    values: ['top', 'top-left', 'top-right', 'center', 'bottom', 'bottom-left', 'bottom-right'],
    default: 'bottom',
  },
  'active-alignment': { values: ['left', 'center', 'right'], default: 'center' },
} as const;

/** Gallery settings that are on or off, and the default of each (platform §3). */
export const gallerySwitches = {
  autoplay: false,
  controls: false,
  'auto-crop': true,
  'square-thumbs': true,
  thumbnails: false,
  'show-meta': true,
  'show-meta-on-hover': false,
  lightbox: false,
} as const;

export type GalleryChoice = keyof typeof galleryChoices;
export type GallerySwitch = keyof typeof gallerySwitches;
