import {
  parseImageSize,
  resizedHeight,
  resizedWidth,
  thumbnailForWidth,
  type ImageSize,
} from '../../../content/index.js';
import { plain, type Formatter, type Formatters } from '../../plugins.js';
import { asNumber, asString, type Value } from '../../values.js';

const malformed = "Invalid source parameter. Pass in 'originalSize'";

const sizeOf = (value: Value) => parseImageSize(asString(value));

const measuring = (measure: (size: ImageSize | null, to: number) => Value): Formatter => ({
  takes: { min: 1, max: 1 },
  prepare: ({ list: [to = ''] }) => {
    const pixels = asNumber(to);
    return (value) => measure(sizeOf(value), pixels);
  },
});

/** Whole pixels, or an error; undefined without a target size. */
const resizing = (resize: (size: ImageSize, to: number) => number) =>
  measuring((size, to) => {
    if (!size) return malformed;
    const pixels = resize(size, to);
    return Number.isNaN(pixels) ? undefined : pixels;
  });

/** Computed from an image's size, `800x400` (§9.2). */
export const imageSizeFormatters = {
  width: /* @__PURE__ */ plain((value) => sizeOf(value)?.width),
  height: /* @__PURE__ */ plain((value) => sizeOf(value)?.height),
  resizedHeightForWidth: /* @__PURE__ */ resizing(resizedHeight),
  resizedWidthForHeight: /* @__PURE__ */ resizing(resizedWidth),
  squarespaceThumbnailForWidth: /* @__PURE__ */ measuring((_, width) => thumbnailForWidth(width)),
  squarespaceThumbnailForHeight: /* @__PURE__ */ measuring((size, height) =>
    size ? thumbnailForWidth(resizedWidth(size, height)) : malformed,
  ),
} satisfies Formatters;
