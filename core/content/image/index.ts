export { imageAltText, type ImageTexts } from './alt-text.js';
export { defaultFocalPoint, focalPosition, formatFocalPoint } from './focal-point.js';
export { plainImage, type ImageDescription, type PlainImage } from './image-attributes.js';
export { describeImageRule, imageRuleTexts, type ImageRuleText } from './image-rule-texts.js';
export {
  findBrokenImageRules,
  imageLoaders,
  imagePriorities,
  imageRules,
  type BrokenImageRule,
  type ImageAttribute,
  type ImageLoader,
  type ImagePriority,
  type ImageRule,
  type ImageRuleName,
  type ReadAttribute,
} from './image-rules.js';
export { imageColorPositions, type ImageColorPosition } from './image-colors.js';
export { parseImageSize, resizedHeight, resizedWidth, type ImageSize } from './size.js';
export { imageSrcset } from './srcset.js';
export { imageWidths, thumbnailForWidth } from './widths.js';
