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
  gallerySwitches,
  type GalleryChoice,
  type GallerySwitch,
} from './gallery-settings.js';
export { iCalendarAddress, iCalendarText, type CalendarFileOptions } from './icalendar.js';
export {
  defaultFocalPoint,
  describeImageRule,
  findBrokenImageRules,
  focalPosition,
  formatFocalPoint,
  imageAltText,
  imageColorPositions,
  imageLoaders,
  imagePriorities,
  imageRuleTexts,
  imageRules,
  imageSrcset,
  imageWidths,
  parseImageSize,
  plainImage,
  resizedHeight,
  resizedWidth,
  thumbnailForWidth,
  type BrokenImageRule,
  type ImageAttribute,
  type ImageColorPosition,
  type ImageDescription,
  type ImageLoader,
  type ImagePriority,
  type ImageRule,
  type ImageRuleName,
  type ImageRuleText,
  type ImageSize,
  type ImageTexts,
  type PlainImage,
  type ReadAttribute,
} from './image/index.js';
export { itemClasses, type ClassedItem } from './item-classes.js';
export { altTextLength, contentLimits, truncateLength } from './limits.js';
export { promotedBlocks, type PromotedBlock } from './promoted-blocks.js';
export { readSafeContent, safeTags, type SafeElement, type SafeNode } from './safe-content.js';
export { slugify } from './slug.js';
export { hasText, stripTags } from './strip-tags.js';
export {
  readVideoFrame,
  readVideoPlayer,
  videoProviders,
  type VideoFrame,
  type VideoPlayer,
  type VideoProvider,
} from './video/index.js';
