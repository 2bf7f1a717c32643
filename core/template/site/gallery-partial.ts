/** A setting of several values or numbers as an attribute, unless it has its default. */
const unless = (initial: string, setting: string, attribute = setting) =>
  `{.equal? options.${setting} ${initial}}{.or} ${attribute}="{options.${setting}|htmltag}"{.end}`;

/** A switch that is off by itself as an attribute without a value. */
const ifOn = (setting: string, attribute = setting) =>
  `{.if options.${setting}} ${attribute}{.end}`;

/** A switch that is on by itself. */
const ifOff = (setting: string) => `{.if options.${setting}}{.or} ${setting}="off"{.end}`;

/**
 * A template of the attributes of `vitrine-gallery`, from the \`options\` in scope, which \`completeGalleryOptions\` has
 * completed (platform §3). \`thumbnails\` follows from the design.
 */
export const galleryAttributes: string = [
  ' design="{options.design|htmltag}"',
  ifOn('autoplay'),
  unless('5', 'autoplay-duration'),
  ifOn('controls'),
  ifOff('auto-crop'),
  unless('"square"', 'aspect-ratio'),
  ifOff('square-thumbs'),
  unless('80', 'thumbnail-strip-height'),
  unless('20', 'thumbnail-strip-margin'),
  ifOff('show-meta-basic'),
  ifOff('show-meta'),
  ifOn('show-meta-only-title'),
  unless('"bottom"', 'meta-position'),
  ifOn('show-meta-on-hover'),
  unless('"center"', 'active-alignment'),
  unless('4', 'thumbnails-per-row'),
  unless('20', 'padding'),
  ifOn('lightbox'),
  unless('"dark"', 'lightboxTheme', 'lightbox-theme'),
  unless('300', 'max-width'),
  ifOn('newWindow', 'new-window'),
  ifOn('transparentBackground', 'transparent-background'),
].join('');

/** How wide a picture is drawn, so that the browser takes a file of that size; a late one measures itself. */
const sizes =
  '{.gallery-design-grid?}auto, min({options.max-width}px, 50vw){.or}{.gallery-design-slider?}auto, 60vw{.or}auto, 100vw{.end}{.end}';

/** For the sheet: no style attribute, which policies forbid, and no script. */
const focus =
  '{.section mediaFocalPoint} data-focal-x="{x|htmltag}" data-focal-y="{y|htmltag}"{.end}';

const image = `<img src="{assetUrl|htmltag}"{@|image-srcset} sizes="${sizes}"{.if originalSize} width="{originalSize|width}" height="{originalSize|height}"{.end}{.equal? @index 1}{.or} loading="lazy"{.end} decoding="async"${focus} {@|image-meta}>`;

const newWindow = '{.if options.newWindow} target="_blank" rel="noopener"{.end}';

/** A video, a picture that opens in the window, one with a link of its own, or a picture alone. */
const linked = `{.if oembed.url}<a href="{oembed.url|htmltag}" data-video>${image}</a>{.or}{.gallery-lightbox?}<a href="{assetUrl|htmltag}">${image}</a>{.or}{.if clickthroughUrl}<a href="{clickthroughUrl|htmltag}"${newWindow}>${image}</a>{.or}${image}{.end}{.end}{.end}`;

const caption = `{.gallery-show-meta?}{.if options.show-meta-basic}{.if title}<figcaption><p>{title|html}</p>{.if options.show-meta-only-title}{.or}{.if description}<div>{description}</div>{.or}{.if body}<div>{body}</div>{.end}{.end}{.end}</figcaption>{.end}{.end}{.end}`;

/**
 * The pictures of `items` by `options` (platform §3): a list that works without script in \`vitrine-gallery\`, which adds
 * the rest. An empty item is left out. A list that scrolls takes the focus.
 */
export const galleryPartial = `<vitrine-gallery${galleryAttributes}>
<ul role="list" aria-label="{collection.title|htmltag}"{.gallery-design-slideshow?} tabindex="0"{.or}{.gallery-design-slider?} tabindex="0"{.end}{.end}>{.repeated section items}{.equal? mediaType "imageEmpty"}{.or}{.if assetUrl}
<li><figure>${linked}${caption}</figure></li>{.end}{.end}{.end}
</ul>
</vitrine-gallery>`;
