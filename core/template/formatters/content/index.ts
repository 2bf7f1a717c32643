import type { Formatters } from '../../plugins.js';
import { colorFormatters } from './color.js';
import { imageFormatters } from './image.js';
import { imageMetaFormatters } from './image-meta.js';
import { imageSizeFormatters } from './image-size.js';
import { itemClassesFormatters } from './item-classes.js';
import { preloadFormatters } from './preload.js';
import { contentTextFormatters } from './text.js';

export { preloadWith } from './preload.js';

/** The formatters of a site's items and images (§9.2). */
export const contentFormatters = {
  ...colorFormatters,
  ...contentTextFormatters,
  ...imageFormatters,
  ...imageMetaFormatters,
  ...imageSizeFormatters,
  ...itemClassesFormatters,
  ...preloadFormatters,
} satisfies Formatters;
