/** Codes as servers write them (template language §12). Every table also has `undefined`, −1. */
export const folderBehaviors = { undefined: -1, index: 1, redirect: 2, none: 3 } as const;

export const backgroundSources = {
  undefined: -1,
  upload: 1,
  instagram: 2,
  video: 3,
  none: 4,
} as const;

export const itemProductTypes = {
  undefined: -1,
  physical: 1,
  digital: 2,
  service: 3,
  'gift-card': 4,
} as const;

/** Separate from the tables, so that an importer of this code alone does not bundle all names. */
export const templatePageType = 7;
export const pageType = 10;

export const collectionTypes = {
  undefined: -1,
  generic: 1,
  subscription: 2,
  twitter: 3,
  foursquare: 4,
  instagram: 5,
  'gallery-block': 6,
  'template-page': templatePageType,
  'splash-page': 8,
  page: pageType,
  fivehundredpix: 11,
  flickr: 12,
  products: 13,
  'slide-gallery': 15,
  'slide-album': 16,
  'slide-video': 17,
  'album-block': 18,
} as const;

export const recordTypes = {
  undefined: -1,
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  audio: 7,
  video: 8,
  'store-item': 11,
  event: 12,
  gallery: 14,
  binary: 15,
  'css-asset': 16,
  'tweak-asset': 17,
  'digital-good': 18,
  attachment: 19,
  'wordpress-export': 20,
  'json-export': 21,
  'site-search': 30,
  'active-time': 31,
  tweet: 50,
  checkin: 52,
  kbarticle: 54,
} as const;

export const sliceTypes = {
  undefined: -1,
  heading: 1,
  body: 3,
  image: 4,
  gallery: 5,
  video: 6,
  'social-icons': 7,
  buttons: 8,
  navigation: 9,
  'custom-form': 10,
  newsletter: 11,
  album: 12,
  map: 13,
  logo: 14,
  action: 15,
  form: 16,
  lock: 17,
  password: 18,
  twitter: 19,
} as const;

export type FolderBehavior = keyof typeof folderBehaviors;
export type BackgroundSource = keyof typeof backgroundSources;
export type ItemProductType = keyof typeof itemProductTypes;
export type CollectionType = keyof typeof collectionTypes;
export type RecordType = keyof typeof recordTypes;
export type SliceType = keyof typeof sliceTypes;
