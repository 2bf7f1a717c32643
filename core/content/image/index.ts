export { imageAltText, type ImageTexts } from './alt-text.js';
export { defaultFocalPoint, formatFocalPoint } from './focal-point.js';
export { imageColorPositions, type ImageColorPosition } from './image-colors.js';
export { parseImageSize, resizedHeight, resizedWidth, type ImageSize } from './size.js';
export { imageSrcset } from './srcset.js';
export { imageWidths, thumbnailForWidth } from './widths.js';
