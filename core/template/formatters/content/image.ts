import { imageColorPositions, imageSrcset, parseImageSize } from '../../../content/index.js';
import { element, escapeAttribute, print } from '../../markup/index.js';
import { plain, type Formatters } from '../../plugins.js';
import { isObject, memberOf, type Value } from '../../values.js';
import { textOf } from '../../readers/index.js';
import { imageFacts } from './image-facts.js';

/** Images and their colours as markup (§9.2). */
export const imageFormatters = {
  image: {
    scoped: true,
    safe: true,
    prepare:
      ({ list: [className = 'thumb-image'] }) =>
      (image, scope) => {
        if (!isObject(image)) return '';
        const facts = imageFacts(image, scope);
        const size = parseImageSize(facts.size);
        return print(
          element('img', {
            class: className,
            src: facts.url || null,
            srcset: srcsetOf(image),
            alt: facts.alt,
            width: size?.width,
            height: size?.height,
            loading: 'lazy',
            'data-licensed-asset-preview': facts.isPreview && 'true',
            'data-component-key': facts.componentKey,
            'data-src': facts.url,
            'data-image': facts.url,
            'data-image-dimensions': facts.size,
            'data-image-focal-point': facts.focalPoint,
            'data-image-id': textOf(image, 'id') || null,
          }),
        );
      },
  },
  'image-srcset': /* @__PURE__ */ plain(
    (image, { escape }) => {
      // Escaped before the URL is repeated: the names of widths and the URL stay apart either way.
      const srcset = srcsetOf(image, escapeAttribute);
      if (srcset !== null) return ` srcset="${srcset}"`;
      // An unchanged value is data and not markup, so it must not be marked safe.
      return escape === 'html' ? undefined : image;
    },
    { safe: true },
  ),
  'image-color': {
    safe: true,
    takes: { max: 2 },
    prepare:
      ({ list: [position, prefix] }) =>
      (image) => {
        const colors = memberOf(image, 'colorData');
        if (!isObject(colors)) return undefined;
        if (position === undefined) return printColors(colors);
        const color = colorAt(colors, position);
        if (color === null) return `"${position}" not found.`;
        return prefix === undefined ? color : `${prefix}: ${color}`;
      },
  },
} satisfies Formatters;

function srcsetOf(image: Value, write = (text: string) => text): string | null {
  const url = write(textOf(image, 'assetUrl'));
  return url ? imageSrcset(url, write(textOf(image, 'systemDataVariants'))) : null;
}

function printColors(colors: Value): string {
  return imageColorPositions
    .flatMap((position) => {
      const color = colorAt(colors, position);
      // A blank after each, so that an attribute of the template may follow directly.
      return color === null ? [] : [`data-color-${position}="${color}" `];
    })
    .join('');
}

/** Escaped for an attribute; null for a missing colour. */
function colorAt(colors: Value, position: string): string | null {
  const color = textOf(colors, `${position}Average`);
  return color ? `#${escapeAttribute(color)}` : null;
}
