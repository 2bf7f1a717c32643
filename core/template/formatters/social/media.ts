import { formatFocalPoint, imageColorPositions, parseImageSize } from '../../../content/index.js';
import { socialStrings } from '../../../i18n/index.js';
import {
  element,
  isSafeAddress,
  markupFormatter,
  type Attributes,
  type Child,
} from '../../markup/index.js';
import type { Formatters } from '../../plugins.js';
import { asString, isTruthy, memberAt, memberOf, type Value } from '../../values.js';
import { textOf } from '../../readers/index.js';

/** Media players (§9.2). */
export const mediaFormatters = {
  'audio-player': markupFormatter((item) => {
    const id = textOf(item, 'id');
    const src = asString(memberAt(item, ['structuredContent', 'audioAssetUrl']));
    return element(
      'vitrine-audio',
      { id: `audio-player-${id}`, 'item-id': id },
      element('audio', {
        controls: true,
        preload: 'none',
        src: src || null,
        'aria-label': textOf(item, 'title') || null,
      }),
    );
  }),

  video: markupFormatter((item, _, args) => {
    const html = asString(memberAt(item, ['oembed', 'html']));
    const hasOverlay = isTruthy(memberOf(item, 'overlay'));
    return element(
      'vitrine-video',
      {
        'provider-name': asString(memberAt(item, ['oembed', 'providerName'])) || null,
        'data-html': html || null,
        'data-load': args.includes('load-false') && 'false',
        overlay: hasOverlay,
      },
      playLink(
        asString(memberAt(item, ['oembed', 'url'])) || embeddedAddress(html),
        hasOverlay && thumbnail(item, args.includes('color-data')),
      ),
    );
  }),
} satisfies Formatters;

/** Links to the video instead of printing the provider's markup, which cannot be trusted here. */
function playLink(href: string, picture: Child): Child {
  if (href === '' || !isSafeAddress(href)) return picture;
  return element('a', { href }, picture, socialStrings('playVideo'));
}

/** The frame URL of an oEmbed response. */
function embeddedAddress(html: string): string {
  return /<iframe\s[^<>]*?\bsrc="([^"<>]*)"/i.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

/** Null without a picture; the widget's own layers lie over it (§9.2). */
function thumbnail(item: Value, withColors: boolean): Child {
  if (!textOf(item, 'mainImageId') && !textOf(item, 'systemDataId')) return null;

  const focus = memberOf(item, 'mediaFocalPoint');
  const dimensions = textOf(item, 'originalSize');
  const size = parseImageSize(dimensions);
  return element('img', {
    src: textOf(item, 'assetUrl') || null,
    alt: '',
    width: size?.width,
    height: size?.height,
    loading: 'lazy',
    'data-image-dimensions': dimensions || null,
    'data-image-focal-point': formatFocalPoint(textOf(focus, 'x'), textOf(focus, 'y')),
    ...(withColors && colorsOf(memberOf(item, 'colorData'))),
  });
}

function colorsOf(colorData: Value): Attributes {
  return Object.fromEntries(
    imageColorPositions.map((position) => {
      const color = textOf(colorData, `${position}Average`);
      return [`data-color-${position}`, color ? `#${color}` : null];
    }),
  );
}
