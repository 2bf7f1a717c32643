import { galleryPartial } from './gallery-partial.js';

/**
 * Templates of the host itself, for files that a site leaves out: the partials that templates apply by name, and plain
 * lists and items. A file or a partial of the same name replaces one.
 */
export const systemPartials: Readonly<Record<string, string>> = {
  'sqs-share-buttons': `{.section item}{@|apply sqs-share-links}{.or}{@|apply sqs-share-links}{.end}`,
  'sqs-share-links': `{.if fullUrl}<ul class="share-buttons">
<li><a href="https://www.facebook.com/sharer/sharer.php?u={website.baseUrl|url-encode}{fullUrl|url-encode}" rel="noopener" target="_blank">Facebook</a></li>
<li><a href="https://x.com/intent/post?url={website.baseUrl|url-encode}{fullUrl|url-encode}&amp;text={title|url-encode}" rel="noopener" target="_blank">X</a></li>
<li><a href="https://www.pinterest.com/pin/create/button/?url={website.baseUrl|url-encode}{fullUrl|url-encode}&amp;description={title|url-encode}" rel="noopener" target="_blank">Pinterest</a></li>
</ul>{.end}`,
  'sqs-social-links': `{.if website.socialAccounts}<ul class="social-links">{.repeated section website.socialAccounts}
<li class="social-{serviceName|htmltag}"><a href="{profileUrl|htmltag}" rel="me noopener" target="_blank">{.if screenname}{screenname|html}{.or}{serviceName|html}{.end}</a></li>{.end}
</ul>{.end}`,
  'vitrine-gallery': galleryPartial,
  // The same under the name of a package that templates install.
  'social-links': `{@|apply sqs-social-links}`,
  // Scripts of templates put the video into it; without them its picture shows.
  'sqs-video-background': `<div class="sqs-video-background" data-config-url="{videoSourceUrl|htmltag}">{.if mainImage}<img class="custom-fallback-image" {mainImage|image-meta}>{.or}{.main-image?}<img class="custom-fallback-image" {@|image-meta}>{.end}{.end}</div>`,
};

/** A list whose items each print `entry`. */
function listOf(entry: string): string {
  return `${listHead}<ul class="item-list">{.repeated section items}
<li class="{@|item-classes}">${entry}</li>{.end}
</ul>${listEnd}`;
}

const listHead = `<h1>{collection.title|html}</h1>
{.if collection.description}<div class="collection-description">{collection.description}</div>
{.end}`;

const listEnd = `{.section pagination}
<nav class="pagination" aria-label="Pages">{.if prevPage}<a rel="prev" href="{prevPageUrl|htmltag}">Newer</a>{.end} {.if nextPage}<a rel="next" href="{nextPageUrl|htmltag}">Older</a>{.end}</nav>{.end}
`;

const itemOf = (content: string) => `{.section item}<article>${content}</article>{.end}
`;

const link = '<a href="{fullUrl|htmltag}">{title|html}</a>';
const picture = '<img src="{assetUrl|htmltag}" alt="{title|htmltag}" loading="lazy">';
const date = '<time datetime="{addedOn|date %F}">{addedOn|date %B %d, %Y}</time>';
const text = '{.if body}{body}{.or}{.if excerpt}{excerpt}{.end}{.end}';

/** Lists without a template of their own, by the kind of collection; templates leave out those the old host had. */
const systemLists: Readonly<Record<string, string>> = {
  products: listOf(
    `<a href="{fullUrl|htmltag}">{.section items}{.section 0}${picture}{.end}{.or}{.if assetUrl}${picture}{.end}{.end}{title|html}</a> {@|product-price}{@|product-status}`,
  ),
  blog: listOf(`${link} {.if addedOn}${date}{.end}{.if excerpt}{excerpt}{.end}`),
  events: listOf(
    `${link} {.if startDate}<time datetime="{startDate|date %F}">{startDate|date %B %d, %Y}</time>{.end}{.if excerpt}{excerpt}{.end}`,
  ),
  gallery: `${listHead}{@|apply vitrine-gallery}${listEnd}`,
};

/** Items without a template of their own. A product can be bought. */
const systemItems: Readonly<Record<string, string>> = {
  products: itemOf(`<h1>{title|html}</h1>
<div class="product-images">{.section items}{.repeated section @}${picture}{.end}{.or}{.if assetUrl}${picture}{.end}{.end}</div>
{.if excerpt}{excerpt}{.end}{@|product-price}{@|product-status}
{@|product-checkout}{.if body}{body}{.end}`),
  blog: itemOf(`<h1>{title|html}</h1>
{.if addedOn}<p>${date}{.if author.displayName} by {author.displayName|html}{.end}</p>{.end}${text}`),
};

export function systemList(typeName: string): string {
  return typeName === 'index' ? systemIndex : (own(systemLists, typeName) ?? listOf(link));
}

export function systemItem(typeName: string): string {
  return own(systemItems, typeName) ?? itemOf(`<h1>{title|html}</h1>\n${text}`);
}

/** An index without a template of its own: the content of its collections, one below the other. */
const systemIndex = `{.repeated section collection.collections}
<section id="{urlId|htmltag}">{.if mainContent}{mainContent}{.or}<h2><a href="{fullUrl|htmltag}">{title|html}</a></h2>
{.if items}<ul class="item-list">{.repeated section items}
<li>{.if assetUrl}${picture}{.end}${link}</li>{.end}
</ul>{.end}{.end}</section>{.end}
`;

const own = (templates: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(templates, name) ? templates[name] : undefined;

export const systemMissing = `<h1>Page not found</h1>
<p>There is no page at this address. <a href="/">Go to the home page</a>.</p>
`;

/** The navigation without \`navigation.block\`. */
export const systemNavigation = `<ul>{.repeated section items}
<li>{.if externalLink}<a href="{externalLink.url|htmltag}">{externalLink.title|html}</a>{.or}<a href="{collection.fullUrl|htmltag}"{.if active} aria-current="page"{.end}>{collection.navigationTitle|html}</a>{.end}</li>{.end}
</ul>
`;
