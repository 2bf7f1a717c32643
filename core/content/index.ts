export { blockTypes, imageBlockType, type BlockType } from './block-types.js';
export { googleCalendarUrl, type CalendarEvent } from './calendar-link.js';
export { colorWeight, formatWebsiteColor, type WebsiteColor } from './color/index.js';
export { cutText, truncateText } from './cut-text.js';
export { humanizeDuration } from './duration.js';
export {
  backgroundSources,
  collectionTypes,
  folderBehaviors,
  itemProductTypes,
  pageType,
  recordTypes,
  sliceTypes,
  templatePageType,
  type BackgroundSource,
  type CollectionType,
  type FolderBehavior,
  type ItemProductType,
  type RecordType,
  type SliceType,
} from './enumerations.js';
export {
  galleryChoices,
  galleryMediaOf,
  galleryMediaTypes,
  galleryNumbers,
  galleryRatios,
  gallerySliderRatio,
  gallerySwitches,
  parseGallerySettings,
  readGalleryNumber,
  videoSourceOf,
  type GalleryChoice,
  type GalleryMedia,
  type GalleryMediaType,
  type GalleryNumber,
  type GallerySettings,
  type GallerySwitch,
  type GalleryValue,
  type VideoSource,
} from './gallery/index.js';
export {
  defaultFocalPoint,
  formatFocalPoint,
  imageAltText,
  imageColorPositions,
  imageSrcset,
  imageWidths,
  parseImageSize,
  resizedHeight,
  resizedWidth,
  thumbnailForWidth,
  type ImageColorPosition,
  type ImageSize,
  type ImageTexts,
} from './image/index.js';
export { itemClasses, type ClassedItem } from './item-classes.js';
export { altTextLength, contentLimits, truncateLength } from './limits.js';
export { promotedBlocks, type PromotedBlock } from './promoted-blocks.js';
export { readSafeContent, safeTags, type SafeElement, type SafeNode } from './safe-content.js';
export { slugify } from './slug.js';
export { hasText, stripTags } from './strip-tags.js';
