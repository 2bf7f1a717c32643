export {
  galleryMediaOf,
  galleryMediaTypes,
  type GalleryMedia,
  type GalleryMediaType,
} from './media-types.js';
export { parseGallerySettings, readGalleryNumber } from './parse-settings.js';
export {
  galleryChoices,
  galleryNumbers,
  galleryRatios,
  gallerySliderRatio,
  gallerySwitches,
  type GalleryChoice,
  type GalleryNumber,
  type GallerySettings,
  type GallerySwitch,
  type GalleryValue,
} from './settings.js';
