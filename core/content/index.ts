export { blockTypes, imageBlockType, type BlockType } from './block-types.js';
export { blockVariants, reservationVariants, type BlockVariant } from './block-variants.js';
export { breakpoints, deviceOfWidth, type WidthRange } from './breakpoints.js';
export { googleCalendarUrl, type CalendarEvent } from './calendar-link.js';
export {
  colorWeight,
  formatWebsiteColor,
  isDark,
  parseColor,
  type Rgb,
  type WebsiteColor,
} from './color/index.js';
export { checkPageUrl } from './check-page-url.js';
export { cutText, truncateText } from './cut-text.js';
export { humanizeDuration } from './duration.js';
export {
  anchors,
  collectionViews,
  contentStatusLabels,
  deviceViews,
  editorSliceTypes,
  fontCategories,
  slideTypes,
  surveyCohorts,
  tweakPageTypes,
  type Anchor,
  type CollectionView,
  type ContentStatusLabel,
  type DeviceView,
  type EditorSliceType,
  type FontCategory,
  type SlideType,
  type SurveyCohort,
  type TweakPageType,
} from './editor-types.js';
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
export { checkFileSize, formatFileSize, megabyte } from './file-size.js';
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
  type GalleryChoice,
  type GalleryMedia,
  type GalleryMediaType,
  type GalleryNumber,
  type GallerySettings,
  type GallerySwitch,
  type GalleryValue,
} from './gallery/index.js';
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
export { pageKinds, type PageKind } from './page-kinds.js';
export { promotedBlocks, type PromotedBlock } from './promoted-blocks.js';
export {
  popupOverlayKeys,
  type HeaderFooter,
  type LocaleUpdate,
  type MultilingualSettings,
  type PopupOverlayRecord,
  type SessionAnswer,
  type SessionLogin,
} from './records.js';
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
export { textFilters, type TextFilter } from './text-filters.js';
export {
  createTweakEmitter,
  tweakEvents,
  type TweakChange,
  type TweakEmitter,
  type TweakEvent,
  type TweakEvents,
  type TweakValues,
} from './tweak-events.js';
export {
  contributorRoles,
  eventSources,
  platformFeatures,
  sourceEnvironments,
  upgradePaths,
  websiteStatuses,
  type ContributorRole,
  type EventSource,
  type ExternalAccountTypeCode,
  type FeatureFlagCode,
  type ItemTypeCode,
  type PageSectionTypeCode,
  type PlatformFeature,
  type SourceEnvironment,
  type UpgradePathName,
  type WebsiteStatus,
} from './website.js';
